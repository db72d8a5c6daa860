"""Drawing the archetypes from what the sources say: who is of each, and what each is called."""

import sqlite3
from collections.abc import Mapping

from bot.shared.normalising import squeezed

_KIND = 0xFFF
"""The part of a setcode that is the archetype; the rest marks parts of it."""

_Names = Mapping[str, tuple[str, ...]]


def draw_archetypes(shelf: sqlite3.Connection) -> None:
    """Add to the archetypes of the cards those of their setcodes, and give all their names.

    Two sources mean one archetype where they call it by the same English name. The last
    source that names a setcode in a language is believed.
    """
    known = {
        squeezed(name): name
        for (name,) in shelf.execute("SELECT DISTINCT name FROM archetypes ORDER BY name")
    }
    held = _cards_by_kind(shelf)
    for setcode, names in _called(shelf).items():
        first = next(iter(names.values()))[0]
        key = known.setdefault(squeezed(first) or first, first)
        members = (
            (card, key)
            for card, other in held.get(setcode & _KIND, ())
            if setcode & other == setcode
        )
        shelf.executemany("INSERT OR IGNORE INTO archetypes VALUES (?, ?)", members)
        shelf.executemany(
            "INSERT OR IGNORE INTO archetype_names VALUES (?, ?, ?, ?)",
            (
                (key, language, place, name)
                for language, ways in names.items()
                for place, name in enumerate(ways)
            ),
        )


def _cards_by_kind(shelf: sqlite3.Connection) -> Mapping[int, list[tuple[int, int]]]:
    """The cards and their setcodes, by the archetype's part of them."""
    found: dict[int, list[tuple[int, int]]] = {}
    for card, setcode in shelf.execute("SELECT card, setcode FROM setcodes"):
        found.setdefault(setcode & _KIND, []).append((card, setcode))
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
