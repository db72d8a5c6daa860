"""What the text of a card alone tells of the use of its effects, worked out once a duel."""

from engine.core.remembering import once_for_each
from engine.core.values import value
from engine.yugioh.language import (
    Activatable,
    Activate,
    Apply,
    AtDamageStep,
    CardText,
    Condition,
    Continuous,
    DealsBattleDamage,
    During,
    Flip,
    Gains,
    Icon,
    If,
    InBattleStep,
    IsFlipped,
    Kind,
    NegateActivation,
    OriginalAttackBecomes,
    Phase,
    Place,
    Quick,
    ThatCard,
    Timing,
    Trigger,
    Was,
    When,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts
from engine.yugioh.language.nouns import THIS

RESPONDING_SPEED = 2
"""The Spell Speed that a response needs at least (MR-CHAIN-08)."""
RESPONDING_FROM = (Place.HAND, Place.FIELD, Place.GRAVEYARD)
"""From where a player may respond."""
MODIFIERS = (Gains, OriginalAttackBecomes)
"""Facts that raise or lower ATK or DEF."""
BEFORE_CALCULATION = (Timing.START, Timing.BEFORE_CALCULATION)


@value
class EffectUse:
    """One effect that can be activated: which, how fast, and in which of the five timings.

    `speed` is its Spell Speed (MR-CHAIN-09). `trigger` is what it triggers on, for an effect
    that does; `mandatory` then tells that its player has no choice, `misses` that it is lost
    if something else happened since (MR-GLOS-11).
    """

    index: int
    effect: Activatable
    speed: int
    timings: tuple[Timing, ...]
    trigger: Trigger | None
    mandatory: bool
    misses: bool
    as_spell: bool
    """Whether it works where a Pendulum Monster is a Spell, not where it is a monster."""
    in_standby: bool
    """Whether it is a Spell of Spell Speed 1 that opens a chain in the Standby Phase."""
    remembers: Condition | None
    """What it asks of the moment of its activation."""

    @property
    def is_card(self) -> bool:
        """Whether it is the activation of the card itself (MR-ACT-01)."""
        return isinstance(self.effect, Activate)

    def responds_from(self, place: Place) -> bool:
        """Whether a card that lies there may respond with it."""
        if self.speed < RESPONDING_SPEED:
            return self.in_standby and place is Place.FIELD
        if isinstance(self.effect, Quick):
            return self.effect.where is place
        return place in (Place.HAND, Place.FIELD)

    @property
    def is_alternative(self) -> bool:
        """Whether it is one of several, of which its player chooses one."""
        return isinstance(self.effect, When | If) and self.effect.either

    @property
    def from_hand(self) -> bool:
        """Whether it is triggered in the hand, where nobody else sees it."""
        return isinstance(self.effect, When) and self.effect.where is Place.HAND


@once_for_each
def uses(text: CardText) -> tuple[EffectUse, ...]:
    """Every effect of the card that can be activated, in the order of the text."""
    return tuple(
        _use(text, index, effect)
        for index, effect in enumerate(text.sentences)
        if isinstance(effect, Activatable)
    )


def _use(text: CardText, index: int, effect: Activatable) -> EffectUse:
    triggers = isinstance(effect, When | If | Flip)
    may = isinstance(effect, When | If | Flip) and effect.you_can
    return EffectUse(
        index=index,
        effect=effect,
        speed=spell_speed(text, effect),
        timings=_timings(text, effect),
        trigger=(effect.when or IsFlipped(THIS)) if triggers else None,
        mandatory=triggers and not may,
        misses=isinstance(effect, When) and may,
        as_spell=text.scale is not None and index >= len(text.effects),
        in_standby=_is_of_standby(text, effect),
        remembers=next((p.condition for p in parts(effect) if isinstance(p, Was)), None),
    )


def _is_of_standby(text: CardText, effect: Activatable) -> bool:
    """Whether it is the activation of a Spell that says: only in the Standby Phase."""
    said = effect.condition
    named = isinstance(said, During) and said.phases == (Phase.STANDBY,)
    return named and isinstance(effect, Activate) and text.kind is Kind.SPELL


def spell_speed(text: CardText, effect: Activatable) -> int:
    """The Spell Speed of an effect: 1, 2 or 3 (MR-CHAIN-09)."""
    if isinstance(effect, Activate):
        if text.kind is Kind.TRAP:
            return 3 if text.icon is Icon.COUNTER else 2
        return 2 if text.icon is Icon.QUICK_PLAY else 1
    return 2 if isinstance(effect, Quick) else 1


def _timings(text: CardText, effect: Activatable) -> tuple[Timing, ...]:
    """The timings of the Damage Step where its class is usable (MR-DSTEP-02 to MR-DSTEP-04)."""
    if isinstance(effect.when, AtDamageStep):
        return effect.when.timings
    if isinstance(effect.when, InBattleStep):
        return ()
    if isinstance(effect.when, DealsBattleDamage):
        return (Timing.AFTER_CALCULATION,)
    said = list(parts(effect))
    if text.icon is Icon.COUNTER or any(isinstance(part, NegateActivation) for part in said):
        return tuple(Timing)
    if any(isinstance(part, Apply) and isinstance(part.fact, MODIFIERS) for part in said):
        return BEFORE_CALCULATION
    if effect.target is not None and isinstance(effect, Activate) and _changes_target(text):
        return BEFORE_CALCULATION
    return ()


def _changes_target(text: CardText) -> bool:
    """Whether the card, while it stays, changes ATK or DEF of what it targeted."""
    return any(
        isinstance(effect.fact, MODIFIERS) and isinstance(effect.fact.who, ThatCard)
        for effect in effects_of(text.effects, Continuous)
    )
