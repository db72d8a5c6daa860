"""What a monster of the Extra Deck is summoned with: the first line of its text."""

from pydantic import PositiveInt

from engine.yugioh.language.node import Node, word
from engine.yugioh.language.nouns import Cards


@word
class Materials(Node):
    """What has to be given for a summon."""


@word
class LinkMaterials(Materials):
    """So many of these monsters; together they count for the Link Rating (MR-LINK-04).

    `named_apart` says that they must have different names.
    """

    of: Cards
    count: PositiveInt = 1
    or_more: bool = False
    named_apart: bool = False
    including: Cards | None = None
    """One of them has to be one of these."""


@word
class XyzMaterials(Materials):
    """So many monsters of that Level."""

    level: PositiveInt
    count: PositiveInt = 2
    of: Cards = Cards()
    or_more: bool = False


@word
class SynchroMaterials(Materials):
    """One of these Tuners and at least so many of these monsters that are no Tuners."""

    tuner: Cards = Cards()
    others: Cards = Cards()
    least: PositiveInt = 1
    exact: bool = False
    """No more of them than that."""
    tuners_too: bool = False
    """The others can be Tuners as well."""


@word
class FusionMaterials(Materials):
    """One monster for each of these, and where it is said one or `more` of those besides."""

    parts: tuple[Cards, ...]
    more: Cards | None = None

    @property
    def least(self) -> int:
        """How many there have to be."""
        return len(self.parts) + (self.more is not None)
