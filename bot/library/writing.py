"""Writing what sources say into a library under construction, and putting it together."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.games import SHELVED, SOURCES
from bot.library.archetypes import draw_archetypes
from bot.library.making import make_cards
from bot.library.watching import Watcher
from bot.shared.normalising import folded
from cards.sources.records import (
    Faq,
    Said,
    SaidArchetype,
    SaidCard,
    SaidList,
    SaidQuestion,
    SaidText,
)
from engine.core.cards import FactKind

ARTWORKS_APART = 10
"""A code less far than this from its alias is another artwork of that card."""
ARTWORKS_FAR_APART = 20
"""So is one less far than this that has the same name."""

_SOURCED = ("described", "texts", "called", "faqs", "questions", "lists")
_FIRST = f"CASE format WHEN '{SOURCES.first}' THEN 0 ELSE 1 END, sources.id DESC"
"""Whose word counts: the first format before others, then what was imported later."""
_FAQS = (
    "(SELECT official_id AS id, spoken(passages) AS passages, spoken(second) AS second "
    "FROM faqs)"
)

_TOLD_EACH = 500
"""After how many texts it is told how far an index has come."""

_Facts: TypeAlias = tuple[int | None, str, str, str]
"""The official number of a card, and in JSON its stats, its archetypes and their numbers."""


def shelve(shelf: sqlite3.Connection, source: int, said: Said) -> None:
    """Write down what the source of that number says; IntegrityError if it was said before."""
    if isinstance(said, SaidCard):
        _card(shelf, source, said)
    elif isinstance(said, SaidText):
        row = (source, said.code, said.language, said.name, said.reading, said.text)
        _insert(
            shelf,
            "texts (source, code, language, name, reading, text, second, origin)",
            (*row, said.second, said.origin.value),
        )
    elif isinstance(said, SaidArchetype):
        _archetype(shelf, source, said)
    elif isinstance(said, SaidQuestion):
        _question(shelf, source, said)
    elif isinstance(said, Faq):
        passages = [[each.effect, each.lines] for each in said.passages]
        second = [[each.effect, each.lines] for each in said.second]
        kept = map(_json, (passages, second, said.questions))
        _insert(shelf, "faqs", (said.official_id, source, said.dated, *kept))
    else:
        _list(shelf, source, said)


def keep(shelf: sqlite3.Connection, old: str, replaced: Sequence[str]) -> None:
    """Take over from the library at the address `old` what all sources but `replaced` said."""
    shelf.execute("ATTACH ? AS old", (old,))
    marks = ", ".join("?" * len(replaced))
    shelf.execute(
        f"INSERT INTO sources SELECT * FROM old.sources WHERE key NOT IN ({marks})", replaced
    )
    for table in _SOURCED:
        shelf.execute(
            f"INSERT INTO {table} SELECT * FROM old.{table} "
            "WHERE source IN (SELECT id FROM main.sources)"
        )
    for table, owner, of in (
        ("concerned", "question", "questions"),
        ("limits", "list", "lists"),
    ):
        shelf.execute(
            f"INSERT INTO {table} SELECT * FROM old.{table} "
            f"WHERE {owner} IN (SELECT id FROM main.{of})"
        )


def put_together(shelf: sqlite3.Connection, watcher: Watcher) -> None:
    """Draw the cards from what all sources say, choose texts, and make the indexes."""
    watcher.begins("cards")
    _draw_cards(shelf)
    draw_archetypes(shelf)
    _choose_texts(shelf)
    _choose_lists(shelf)
    watcher.ends({"cards": _count(shelf, "cards")})
    make_cards(shelf, watcher)
    shelf.create_function("spoken", 1, _spoken, deterministic=True)
    for index, columns, rows in (
        ("names", ("name", "reading"), "texts WHERE chosen"),
        ("texts", ("text", "second"), "texts WHERE chosen"),
        ("questions", ("title", "question", "answer"), "questions"),
        ("faqs", ("passages", "second"), _FAQS),
    ):
        watcher.begins(f"index of {index}")
        count = _count(shelf, rows)
        told = _telling(watcher, count * len(columns))
        shelf.create_function("folded", 1, told, deterministic=True)
        said = ", ".join(f"folded({column})" for column in columns)
        columns_said = ", ".join(columns)
        shelf.execute(
            f"INSERT INTO {index}_index (rowid, {columns_said}) SELECT id, {said} FROM {rows}"
        )
        watcher.ends({index: count})


def _count(shelf: sqlite3.Connection, rows: str) -> int:
    found: tuple[int] = shelf.execute(f"SELECT count(*) FROM {rows}").fetchone()
    return found[0]


def _telling(watcher: Watcher, total: int) -> Callable[[str], str]:
    """Fold texts, of which there are so many, and tell how many are done."""
    done = 0

    def fold(text: str) -> str:
        nonlocal done
        done += 1
        if done % _TOLD_EACH == 0:
            watcher.goes_on(min(done, total), total)
        return folded(text)

    return fold


def _card(shelf: sqlite3.Connection, source: int, said: SaidCard) -> None:
    stats = dict(said.facts)
    if said.printings:
        stats["printings"] = said.printings
    if said.also:
        stats["also"] = said.also
    kept = map(_json, (stats, said.archetypes, said.setcodes))
    _insert(shelf, "described", (source, said.code, said.official_id, said.alias, *kept))


def _archetype(shelf: sqlite3.Connection, source: int, said: SaidArchetype) -> None:
    for place, name in enumerate(said.names):
        _insert(shelf, "called", (source, said.setcode, said.language, place, name))


def _question(shelf: sqlite3.Connection, source: int, said: SaidQuestion) -> None:
    texts = (said.dated, said.title, said.question, said.answer, _json(said.tags))
    _insert(shelf, "questions", (said.id, source, *texts))
    for official_id in dict.fromkeys(said.official_ids):
        _insert(shelf, "concerned", (official_id, said.id))


def _list(shelf: sqlite3.Connection, source: int, said: SaidList) -> None:
    row = (source, said.name, said.family, said.dated, said.day, said.whitelist, said.points)
    number = _insert(shelf, "lists (source, name, family, dated, day, whitelist, points)", row)
    shelf.executemany(
        "INSERT INTO limits VALUES (?, ?, ?, ?)",
        ((number, code, *limit) for code, limit in said.limits.items()),
    )


def _draw_cards(shelf: sqlite3.Connection) -> None:
    cards = _Artworks(shelf).cards()
    said: dict[int, list[_Facts]] = {}
    rows = shelf.execute(
        "SELECT code, official_id, stats, archetypes, setcodes FROM described "
        f"JOIN sources ON sources.id = source ORDER BY {_FIRST}"
    )
    for code, official_id, stats, archetypes, setcodes in rows:
        said.setdefault(code, []).append((official_id, stats, archetypes, setcodes))
    for code, (card, _) in cards.items():
        if card == code:
            _draw(shelf, code, cards[code][1], said[code])
    _insert_all(shelf, "codes", ((code, card) for code, (card, _) in cards.items()))


def _draw(
    shelf: sqlite3.Connection, code: int, treated_as: int | None, said: list[_Facts]
) -> None:
    official_id = next((number for number, *_ in said if number is not None), None)
    stats = [json.loads(each) for _, each, *_ in said]
    row = [
        _json(_first_terms(stats, name)) if kind is FactKind.TERMS else stats[0].get(name)
        for name, kind in SHELVED.printing.facts.items()
    ]
    _insert(shelf, "cards", (code, official_id, treated_as, *row))
    for table, named in (
        ("archetypes", [archetypes for _, _, archetypes, _ in said]),
        ("setcodes", [setcodes for _, _, _, setcodes in said]),
    ):
        first: list[str | int] = next(filter(None, map(json.loads, named)), [])
        _insert_all(shelf, table, ((code, each) for each in dict.fromkeys(first)))


def _first_terms(stats: Sequence[Mapping[str, Sequence[str]]], name: str) -> Sequence[str]:
    """The terms of the first that names any: one that names none may have left them out."""
    return next(filter(None, (each.get(name) for each in stats)), ())


class _Artworks:
    """Which codes are artworks of which card."""

    def __init__(self, shelf: sqlite3.Connection) -> None:
        rows = shelf.execute(
            "SELECT code, official_id, alias FROM described "
            f"JOIN sources ON sources.id = source ORDER BY {_FIRST}"
        )
        self._official: dict[int, int] = {}
        self._alias: dict[int, int] = {}
        self._codes: dict[int, None] = {}
        for code, official_id, alias in rows:
            self._codes[code] = None
            if official_id is not None:
                self._official.setdefault(code, official_id)
            if alias is not None and alias != code:
                self._alias.setdefault(code, alias)
        self._names: dict[int, dict[tuple[int, str], str]] = {}
        names = shelf.execute("SELECT code, source, language, name FROM texts")
        for code, source, language, name in names:
            self._names.setdefault(code, {})[source, language] = name

    def cards(self) -> dict[int, tuple[int, int | None]]:
        """For each code that of its card, and that of the card whose name it has."""
        first: dict[int, int] = {}
        for code in sorted(self._official, key=lambda code: (code in self._alias, code)):
            first.setdefault(self._official[code], code)
        cards = {}
        for code in sorted(self._codes):
            alias = self._alias.get(code)
            card = first.get(self._official.get(code, -1), code)
            if card == code and alias in self._codes and self._alike(code, alias):
                card = alias
            cards[code] = (card, alias if card == code else None)
        settled = {code: cards[card][0] for code, (card, _) in cards.items()}
        return {code: (settled[code], cards[code][1]) for code in cards}

    def _alike(self, code: int, alias: int) -> bool:
        apart = abs(code - alias)
        if apart < ARTWORKS_APART:
            return True
        names, others = self._names.get(code, {}), self._names.get(alias, {})
        shared = names.keys() & others.keys()
        same = all(names[key] == others[key] for key in shared)
        return apart < ARTWORKS_FAR_APART and bool(shared) and same


def _choose_texts(shelf: sqlite3.Connection) -> None:
    shelf.execute("UPDATE texts SET chosen = 0 WHERE chosen")
    shelf.execute(
        "UPDATE texts SET chosen = 1 WHERE id IN (SELECT id FROM (SELECT texts.id AS id, "
        "row_number() OVER (PARTITION BY code, language "
        f"ORDER BY origin = 'fan', {_FIRST}) AS place FROM texts "
        "JOIN sources ON sources.id = source JOIN cards USING (code)) WHERE place = 1)"
    )


def _choose_lists(shelf: sqlite3.Connection) -> None:
    shelf.execute(
        "UPDATE lists SET current = id IN (SELECT id FROM (SELECT id, row_number() OVER "
        "(PARTITION BY family ORDER BY day DESC, id) AS place FROM lists) WHERE place = 1)"
    )


def _insert(shelf: sqlite3.Connection, table: str, row: tuple[object, ...]) -> int:
    marks = ", ".join("?" * len(row))
    return shelf.execute(f"INSERT INTO {table} VALUES ({marks})", row).lastrowid or 0


def _insert_all(
    shelf: sqlite3.Connection, table: str, rows: Iterable[tuple[object, ...]]
) -> None:
    shelf.executemany(f"INSERT INTO {table} VALUES (?, ?)", rows)


def _spoken(passages: str) -> str:
    """What is said in the passages of a FAQ, as they are kept."""
    return "\n".join(line for _, lines in json.loads(passages) for line in lines)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
