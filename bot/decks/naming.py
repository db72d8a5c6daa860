"""Cards that a deck list gives by their names are found, or it is told which are not clear."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.decks.house import House
from engine.core.decks import BroughtDeck, DeckList, NamedCopies, Remark
from engine.core.game import Game
from engine.core.values import value

MOST_HELPED = 5
"""For how many lines the nearest cards are looked for."""
_NEAREST = 3
_EXCERPT = 40
_PASSCODES = range(5, 10)
"""How many digits a passcode has that nobody knows; fewer are a number."""


@value
class Unclear:
    """A line whose name is that of no card for certain, and what it may mean.

    `readings` are what it may be read as, as how many copies of what card, where there is
    more than one; else `nearest` are the names that come nearest.
    """

    line: int
    text: str
    readings: tuple[tuple[int, str], ...] = ()
    nearest: tuple[str, ...] = ()


class UnclearNamesError(Exception):
    """Cards of a deck list cannot be told by their names; `lines` says which.

    `rest` is the deck without them; `is_loading` where this may be since the cards are still
    being made ready.
    """

    def __init__(self, lines: Sequence[Unclear], rest: BroughtDeck, is_loading: bool) -> None:
        super().__init__(len(lines))
        self.lines = tuple(lines)
        self.rest = rest
        self.is_loading = is_loading


async def with_names(
    here: House, game: Game, brought: BroughtDeck, language: str
) -> BroughtDeck:
    """What was brought with every card that it names in its place.

    A line before the first card that counts nothing is passed over: it may be a title.
    Raises UnclearNamesError where a card cannot be told by its name.
    """
    if not brought.named:
        return brought
    catalogue = await here.lookup.renewed()

    def code_of(name: str) -> int | None:
        code = catalogue.index.exact(name)
        if code is None:
            is_passcode = name.isascii() and name.isdecimal() and len(name) in _PASSCODES
            return int(name) if is_passcode else None
        played = catalogue.playable.get(code)
        return played.code if played and played.game == game.key else code

    found = _Found(code_of)
    for each in brought.named:
        found.take(each)
    if found.unclear or not found.placed:
        lines = [*(() if found.placed else found.titles), *found.unclear]
        told = [
            await _unclear(here, found, each, language, is_helped=number < MOST_HELPED)
            for number, each in enumerate(lines)
        ]
        raise UnclearNamesError(told, found.put_into(brought), here.lookup.is_loading)
    return found.put_into(brought)


class _Found:
    """The cards of the lines of a list: what one way alone to read a line is the name of."""

    def __init__(self, code_of: Callable[[str], int | None]) -> None:
        self.placed: list[tuple[NamedCopies, int, int]] = []
        self.titles: list[NamedCopies] = []
        self.unclear: list[NamedCopies] = []
        self._code_of = code_of

    def take(self, line: NamedCopies) -> None:
        """Look for the card of one line."""
        meant = self.meant(line)
        if len(meant) == 1:
            self.placed.append((line, *meant[0]))
        elif not (meant or line.counted or self.placed or self.unclear):
            self.titles.append(line)
        else:
            self.unclear.append(line)

    def meant(self, line: NamedCopies) -> list[tuple[int, int]]:
        """What the line may mean, as how many copies of what code."""
        for group in line.readings:
            found: dict[tuple[int, int], None] = {}
            for reading in group:
                codes = (self._code_of(name) for name in reading.names)
                code = next((code for code in codes if code is not None), None)
                if code is not None:
                    found[reading.count, code] = None
            if found:
                return list(found)
        return []

    def put_into(self, brought: BroughtDeck) -> BroughtDeck:
        """The same deck with all of them in it, and its titles among what was passed over."""
        parts = {part: list(codes) for part, codes in brought.deck.parts.items()}
        lines = dict(brought.lines)
        for line, count, code in self.placed:
            parts.setdefault(line.part, []).extend([code] * count)
            lines[code] = (*lines.get(code, ()), line.line)
        deck = DeckList({part: tuple(codes) for part, codes in parts.items()})
        remarks = (*self._passed(), *brought.remarks)
        return replace(brought, deck=deck, lines=lines, named=(), remarks=remarks)

    def _passed(self) -> tuple[Remark, ...]:
        told = tuple((each.line, each.text[:_EXCERPT]) for each in self.titles[:MOST_HELPED])
        return (Remark("deck-read-titles", len(self.titles), told),) if told else ()


async def _unclear(
    here: House, found: _Found, line: NamedCopies, language: str, *, is_helped: bool
) -> Unclear:
    if meant := found.meant(line):
        names = await here.lookup.names_of([code for _, code in meant], language)
        read = tuple((count, names.get(code, str(code))) for count, code in meant)
        return Unclear(line.line, line.text, read)
    name = line.readings[0][-1].names[-1]
    near = await here.lookup.likely(name, language, _NEAREST) if is_helped else ()
    return Unclear(line.line, line.text, nearest=tuple(each.label for each in near))
