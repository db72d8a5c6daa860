"""A deck as it was brought: its cards, and where each of them was written."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.game import DeckList

PARTS = ("main", "extra", "side")
"""The parts of a deck list, in the order in which they are written."""

MOST_CARDS = 120
"""The most cards of one part that we keep: twice what any format allows."""

HIGHEST_CODE = 2**32 - 1
"""A passcode is a whole number of 32 bits; 0 is no card."""


@dataclass(frozen=True, slots=True)
class BroughtDeck:
    """The deck of a file or link, with the name it gives itself ("" for none).

    `lines` tells for each code on which lines of the file it stands, counted from 1; it is
    empty for a link.
    """

    deck: DeckList
    name: str = ""
    lines: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def codes(self) -> tuple[int, ...]:
        """Every code once, in the order of the deck."""
        return tuple(dict.fromkeys(self.deck.main + self.deck.extra + self.deck.side))
