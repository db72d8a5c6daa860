"""What the text of a card alone tells of the use of its effects, worked out once a duel."""

from engine.core.remembering import once_for_each
from engine.yugioh.language import (
    Activatable,
    CardText,
    Continuous,
    During,
    Icon,
    Kind,
    Phase,
    ShownAsDrawn,
    Step,
    Timing,
    Was,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.node import parts
from engine.yugioh.state.effect_index import BEFORE_CALCULATION, EffectUse
from engine.yugioh.words.changes import Change
from engine.yugioh.words.effects.base import rules_of_activatable
from engine.yugioh.words.facts.base import changes_strength, sets_strength
from engine.yugioh.words.steps import whom
from engine.yugioh.words.triggers.base import Season, rules_of_trigger, season_of


@once_for_each
def uses(text: CardText) -> tuple[EffectUse, ...]:
    """Every effect of the card that can be activated, in the order of the text."""
    return tuple(
        _use(text, index, effect)
        for index, effect in enumerate(text.sentences)
        if isinstance(effect, Activatable)
    )


def _use(text: CardText, index: int, effect: Activatable) -> EffectUse:
    rules = rules_of_activatable(effect)
    trigger = rules.trigger(effect)
    triggered = trigger is not None and not rules.is_optional(effect)
    mandatory = triggered or rules.is_forced(effect)
    return EffectUse(
        index=index,
        effect=effect,
        speed=rules.speed(effect, text),
        timings=_timings(text, effect),
        trigger=trigger,
        mandatory=mandatory,
        misses=rules.is_missed and not mandatory,
        as_spell=text.scale is not None and index >= len(text.effects),
        is_card=rules.is_card,
        is_alternative=rules.is_alternative(effect),
        is_each_time=rules.is_each_time(effect),
        is_of_summoner=rules.is_of_summoner(effect),
        in_standby=rules.is_card and _is_of_standby(text, effect),
        shuns_damage_step=trigger is not None
        and not mandatory
        and text.icon is not Icon.COUNTER
        and rules_of_trigger(trigger).shuns_damage_step(trigger),
        is_claimed=rules.is_claimed,
        occasions=rules.occasions(effect),
        in_battle_step=season_of(trigger) is Season.BATTLE_STEP,
        places=rules.places(effect),
        quick_if=rules.quick_if(effect),
        remembers=next((p.condition for p in parts(effect) if isinstance(p, Was)), None),
    )


@once_for_each
def shown_as_drawn(text: CardText) -> tuple[ShownAsDrawn, ...]:
    """In what moments the card can be shown as it is drawn, and kept revealed."""
    return tuple(part for part in parts(text) if isinstance(part, ShownAsDrawn))


@once_for_each
def may_be_suspected(text: CardText) -> bool:
    """Whether a player is asked who might hold the card, whether they do or not."""
    return bool(shown_as_drawn(text)) or any(use.from_hand for use in uses(text))


@once_for_each
def lies_in_wait(text: CardText) -> bool:
    """Whether an effect of the monster is written to come as it is turned face-up (FLIP)."""
    return any(use.trigger is not None and use.effect.when is None for use in uses(text))


def _is_of_standby(text: CardText, effect: Activatable) -> bool:
    """Whether it is a Spell that says: only in the Standby Phase."""
    said = effect.condition
    named = isinstance(said, During) and said.phases == (Phase.STANDBY,)
    return named and text.kind is Kind.SPELL


def _timings(text: CardText, effect: Activatable) -> tuple[Timing, ...]:
    """The timings of the Damage Step where its class is usable (MR-DSTEP-02 to MR-DSTEP-04)."""
    if text.icon is Icon.COUNTER or rules_of_activatable(effect).is_claimed:
        return tuple(Timing)
    if effect.when is not None:
        said = rules_of_trigger(effect.when).timings(effect.when)
        if said is not None:
            return said
    steps = (part for part in parts(effect) if isinstance(part, Step))
    at_will = effect.when is None
    widest = max((_open_to(step, at_will=at_will) for step in steps), key=len, default=())
    if widest:
        return widest
    is_card = rules_of_activatable(effect).is_card
    return BEFORE_CALCULATION if is_card and _changes_numbers(text) else ()


def _open_to(step: Step, *, at_will: bool) -> tuple[Timing, ...]:
    """The timings of the Damage Step that are open to what says the step, wherever it stands.

    What negates an activation comes at any, what changes ATK or DEF until damage is calculated
    (MR-DSTEP-03); what sets them, where it answers nothing (FAQ 8863, 9140; 9355, 16726).
    """
    if whom(step, Change.DENIED):
        return tuple(Timing)
    fact = step.states
    changes = fact is not None and (changes_strength(fact) or (at_will and sets_strength(fact)))
    return BEFORE_CALCULATION if changes else ()


def _changes_numbers(text: CardText) -> bool:
    """Whether the card, while it stays, changes ATK or DEF of what lies on the field."""
    return any(changes_strength(effect.fact) for effect in effects_of(text.effects, Continuous))
