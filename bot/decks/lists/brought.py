"""A deck as it was brought: its cards, and where each of them was written."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from bot.decks.lists.problems import TooManyCardsError
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
    empty for a link. In a `mixed` deck the cards of the Extra Deck stand in the Main Deck.
    """

    deck: DeckList
    name: str = ""
    lines: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    mixed: bool = False

    def codes(self) -> tuple[int, ...]:
        """Every code once, in the order of the deck."""
        return tuple(dict.fromkeys(self.deck.main + self.deck.extra + self.deck.side))

    def exchanged(self, codes: Mapping[int, int]) -> "BroughtDeck":
        """The same with every code that is a key of `codes` in exchange for its value."""
        parts = (getattr(self.deck, part) for part in PARTS)
        deck = DeckList(*(tuple(codes.get(code, code) for code in part) for part in parts))
        return replace(self, deck=deck)

    def parted(self, belongs_in_extra: Callable[[int], bool]) -> DeckList:
        """The deck with the cards of its Extra Deck in it, for lists that do not part the two.

        Cards that are unknown stay where they were written. Raises TooManyCardsError where a
        part is then too great.
        """
        deck = self.deck
        strays = tuple(code for code in deck.main if belongs_in_extra(code))
        main = tuple(code for code in deck.main if not belongs_in_extra(code))
        return within(DeckList(main, deck.extra + strays, deck.side))


def within(deck: DeckList, **most: int) -> DeckList:
    """`deck`; TooManyCardsError where a part has over MOST_CARDS, or over what `most` says."""
    for part in PARTS:
        count, allowed = len(getattr(deck, part)), most.get(part, MOST_CARDS)
        if count > allowed:
            raise TooManyCardsError(part, count, allowed)
    return deck
