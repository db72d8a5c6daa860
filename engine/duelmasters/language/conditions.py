"""Words for what is so, and for what is counted."""

from engine.core.values import value
from engine.duelmasters.language.families import Amount, Condition, Number
from engine.duelmasters.language.nouns import ANY, Cards, Fit, Whose
from engine.duelmasters.language.printed import Zone


@value
class Count(Amount):
    """How many there are, times so much each."""

    of: Cards
    times: int = 1


@value
class Dealt(Amount):
    """How many cards of that kind the step before dealt with."""

    fit: Fit = ANY


@value
class Wins(Amount):
    """How many Gachinko Judges were won."""


@value
class AtLeast(Condition):
    """The number is so great."""

    number: Number
    least: Number


@value
class AtMost(Condition):
    """The number is not greater."""

    number: Number
    most: Number


@value
class Fewer(Condition):
    """Its player has fewer cards there than the designated opponent."""

    zone: Zone


@value
class OniTime(Condition):
    """Own shields and an opponent's are six or fewer together (DM-KW-9, DP-303.1)."""


@value
class Labyrinth(Condition):
    """Own shields outnumber an opponent's (DM-KW-10, DP-303.1)."""


@value
class TurnOf(Condition):
    """It is the turn of such a player."""

    whose: Whose


@value
class AllCivs(Condition):
    """All five civilizations are among the own mana cards."""


@value
class PlayedFree(Condition):
    """The turn player put a creature or cast a spell without tapping mana (DP-300.1b-ex2)."""


@value
class Casts(Amount):
    """How many spells its player has cast in this turn."""


@value
class Attacks(Amount):
    """How many attacks there were in this turn; those of this creature alone, if it says so."""

    of_this: bool = False


@value
class ItFits(Condition):
    """A card that the step before dealt with is like that."""

    fit: Fit


@value
class AttackIsFree(Condition):
    """The creature attacks a player and is not blocked."""


@value
class Both(Condition):
    """The one and the other."""

    first: Condition
    second: Condition
