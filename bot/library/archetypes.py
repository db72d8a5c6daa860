"""Drawing the archetypes from what the sources say: who is of each, and what each is called."""

import json
import re
import sqlite3
from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from bot.shared.normalising import squeezed

_KIND = 0xFFF
"""The part of a setcode that is the archetype; the rest marks parts of it."""
_EITHER = re.compile("[/／]")
"""Between two names of which each card has one."""

_Names = Mapping[str, tuple[str, ...]]
_Held: TypeAlias = Mapping[int, Mapping[int, list[tuple[int, int]]]]
"""By the archetype's part of a setcode and by source: the cards, and their setcodes."""


def draw_archetypes(shelf: sqlite3.Connection) -> None:
    """Add to the archetypes of the cards those of their setcodes, and give all their names.

    Two sources mean one archetype where they call it by the same English name. The last
    source that names a setcode in a language is believed. Sources number the archetypes
    differently, so a setcode counts only where most of its cards show what it is called.
    """
    known = {
        squeezed(name): name
        for (name,) in shelf.execute("SELECT DISTINCT name FROM archetypes ORDER BY name")
    }
    held, shown = _cards_by_kind(shelf), _Shown(shelf)
    for setcode, names in _called(shelf).items():
        first = next(iter(names.values()))[0]
        key = known.setdefault(squeezed(first) or first, first)
        for cards in _numbered(held, setcode):
            if shown.by_most(cards, key, names):
                shelf.executemany(
                    "INSERT OR IGNORE INTO archetypes VALUES (?, ?)",
                    ((card, key) for card in cards),
                )
        shelf.executemany(
            "INSERT OR IGNORE INTO archetype_names VALUES (?, ?, ?, ?)",
            (
                (key, language, place, name)
                for language, ways in names.items()
                for place, name in enumerate(ways)
            ),
        )


class _Shown:
    """Of which archetypes the cards are by what they are called, or by what a source names."""

    def __init__(self, shelf: sqlite3.Connection) -> None:
        self._named = set(shelf.execute("SELECT card, name FROM archetypes"))
        self._names: dict[tuple[int, str], set[str]] = {}
        rows = shelf.execute(
            "SELECT DISTINCT card, language, name FROM texts JOIN codes USING (code) "
            "WHERE card IN (SELECT card FROM setcodes)"
        )
        for card, language, name in rows:
            self._names.setdefault((card, language), set()).add(squeezed(name))

    def by_most(self, cards: Collection[int], key: str, names: _Names) -> bool:
        """Whether more than half of the cards are of the archetype."""
        parts = [
            (language, part)
            for language, ways in names.items()
            for part in map(squeezed, chain.from_iterable(map(_EITHER.split, ways)))
            if part
        ]
        fit = sum((card, key) in self._named or self._by_name(card, parts) for card in cards)
        return 2 * fit > len(cards)

    def _by_name(self, card: int, parts: list[tuple[str, str]]) -> bool:
        return any(
            part in name
            for language, part in parts
            for name in self._names.get((card, language), ())
        )


def _numbered(held: _Held, setcode: int) -> Iterator[list[int]]:
    """The cards of the setcode, those of each source apart."""
    for cards in held.get(setcode & _KIND, {}).values():
        yield list(dict.fromkeys(card for card, other in cards if setcode & other == setcode))


def _cards_by_kind(shelf: sqlite3.Connection) -> _Held:
    rows = shelf.execute(
        "SELECT source, code, setcodes FROM described WHERE setcodes != '[]' ORDER BY source"
    )
    last = {(code, each): source for source, code, said in rows for each in json.loads(said)}
    found: dict[int, dict[int, list[tuple[int, int]]]] = {}
    for card, setcode in shelf.execute("SELECT card, setcode FROM setcodes"):
        by_source = found.setdefault(setcode & _KIND, {})
        by_source.setdefault(last[card, setcode], []).append((card, setcode))
    return found


def _called(shelf: sqlite3.Connection) -> Mapping[int, _Names]:
    """What each setcode is called in each language; English comes first."""
    rows = shelf.execute(
        "SELECT setcode, language, source, name FROM called "
        "ORDER BY setcode, language, source, place"
    )
    found: dict[int, dict[str, tuple[str, ...]]] = {}
    latest: dict[tuple[int, str], int] = {}
    for setcode, language, source, name in rows:
        names = found.setdefault(setcode, {})
        again = latest.get((setcode, language)) == source
        names[language] = (*names[language], name) if again else (name,)
        latest[setcode, language] = source
    return found
