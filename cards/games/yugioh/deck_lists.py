"""The parts of a deck of Yu-Gi-Oh!, and how other programs write decks."""

from collections.abc import Iterator

from cards.games.yugioh.lists import as_omega, as_ydk, as_ydke, read, read_code
from cards.games.yugioh.lists.finding import found_in
from cards.games.yugioh.lists.reading import MOST_CARDS
from cards.games.yugioh.messages import say
from cards.languages import LANGUAGES
from engine.core.decks import BroughtDeck, DeckCode, DeckList, Part, UnreadableDeckError
from engine.yugioh.formats.decks import PARTS, SIDE

DECK_PARTS = tuple(
    Part(
        key,
        {each: say(each, f"deck-part-{key}") for each in LANGUAGES},
        most=MOST_CARDS,
        takes_any=key == SIDE,
    )
    for key in PARTS
)


class YugiohDeckLists:
    """`.ydk` files, `ydke://` links and Omega codes."""

    suffix = ".ydk"

    def read(self, content: bytes) -> BroughtDeck:
        """The deck in a file: a `.ydk`, or a text that holds a link or a code."""
        return read(content)

    def read_code(self, text: str) -> BroughtDeck:
        """The deck of the `ydke://` link or Omega code in `text`."""
        return read_code(text)

    def found_in(self, text: str) -> Iterator[BroughtDeck | UnreadableDeckError]:
        """Each deck in `text`, in any of these forms."""
        return found_in(text)

    def as_file(self, deck: DeckList) -> bytes:
        """`deck` as a `.ydk` file."""
        return as_ydk(deck).encode()

    def as_codes(self, deck: DeckList) -> tuple[DeckCode, ...]:
        """`deck` as a `ydke://` link, and as an Omega code."""
        return DeckCode("deck-link", as_ydke(deck)), DeckCode("deck-omega", as_omega(deck))
