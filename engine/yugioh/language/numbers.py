"""Words of Levels and Types that change, and of amounts reckoned from others."""

from pydantic import NonNegativeInt, PositiveInt

from engine.yugioh.language.facts import Fact
from engine.yugioh.language.families import Amount, Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import FORMER, Cards
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Attribute, Type, Until


@word
class GainsLevels(Fact):
    """These monsters have so many Levels more, or fewer; never fewer than one.

    With `followed`, those of your hand go on having them once they have come to the field,
    until they are turned face-down.
    """

    who: Noun
    levels: int
    followed: bool = False


@word
class LevelAsMaterial(Fact):
    """As Synchro Materials of a monster other than those, their Level is so much lower."""

    who: Noun
    lower: PositiveInt
    but: Cards


@word
class LevelBecomes(Fact):
    """The Level of these monsters is that number, whatever changed it before."""

    who: Noun
    level: int | Amount


@word
class OriginalAttackBecomes(Fact):
    """The original ATK of these monsters is that number, not what is printed (MR-GLOS-25)."""

    who: Noun
    attack: NonNegativeInt | Amount


@word
class OriginalDefenseBecomes(Fact):
    """The original DEF of these monsters is that number, not what is printed (MR-GLOS-25)."""

    who: Noun
    defense: NonNegativeInt | Amount


@word
class AlsoOf(Fact):
    """These monsters are of those Attributes as well as of their own."""

    who: Noun
    attributes: tuple[Attribute, ...]


@word
class BecomesType(Fact):
    """These monsters are of that Type, and of no other."""

    who: Noun
    type: Type


@word
class BecomesNamed(Fact):
    """These cards have that name instead of their own."""

    who: Noun
    name: str


@word
class SwitchesOriginals(Fact):
    """The original ATK and the original DEF of these monsters are switched."""

    who: Noun


@word
class SwapOriginalAttacks(Step):
    """The original ATK of the two monsters that it targets are switched until then."""

    until: Until

    def becomes(self, number: int) -> Fact:
        """What then holds of the one just dealt with, by the number of the other."""
        return OriginalAttackBecomes(FORMER, number)


@word
class LevelOf(Amount):
    """So many times the Level that the card has."""

    of: Noun
    times: PositiveInt = 1


@word
class LevelOfTributed(Amount):
    """The Level that the monster Tributed before had on the field, and so many more."""

    more: NonNegativeInt = 0


@word
class RatingOf(Amount):
    """So many times the Link Rating of that card."""

    of: Noun
    times: PositiveInt = 1


@word
class PerLevel(Amount):
    """So much, or so much less, for each Level of the monster whose number it changes."""

    each: int


@word
class PerMaterial(Amount):
    """So much for each Xyz Material of that monster, or of the one whose number it changes."""

    each: PositiveInt
    of: Noun | None = None


@word
class Less(Amount):
    """So much less: what is lost, where it is no plain number."""

    amount: Amount


@word
class HalfOf(Amount):
    """Half of that amount, rounded up; of Life Points, what is left is rounded up."""

    amount: Amount
