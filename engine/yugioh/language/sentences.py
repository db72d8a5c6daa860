"""Whole effects. One field for each mark of punctuation in the printed text:

When this happens: Pay that, target those; do that.
`when`             `cost`  `target`        `do`
"""

from typing import Literal

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Condition
from engine.yugioh.language.node import Node, word
from engine.yugioh.language.steps import Apply, Step, Target
from engine.yugioh.language.terms import Limit, Phase, Place, Position, Until, Whose
from engine.yugioh.language.triggers import AtDamageStep, Trigger


@word
class Effect(Node):
    """One effect of a card."""


@word
class Activatable(Effect):
    """An effect that is activated and makes a link of a chain; no more often than its limit."""

    when: Trigger | None = None
    condition: Condition | None = None
    cost: Step | None = None
    target: Target | None = None
    do: Step | None = None
    limit: Limit | None = None
    oath: Fact | None = None
    """What has to be so for the whole turn in which it is activated."""
    unanswerable: bool = False
    """Whether nobody can activate anything in response to its activation."""
    unanswered: bool = False
    """Whether your opponent cannot."""
    undeniable: bool = False
    """Whether its activation and its effect cannot be negated."""


@word
class Activate(Activatable):
    """The activation of a Spell or Trap. Nothing to do: it only stays on the field."""


@word
class Ignition(Activatable):
    """An effect that its controller activates in their own Main Phase (MR-EFF-03).

    `where` is the place in which the card lies, or those in any of which it may lie.
    """

    where: Place | tuple[Place, ...] = Place.FIELD
    either: bool = False
    """Whether it is one of several, of which its player chooses one: they count as one."""
    quick_if: Condition | None = None
    """What makes a Quick Effect of it, in either turn, as long as it is so."""

    @property
    def places(self) -> tuple[Place, ...]:
        """All places that it names."""
        return self.where if isinstance(self.where, tuple) else (self.where,)


@word
class Quick(Activatable):
    """A Quick Effect, usable where it says, in either turn (MR-EFF-06).

    With `at_once`, one can use it as one activates its Spell or Trap itself.
    """

    where: Place | tuple[Place, ...] = Place.FIELD
    at_once: bool = False
    either: bool = False
    """Whether it is one of several, of which its player chooses one: they count as one."""

    @property
    def places(self) -> tuple[Place, ...]:
        """All places that it names."""
        return self.where if isinstance(self.where, tuple) else (self.where,)


@word
class When(Activatable):
    """When this happens, you can: it misses its timing if something else happened since.

    `where` is the hand for what is activated there, or the hand and the Graveyard for what is
    in either; else it is used where it is open to all. With `at_once`, one can use it as one
    activates its Spell or Trap itself.
    """

    you_can: bool = False
    where: Place | tuple[Place, ...] | None = None
    either: bool = False
    """Whether it is one of several, of which its player chooses one to activate."""
    at_once: bool = False


@word
class If(Activatable):
    """If this happens: it never misses its timing.

    `where` is the hand or the Graveyard for what is activated there, or in either.
    """

    you_can: bool = False
    where: Place | tuple[Place, ...] | None = None
    either: bool = False
    """Whether it is one of several, of which its player chooses one to activate."""
    each_time: bool = False
    """Whether it is activated once for each time that it happened, not once for a chain."""
    by_summoner: bool = False
    """Whether the player who conducted the summon activates it, as an effect of theirs."""


@word
class Flip(Activatable):
    """FLIP: activated when this card is turned face-up, always or with `you_can` if wished."""

    you_can: bool = False


@word
class Continuous(Effect):
    """A fact, while the card is face-up there, and this is so (MR-EFF-02)."""

    fact: Fact
    condition: Condition | None = None
    where: Place = Place.FIELD


@word
class CanApply(Effect):
    """At that timing of a battle, its controller can let a fact hold for it; no activation."""

    when: AtDamageStep
    fact: Fact
    limit: Limit | None = None

    @property
    def applied(self) -> Step:
        """What is then done: the fact holds to the end of the battle."""
        return Apply(self.fact, Until.END_OF_BATTLE)


@word
class Whenever(Effect):
    """It happens of itself, and starts no chain."""

    when: Trigger
    do: Step


@word
class Remains(Effect):
    """It remains until the End Phase of that many turns of that player, or that `phase` of
    theirs, then is destroyed; not an effect.
    """

    turns: PositiveInt
    whose: Whose
    phase: Literal[Phase.STANDBY, Phase.END] = Phase.END


@word
class Maintained(Effect):
    """Its controller pays this in each of those phases, or it is destroyed; no effect.

    In their own Standby Phases unless it says otherwise; `whose` None means those of both. What
    is not `optional` they pay as long as they can.
    """

    cost: Step
    phase: Phase = Phase.STANDBY
    whose: Whose | None = Whose.YOURS
    optional: bool = True
    instead: Step | None = None
    """What can be done instead of the cost, which then keeps the card as well."""


@word
class NeverSpecialSummoned(Effect):
    """It cannot be Special Summoned, or not from there; not an effect."""

    origin: Place | None = None


@word
class LeavesBanished(Effect):
    """If this face-up card would leave the field, it is banished instead, negated or not."""


@word
class SummonedIf(Effect):
    """It can be Special Summoned from the hand, or those places, without activation (MR-SS-06).

    `cost` is what is done for it first, which is no effect and no cost of one; `limit`, how
    often monsters of its name come so. With `only`, it can be Special Summoned in no other way,
    even once it has come so. It comes in that `position`, where one is named.
    """

    condition: Condition | None = None
    cost: Step | None = None
    limit: Limit | None = None
    only: bool = False
    oath: Fact | None = None
    """What has to be so for the whole turn in which it comes so."""
    position: Position | None = None
    then: Step | None = None
    """What is done of itself once it has come so; `FORMER` is what the cost has taken."""
    places: tuple[Place, ...] = (Place.HAND,)
    to: Whose = Whose.YOURS
    """To whose field it comes."""


@word
class WinsMatch(Effect):
    """Whose direct attack with it leaves the other no Life Points wins the whole Match."""


@word
class WinsIf(Effect):
    """Its owner wins the Duel as soon as this is true (MR-WIN-05)."""

    condition: Condition


@word
class DestroyedIf(Effect):
    """It is destroyed as soon as this is so; it starts no chain."""

    condition: Condition
