"""When? The happenings a card can wait for."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Cards, ThisCard
from engine.yugioh.language.terms import (
    Cause,
    Deed,
    Kind,
    Phase,
    Place,
    Position,
    Summon,
    Timing,
    Whose,
)


@word
class Trigger(Node):
    """A happening a card can answer."""

    @property
    def each(self) -> "tuple[Trigger, ...]":
        """The happenings of which one is enough: this one alone, or several that it joins."""
        return (self,)


@word
class DeclaresAttack(Trigger):
    """One of these declares an attack; `directly`, on the player instead of a monster."""

    who: Noun
    directly: bool = False


@word
class IsSummoned(Trigger):
    """One of these monsters is summoned, in one of these ways where any is named.

    `origin` names from where, `of` whose that is, `by` the cards of which an effect does it.
    """

    who: Noun
    ways: tuple[Summon, ...] = ()
    origin: Place | None = None
    by: Cards | ThisCard | None = None
    of: Whose | None = None


@word
class WouldBeSummoned(Trigger):
    """One of these monsters is about to be summoned in one of these ways (MR-SUM-21).

    Only without a chain, and directly: its answer is Chain Link 1.
    """

    who: Noun
    ways: tuple[Summon, ...]


@word
class IsActivated(Trigger):
    """One of these cards is activated: it is the newest link of the chain (MR-ACT-01).

    With `effect`, an effect of one of these is, and not the card itself (MR-ACT-03); with None,
    either is. `targeting` names what it has to target, with `alone` nothing besides;
    `including` what its effect has to do. With `by_kind`, a Spell or Trap is as a card, and of
    a monster its effect.
    """

    which: Noun
    effect: bool | None = False
    targeting: Noun | None = None
    alone: bool = False
    """It targets one of these cards, and nothing else."""
    including: tuple[Deed, ...] = ()
    by_kind: bool = False
    destroying: Cards | None = None
    """It would destroy one of these cards, whatever a player may choose yet."""
    least: PositiveInt = 1
    """It would destroy at least so many of them."""
    upon: tuple[Summon, ...] = ()
    """It answers a summon in one of these ways."""


@word
class IsResolved(Trigger):
    """A card of that kind, activated while this card was face-up on the field, resolves."""

    kind: Kind


@word
class WouldResolve(Trigger):
    """An effect of one of these comes to be applied; `targeting` names what it targets."""

    which: Cards
    targeting: Noun | None = None


@word
class WasTargeted(Trigger):
    """An effect that targeted one of these face-up cards has resolved, even if negated, and
    the card still lies there face-up; in the Damage Step, once damage has been calculated.
    """

    which: Noun


@word
class IsFlipped(Trigger):
    """One of these monsters is turned face-up (MR-SUM-13)."""

    which: Noun


@word
class LeavesField(Trigger):
    """One of these cards leaves the field."""

    which: Noun
    of: Whose | None = None
    """Only by an effect of that player; of this card, from the field of its owner."""
    came: tuple[Summon, ...] = ()
    """Only what was last summoned in one of these ways, even if turned face-down since."""


@word
class IsDestroyed(Trigger):
    """One of these cards is destroyed, by that cause, or one of those, where any is named."""

    which: Noun
    by: Cause | tuple[Cause, ...] | None = None
    as_monster: bool = False
    """Only in a Monster Zone, not where it lay as a Spell: in a Pendulum Zone, or equipped."""
    on_field: bool = False
    """Only on the field, in whatever zone, not in the hand or Deck."""
    of: Whose | None = None
    """Only by an effect of that player; where no cause is named, also in battle with a monster
    of theirs, and where battle is one of those named, in any. What an effect does to this card
    on the field counts only where that is its owner's field.
    """
    came: tuple[Summon, ...] = ()
    """Only what was last summoned in one of these ways, even if turned face-down since."""
    face_down: bool = False
    """Only where it lay face-down on the field."""
    as_equip: bool = False
    """Only while it was equipped to a monster."""

    def __post_init__(self) -> None:
        """ValueError where a battle, which both players fight, is said to be of one."""
        if self.of is not None and self.by is Cause.BATTLE:
            raise ValueError("a battle is of both players")


@word
class IsSentToGraveyard(Trigger):
    """One of these is sent to the Graveyard, from there and by that cause where named.

    With `by_effect`, only as a card effect resolves: not as a cost, nor by the rules.
    `attacked_by` names the player whose monster attacked it in the battle that destroyed it.
    """

    which: Noun
    origin: Place | tuple[Place, ...] | None = None
    destroyed_by: Cause | tuple[Cause, ...] | None = None
    by_effect: bool = False
    by: Whose | None = None
    """Only as an effect of that player resolves; of what falls in battle, to their monster."""
    face_up: bool = False
    """Only where it lay face-up before."""
    face_down: bool = False
    """Only where it lay face-down on the field."""
    attacked_by: Whose | None = None
    flipped: bool = False
    """Only after it was turned face-up where it lay."""
    as_monster: bool = False
    """Only from a Monster Zone, not where it lay as an Equip Card."""
    to: Whose | None = None
    """Only to the Graveyard of that player, whoever controlled it."""
    came: tuple[Summon, ...] = ()
    """Only what was last summoned in one of these ways, even if turned face-down since."""
    in_damage_step: bool = False
    """It can be answered in the Damage Step too, as the text says."""
    held: bool = False
    """Only from the field of the player whose card it is."""


@word
class IsReturnedToHand(Trigger):
    """One of these cards is returned from the field to the hand of its owner.

    `by` names whose effect it has to be done by; with `alone`, no other card may go with it.
    """

    which: Noun
    by: Whose | None = None
    alone: bool = False


@word
class IsAddedToHand(Trigger):
    """One of these cards is added to that player's hand, from there if named, and not by
    drawing.
    """

    who: Whose
    what: Cards
    origin: Place | None = None


@word
class IsBanished(Trigger):
    """One of these cards is banished face-up, whatever for; `origin` names from where."""

    which: Noun
    origin: Place | tuple[Place, ...] | None = None


@word
class IsTributed(Trigger):
    """One of these monsters is Tributed, whatever for; `origin` names from where.

    With `summoning`, for the Tribute Summon of one of these monsters, that was made.
    With `to_summon`, for a Tribute Summon or Set of whatever monster (FAQ 11756).
    With `by_effect`, by an effect that resolves, so for no cost and no Tribute Summon.
    """

    which: Noun
    origin: Place | None = None
    summoning: Cards | None = None
    to_summon: bool = False
    by_effect: bool = False


@word
class IsSentAsMaterial(Trigger):
    """One of these is sent to the Graveyard as material of a summon in that way, that was made.

    `of` names the monsters for whose summon it has to be.
    """

    which: Noun
    way: Summon
    of: Cards | None = None


@word
class IsSentToActivate(Trigger):
    """One of these is sent to the Graveyard to activate an effect of one of those monsters."""

    which: Noun
    of: Cards


@word
class IsDiscarded(Trigger):
    """One of these cards is discarded to the Graveyard; `by_effect`, as an effect resolves."""

    which: Noun
    by_effect: bool = False


@word
class AtDamageStep(Trigger):
    """A battle between these monsters reaches that timing, or one of those, of the Damage Step.

    `fighter` attacks or is attacked, and `foe` is the other one. With `damage_to`, only a
    battle in which that player would take battle damage; with `was_face_down`, only where the
    one attacked was face-down at the start of the Damage Step.
    """

    timing: Timing | tuple[Timing, ...]
    attacker: Noun | None = None
    attacked: Noun | None = None
    damage_to: Whose | None = None
    fighter: Noun | None = None
    foe: Noun | None = None
    was_face_down: bool = False
    falls: bool = False
    """Only where `fighter` is destroyed by it."""
    stands: bool = False
    """Only where `fighter` is not destroyed by it, once damage has been calculated."""

    @property
    def timings(self) -> tuple[Timing, ...]:
        """All timings that it names."""
        return self.timing if isinstance(self.timing, tuple) else (self.timing,)


@word
class DealsBattleDamage(Trigger):
    """One of these inflicts battle damage to that player; `directly`, by a direct attack."""

    who: Noun
    to: Whose
    directly: bool = False
    against: Noun | None = None


@word
class TakesDamage(Trigger):
    """That player takes damage, in battle or by an effect; from a card of `by`, if named.

    With `of`, only by an effect of one of these cards.
    """

    who: Whose
    by: Whose | None = None
    of: Cards | None = None
    cause: Cause | None = None
    """Only damage of that kind."""


@word
class AtPhase(Trigger):
    """That phase of that player's turn, or of any turn, begins; the card lies there."""

    phase: Phase
    whose: Whose | None = None
    where: Place = Place.FIELD


