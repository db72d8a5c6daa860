"""Words of the Tributes of a Normal Summon or Set; nothing of this is activated."""

from pydantic import PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Condition
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Cards
from engine.yugioh.language.sentences import Effect


@word
class CountsAsTwoTributes(Effect):
    """It can be treated as 2 Tributes for the Tribute Summon or Set of one of these."""

    of: Cards


@word
class SparesTributes(Effect):
    """Once, while it is in the Graveyard, you can Normal Summon one of these without any."""

    of: Cards


@word
class MustTribute(Effect):
    """It cannot be Set, and its Tribute Summon takes so many of these and no others.

    Without a number, it can be Set, and either takes as many as its Level asks.
    """

    count: PositiveInt | None
    of: Cards

    @property
    def forbids_set(self) -> bool:
        """Whether it can be summoned only."""
        return self.count is not None


@word
class OnlySet(Effect):
    """It can be Normal Set, but not Normal Summoned; not an effect."""


@word
class NeedsNoTributes(Effect):
    """It can be Normal Summoned or Set without Tributes, but that then holds of it.

    It holds until the monster is turned face-down, leaves, or has its effects negated.
    """

    but: Fact


@word
class NeedsNoTributesIf(Effect):
    """While this is so, it can be Normal Summoned (not Set) without Tributes."""

    condition: Condition


@word
class CanTribute(Effect):
    """So many monsters, or of these, can be Tributed to Tribute Summon it, not to Set it."""

    count: PositiveInt
    of: Cards | None = None


@word
class CameByTributing(Condition):
    """One of the monsters Tributed for its Tribute Summon was such, as it lay on the field."""

    such: Cards


@word
class CameByTributes(Condition):
    """It was Tribute Summoned with so many Tributes, as its own text lets it."""

    count: PositiveInt
