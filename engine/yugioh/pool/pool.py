"""The cards by passcode: those that come with the game, then those that were imported.

Of an imported card only its text is held; its tree is made of that when somebody asks for it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace

from engine.core.values import value
from engine.yugioh.language.cards import CardText
from engine.yugioh.language.keeping import KeptError, kept_text, loaded_text
from engine.yugioh.language.terms import Frame

MOST_TREES = 2_000
"""How many trees of imported cards are held at a time."""
_TREES: dict[str, CardText] = {}
"""The trees that were made last, by their texts: matches and pools share them."""


def tree(text: str) -> CardText:
    """The card that was kept as that text; KeptError where it is not in the words of now."""
    found = _TREES.get(text)
    if found is None:
        found = loaded_text(text)
        if len(_TREES) >= MOST_TREES:
            _TREES.clear()
        _TREES[text] = found
    return found


def readable(text: str) -> bool:
    """Whether the card that was kept as that text can be read with the words of now."""
    try:
        tree(text)
    except KeptError:
        return False
    return True


@value
class Beside:
    """What an import tells beside the cards that it brings, by passcode.

    `hidden` are those that players may be suspected of holding, `tokens` the Tokens by name,
    `families` the archetypes that the game's own cards are of, and `mentions` the cards that
    these name.
    """

    hidden: tuple[int, ...] = ()
    tokens: Mapping[str, int] = field(default_factory=dict)
    families: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    mentions: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


NOTHING = Beside()


class Pool(Mapping[int, CardText]):
    """Every card that can be played, by passcode. It never changes: an import makes another.

    `own` are those that come with the game, which go before others of the same passcode.
    """

    def __init__(
        self, own: Mapping[int, CardText], imported: Mapping[int, str], beside: Beside = NOTHING
    ) -> None:
        """The game's own cards, and the texts that the imported ones are kept as."""
        self.own = own
        self.beside = beside
        self._imported = {code: text for code, text in imported.items() if code not in own}

    def __getitem__(self, code: int) -> CardText:
        """The card; KeyError for an unknown one."""
        own = self.own.get(code)
        return tree(self._imported[code]) if own is None else own

    def __contains__(self, code: object) -> bool:
        return code in self.own or code in self._imported

    def __iter__(self) -> Iterator[int]:
        yield from self.own
        yield from self._imported

    def __len__(self) -> int:
        return len(self.own) + len(self._imported)

    def text(self, code: int) -> str:
        """What an imported card is kept as; "" for a card of the game, and an unknown one."""
        return self._imported.get(code, "")

    def among(self, code: int, asked: frozenset[str]) -> str:
        """What an own card is kept as where the import tells of it what is asked for by name.

        That is of which archetypes it is, and which cards it names. "" where that tells
        nothing new.
        """
        own, beside = self.own.get(code), self.beside
        if own is None:
            return ""
        series = _with(own.series, beside.families.get(code, ()), asked)
        mentions = _with(own.mentions, beside.mentions.get(code, ()), asked)
        more = replace(own, series=series, mentions=mentions)
        return "" if more == own else kept_text(more)

    def token(self, name: str) -> str:
        """What the Token of that name is kept as; "" where none was imported."""
        return self.text(self.beside.tokens.get(name, 0))

    @property
    def imported(self) -> Iterator[CardText]:
        """The cards that do not come with the game; each has its tree made."""
        return map(tree, self._imported.values())


def _with(
    known: tuple[str, ...], told: tuple[str, ...], asked: frozenset[str]
) -> tuple[str, ...]:
    """What is known, and of what is told beside that whatever is asked for."""
    return (*known, *(name for name in told if name in asked and name not in known))


class Brought(Mapping[int, CardText]):
    """The cards that a match brings, kept as these texts, before those that come with the game.

    What cannot be read with the words of now is not among them.
    """

    def __init__(self, own: Mapping[int, CardText], brought: tuple[str, ...]) -> None:
        """The game's own cards, and the texts."""
        self.own = own
        cards = [tree(text) for text in brought if readable(text)]
        self._brought = {card.passcode: card for card in cards}

    @property
    def imported(self) -> Iterator[CardText]:
        """The cards that it brings."""
        return iter(self._brought.values())

    @property
    def tokens(self) -> Iterator[CardText]:
        """The Tokens among the cards that it brings."""
        return (each for each in self._brought.values() if each.frame is Frame.TOKEN)

    def __getitem__(self, code: int) -> CardText:
        """The card; KeyError for an unknown one."""
        return self._brought[code] if code in self._brought else self.own[code]

    def __contains__(self, code: object) -> bool:
        return code in self._brought or code in self.own

    def __iter__(self) -> Iterator[int]:
        yield from self._brought
        yield from (code for code in self.own if code not in self._brought)

    def __len__(self) -> int:
        return len(self._brought.keys() | self.own.keys())


def own_of(book: Mapping[int, CardText]) -> Mapping[int, CardText]:
    """The cards of the book that come with the game."""
    return book.own if isinstance(book, Pool | Brought) else book


def only(book: Mapping[int, CardText], codes: tuple[int, ...]) -> Mapping[int, CardText]:
    """The book with the game's own cards, and of the imported ones these alone."""
    if not isinstance(book, Pool):
        return book
    found = {code: text for code in codes if (text := book.text(code))}
    return Pool(book.own, found) if found else book.own