@word
class IsAttacked(Trigger):
    """One of these monsters becomes the target of an attack, by a replay too."""

    which: Noun


@word
class Slays(Trigger):
    """One of these destroys a monster by battle, and sends it to the Graveyard.

    Without `sent`, it may go elsewhere; `slain` is what it has to be, as it lay. A card that
    speaks of itself, or of what it is equipped to, has to outlive it; other cards answer also
    where both fall.
    """

    who: Noun
    sent: bool = True
    slain: Cards = Cards()


@word
class InBattleStep(Trigger):
    """It is the Battle Step: between attacks, or when one is declared."""


@word
class Draws(Trigger):
    """That player draws: once for each draw, of however many cards (MR-GLOS-19).

    With `normal`, they make the draw of their Draw Phase, and the card is the one drawn. With
    `of`, one of them is one of these cards, which only the player who drew it knows.
    """

    who: Whose
    outside: Phase | None = None
    normal: bool = False
    of: Cards | None = None


@word
class BeforeDraw(Trigger):
    """That player is about to draw for their Draw Phase: nothing else can be used then."""

    who: Whose


@word
class IsTurned(Trigger):
    """The battle position of one of these monsters is changed to that one.

    With None, from Attack to Defense Position, even face-down, or the other way round.
    """

    which: Noun
    position: Position | None


@word
class BattlePhaseEnds(Trigger):
    """The Battle Phase comes to its end."""


@word
class EitherHappens(Trigger):
    """One of these happens, or both at once; neither is a time that has a name."""

    first: Trigger
    second: Trigger

    @property
    def each(self) -> tuple[Trigger, ...]:
        """All that it joins."""
        return (*self.first.each, *self.second.each)
