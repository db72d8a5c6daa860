"""What a card is found by and found as."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, zip_longest
from operator import attrgetter

from bot.shared.sounds import without_v

WHOLE, CALLED, WORD, BEGINNING, KIN, LETTERS, INSIDE, CHARACTERS, SPREAD, ALIKE = range(10)
"""How closely a name is what was typed: the name, a nickname, words of it, the beginning of a
word or a nickname or all initials, an archetype, an abbreviation, a part, an abbreviation in
other letters, every word somewhere, and spelled alike."""

Spellings = Mapping[str, Mapping[int, Sequence[str]]]
"""In each language other names of cards by their codes."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card found: its code, its name for the reader, and the name by which it was found."""

    code: int
    name: str
    matched: str
    closeness: float = field(default=WHOLE, compare=False)

    @property
    def label(self) -> str:
        """The reader's name, with the other language's or the nickname that was typed."""
        return self.name if self.name == self.matched else f"{self.name} ({self.matched})"


@dataclass(frozen=True, slots=True)
class Entry:
    """A spelling of a card: `own` where it is what the card is called in `language`."""

    code: int
    language: str
    name: str
    written: str
    own: bool = True


def entries(
    names: Mapping[str, Mapping[int, str]],
    readings: Mapping[str, Mapping[int, str]],
    others: Spellings,
) -> Iterator[Entry]:
    """Further names of cards that have a name, then how their names are read, and these.

    Names and readings with ヴ come without it as well, first.
    """
    for language, spelled in others.items():
        for code, further in spelled.items():
            if any(code in named for named in names.values()):
                yield from (Entry(code, language, each, each, own=False) for each in further)
    for language, named in names.items():
        read = {
            code: reading for code, reading in readings.get(language, {}).items() if reading
        }
        for spelled_so in (read, named):
            for code, written in spelled_so.items():
                if (plain := without_v(written)) != written:
                    yield Entry(code, language, named[code], plain)
        for code, reading in read.items():
            yield Entry(code, language, named[code], reading)
        for code, name in named.items():
            yield Entry(code, language, name, name)


def in_line(entries: Iterable[Entry], standing: Mapping[int, int]) -> list[Entry]:
    """Entries of the best known cards first, of these the shortest.

    Of entries of one card that are spelled alike only the last is kept. They are put in
    order key by key, since keys of several parts would take as much memory as all else.
    """
    found = list(entries)
    for key in (
        attrgetter("language"),
        attrgetter("code"),
        attrgetter("written"),
        lambda entry: len(entry.written),
        lambda entry: -standing.get(entry.code, 0),
    ):
        found.sort(key=key)
    same = attrgetter("written", "code", "language")
    return [
        entry
        for entry, following in zip_longest(found, islice(found, 1, None))
        if following is None or same(entry) != same(following)
    ]


def both(
    found: Mapping[str, FoundCard], more: Mapping[str, FoundCard], least: int
) -> dict[str, FoundCard]:
    """The cards of both, the closest first; those of `more` are no closer than `least`."""
    others = (replace(card, closeness=max(card.closeness, least)) for card in more.values())
    found_in: dict[str, FoundCard] = {}
    for card in sorted((*found.values(), *others), key=attrgetter("closeness")):
        found_in.setdefault(card.name, card)
    return found_in
