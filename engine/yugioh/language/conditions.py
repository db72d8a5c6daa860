"""If? What must be true of the table."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Condition, Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.qualities import Bound, Within
from engine.yugioh.language.terms import Cause, Counter, Phase, Summon, Whose


@word
class Exists(Condition):
    """There are at least so many of these cards."""

    what: Cards
    count: PositiveInt = 1


@word
class Lacks(Condition):
    """There is no such card."""

    what: Cards


@word
class Only(Condition):
    """There is one of these cards at least, and all of them are such."""

    of: Cards
    such: Cards


@word
class NamedApart(Condition):
    """These cards have at least so many different names together."""

    what: Cards
    count: PositiveInt


@word
class Attacks(Condition):
    """One of these monsters attacks now; with a second noun, one of those is attacked."""

    who: Noun
    whom: Noun | None = None


@word
class Both(Condition):
    """The one and the other."""

    first: Condition
    second: Condition


@word
class Either(Condition):
    """The one or the other, or both."""

    first: Condition
    second: Condition


@word
class During(Condition):
    """It is that player's turn, or with none named any, and one of these phases if named."""

    turn: Whose | None
    phases: tuple[Phase, ...] = ()


@word
class SummonedThisTurn(Condition):
    """That monster was summoned this turn, in one of these ways."""

    who: Noun
    ways: tuple[Summon, ...]


@word
class WasFlipped(Condition):
    """That monster was turned face-up where it lies, and has stayed so."""

    who: Noun


@word
class CameUpon(Condition):
    """It was Special Summoned by its own effect, which answered damage of that kind."""

    damage: Cause


@word
class CameByEffect(Condition):
    """It was last Special Summoned by an effect of one of these cards."""

    of: Cards


@word
class Fell(Condition):
    """It was destroyed on the field by that cause, and sent to the Graveyard, since its
    player's last Standby Phase; it has stayed there. `of` names whose effect it has to be, and
    then it has to have been destroyed on its owner's field.
    """

    by: Cause
    of: Whose | None = None


@word
class CameByItself(Condition):
    """It was Special Summoned by its own effect, and this is your next turn after that."""


@word
class ThisIs(Condition):
    """The card itself is one of these cards."""

    such: Cards


@word
class AimRemains(Condition):
    """The card lies face-up on the field, and so does the monster that its effect targeted."""


@word
class Throughout(Condition):
    """It is so both when the effect is activated and when it resolves."""

    condition: Condition


@word
class BearsCounters(Condition):
    """That card bears at least so many of these counters."""

    who: Noun
    counter: Counter
    count: PositiveInt


@word
class Battles(Condition):
    """One of these monsters battles: from the declaration to the end of the Damage Step."""

    who: Noun


@word
class BattledThisTurn(Condition):
    """Damage was calculated for a battle of one of these monsters in this turn."""

    such: Cards


@word
class BattlesWith(Condition):
    """One of these monsters battles one of those, whichever of the two attacks."""

    who: Noun
    whom: Noun


@word
class InDamageStep(Condition):
    """It is the Damage Step of a battle in which that is so."""

    battle: Attacks | BattlesWith


@word
class OutsideDamageStep(Condition):
    """It is not the Damage Step."""


@word
class Was(Condition):
    """It was so when the effect was activated."""

    condition: Condition


@word
class ProvesToBe(Condition):
    """That card is one of these cards, judged by its text even while it lies face-down."""

    which: Noun
    such: Cards


@word
class HasLife(Condition):
    """That player has so many Life Points, or no more than an amount."""

    player: Whose
    life: Bound | Within


@word
class Count(Condition):
    """There are so many of these cards, or fewer than there are of others.

    The cards that the step before dealt with count wherever they have gone since.
    """

    what: Noun
    number: Bound | Within
