"""The library as the commands use it: everything is read from the imported file."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from sqlite3 import Row
from typing import Any, Self, TypeVar

import aiosqlite
from pydantic import TypeAdapter

from bot.games import SHELVED
from bot.library.card_filter import UNLIMITED
from bot.library.connection import Door
from bot.library.own_lists import own_copies, own_lists
from bot.library.records import (
    Archetype,
    CardText,
    Counts,
    LibraryCard,
    Limit,
    LimitList,
    NamedCard,
    Question,
    Ruling,
    Source,
)
from bot.shared.normalising import LEAST, matching, spellings, terms
from cards.sources.records import Faq, FaqPassage
from engine.core.cards import FactKind, Facts

_FACTS = SHELVED.printing.facts
FACTS = ", ".join(_FACTS)
"""The columns of what is printed on a card."""
ARCHETYPE = (
    "archetypes.name AS key, language, place, archetype_names.name AS name FROM archetypes "
    "LEFT JOIN archetype_names ON archetype = archetypes.name"
)
_LISTS = (
    "lists.id AS id, lists.name AS name, family, lists.dated AS dated, current, whitelist, "
    "lists.points AS points, sources.name AS source "
    "FROM lists JOIN sources ON sources.id = lists.source"
)
_FAQ = "faqs.official_id AS official_id, dated, passages, second, questions"
_IN_QUESTION = "instr(title || char(10) || question || char(10) || answer, ?)"
_IN_FAQ = (
    "EXISTS (SELECT 1 FROM json_tree('[' || passages || ',' || second || ']') "
    "WHERE json_tree.type = 'text' AND instr(atom, ?))"
)
_COUNTED = ("cards", "faqs", "questions", "lists")
_MOST_TERMS = 10

Record = TypeVar("Record")
_RULING = TypeAdapter(Ruling)
_TEXTS = TypeAdapter(tuple[CardText, ...])
_LIMIT_LISTS = TypeAdapter(tuple[LimitList, ...])
_QUESTIONS = TypeAdapter(tuple[Question, ...])
_SOURCES = TypeAdapter(tuple[Source, ...])


class Library:
    """What was imported. Without a file it is empty; a file put in its place is noticed.

    Every code may be that of any artwork of a card. Whoever makes a library closes it: an open
    one keeps the process from ending. What is read after that raises `LibraryClosedError`.
    """

    def __init__(self, path: Path | None = None) -> None:
        """The library at `path`; without one it stays empty."""
        self._door = Door(path)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The library at `path`, which need not exist (yet)."""
        library = cls(path)
        async with library._door.reading():
            return library

    async def close(self) -> None:
        """Give the file back for good, as soon as nobody reads in it any more."""
        await self._door.close()

    @property
    def revision(self) -> str:
        """What changes when there is another library; what was drawn from it is stale then."""
        return self._door.revision()

    async def rows(self, sql: str, facts: Iterable[object] = ()) -> list[Row]:
        """The rows of a SELECT over the tables of schema.sql, with the names of the columns."""
        async with self._door.reading() as shelf:
            return await _rows(shelf, sql, *facts)

    async def card(self, code: int) -> LibraryCard | None:
        """The card of that code, whichever of its artworks it is of."""
        async with self._door.reading() as shelf:
            return await _card(shelf, code)

    async def names(self, language: str) -> tuple[NamedCard, ...]:
        """The names of all cards in `language`, Tokens too, by code."""
        sql = (
            "SELECT code, name, reading FROM texts JOIN cards USING (code) "
            "WHERE chosen AND language = ? ORDER BY code"
        )
        rows = await self.rows(sql, (language,))
        return tuple(NamedCard(row["code"], row["name"], row["reading"]) for row in rows)

    async def artworks(self) -> Mapping[int, int]:
        """The code of the card for every code there is."""
        rows = await self.rows("SELECT code, card FROM codes")
        return {row["code"]: row["card"] for row in rows}

    async def lists(self, *, past: bool = False) -> tuple[LimitList, ...]:
        """The newest ban list of each family by name.

        With `past` all: those that come with the game, then the imported, the newest first.
        """
        async with self._door.reading() as shelf:
            return await _lists(shelf, past)

    async def limits(self, code: int, *, past: bool = False) -> tuple[Limit, ...]:
        """The limit of the card in each of `lists(past=past)`, named there or not."""
        sql = (
            "SELECT list, min(most), max(points) FROM limits WHERE code = ?1 OR code IN "
            "(SELECT code FROM codes WHERE card = (SELECT card FROM codes WHERE code = ?1)) "
            "GROUP BY list"
        )
        async with self._door.reading() as shelf:
            named = {number: limit for number, *limit in await _rows(shelf, sql, code)}
            lists = await _lists(shelf, past)
        for each in filter(lambda each: each.is_own, lists):
            if (own := (await self.limits_in(each)).get(code)) is not None:
                named[each.id] = [own.most]
        return tuple(
            Limit(each, *named[each.id])
            if each.id in named
            else Limit(each, 0 if each.whitelist else UNLIMITED, named=False)
            for each in lists
        )

    async def limits_in(self, list: LimitList) -> Mapping[int, Limit]:
        """The limit of every card that the list names, by the code of each of its artworks."""
        if list.is_own:
            return await self._own_limits(list)
        sql = (
            "SELECT coalesce(every.code, limits.code), min(most), max(limits.points) "
            "FROM limits LEFT JOIN codes AS named ON named.code = limits.code "
            "LEFT JOIN codes AS every ON every.card = named.card WHERE list = ? GROUP BY 1"
        )
        rows = await self.rows(sql, (list.id,))
        return {code: Limit(list, most, points) for code, most, points in rows}

    async def _own_limits(self, list: LimitList) -> Mapping[int, Limit]:
        copies = own_copies(list)
        sql = (
            "SELECT every.code, named.code AS named FROM codes AS named "
            "JOIN codes AS every ON every.card = named.card "
            "WHERE named.code IN (SELECT value FROM json_each(?))"
        )
        rows = await self.rows(sql, (json.dumps([*copies]),))
        artworks = {row["code"]: copies[row["named"]] for row in rows}
        return {code: Limit(list, most) for code, most in {**copies, **artworks}.items()}

    async def faq(self, code: int) -> Faq | None:
        """The official FAQ of the card, if there is one."""
        sql = (
            f"SELECT {_FAQ} FROM faqs JOIN cards USING (official_id) "
            "JOIN codes ON codes.card = cards.code WHERE codes.code = ?"
        )
        found = await self.rows(sql, (code,))
        return _faq(found[0]) if found else None

    async def questions(self, *codes: int) -> tuple[Question, ...]:
        """The Q&A that concern all of these cards together, the newest first."""
        concerning = (
            "id IN (SELECT question FROM concerned JOIN cards USING (official_id) "
            "JOIN codes ON codes.card = cards.code WHERE codes.code = ?)"
        )
        return await self._asked([concerning] * len(codes), codes) if codes else ()

    async def question(self, id: int) -> Ruling | None:
        """One Q&A in full, by the number of the official database ("fid")."""
        async with self._door.reading() as shelf:
            sql = "SELECT id, dated, title, question, answer, tags FROM questions WHERE id = ?"
            found = await _rows(shelf, sql, id)
            sql = (
                "SELECT cards.code FROM concerned JOIN cards USING (official_id) "
                "WHERE question = ? ORDER BY concerned.official_id"
            )
            cards = await _column(shelf, sql, id)
        return _RULING.validate_python(_by_name(found[0]) | {"cards": cards}) if found else None

    async def find_questions(
        self, text: str, most: int = 100, among: Sequence[int] | None = None
    ) -> tuple[Question, ...]:
        """The Q&A that hold every word of `text`, the newest first, `among` those if any.

        Width, case and kana make no difference. Words are set apart by spaces.
        """
        tests, facts = _holding("questions", "id", _IN_QUESTION, text)
        if not tests:
            return ()
        if among is not None:
            tests = ["id IN (SELECT value FROM json_each(?))", *tests]
            facts = [json.dumps(among), *facts]
        return await self._asked(tests, facts, most)

    async def find_faqs(self, text: str, most: int = 100) -> Mapping[int, Faq]:
        """The FAQ that hold every word of `text`, the newest first, by the card's code.

        Width, case and kana make no difference. Words are set apart by spaces.
        """
        tests, facts = _holding("faqs", "faqs.official_id", _IN_FAQ, text)
        if not tests:
            return {}
        sql = (
            f"SELECT cards.code AS code, {_FAQ} FROM faqs JOIN cards USING (official_id) "
            f"WHERE {' AND '.join(tests)} ORDER BY dated DESC, faqs.official_id DESC LIMIT ?"
        )
        return {row["code"]: _faq(row) for row in await self.rows(sql, (*facts, most))}

    async def sources(self) -> tuple[Source, ...]:
        """What was imported, the newest first."""
        sql = "SELECT format, name, dated, imported_at, records FROM sources ORDER BY id DESC"
        return _records(_SOURCES, await self.rows(sql))

    async def counts(self) -> Counts:
        """How much there is of everything."""
        async with self._door.reading() as shelf:
            numbers = {}
            for table in _COUNTED:
                numbers[table] = (await _rows(shelf, f"SELECT count(*) FROM {table}"))[0][0]
            sql = "SELECT language, count(*) FROM texts WHERE chosen GROUP BY 1 ORDER BY 1"
            named = [(str(language), int(n)) for language, n in await _rows(shelf, sql)]
        return Counts(names=tuple(named), **numbers)

    async def _asked(
        self, tests: Iterable[str], facts: Iterable[object], most: int = -1
    ) -> tuple[Question, ...]:
        sql = (
            f"SELECT id, dated, title FROM questions WHERE {' AND '.join(tests)} "
            "ORDER BY dated DESC, id DESC LIMIT ?"
        )
        return _records(_QUESTIONS, await self.rows(sql, (*facts, most)))


async def _rows(shelf: aiosqlite.Connection, sql: str, *facts: object) -> list[Row]:
    return list(await shelf.execute_fetchall(sql, facts))


async def _column(shelf: aiosqlite.Connection, sql: str, *facts: object) -> tuple[Any, ...]:
    """The only column of the rows."""
    return tuple(value for (value,) in await _rows(shelf, sql, *facts))


def _records(kind: TypeAdapter[tuple[Record, ...]], rows: Iterable[Row]) -> tuple[Record, ...]:
    """What the rows say: their columns are called as the fields of the record are."""
    return kind.validate_python(tuple(map(_by_name, rows)))


def _by_name(row: Row) -> dict[str, object]:
    """The values of the row; `dict(row)` would look for each name among all columns."""
    return dict(zip(row.keys(), row, strict=True))


async def _card(shelf: aiosqlite.Connection, code: int) -> LibraryCard | None:
    sql = (
        f"SELECT cards.code AS code, official_id, treated_as, {FACTS} FROM cards "
        "JOIN codes ON codes.card = cards.code WHERE codes.code = ?"
    )
    found = await _rows(shelf, sql, code)
    if not found:
        return None
    card, first = found[0], found[0]["code"]
    sql = f"SELECT {ARCHETYPE} WHERE card = ? ORDER BY archetypes.name, language, place"
    archetypes = archetypes_of(await _rows(shelf, sql, first))
    sql = (
        "SELECT language, texts.name AS name, reading, text, second, origin, "
        "sources.name AS source FROM texts JOIN sources ON sources.id = source "
        "WHERE chosen AND code = ? ORDER BY language"
    )
    texts = _records(_TEXTS, await _rows(shelf, sql, first))
    sql = "SELECT code FROM codes WHERE card = ? ORDER BY code <> card, code"
    codes = await _column(shelf, sql, first)
    setcodes = await _column(shelf, "SELECT setcode FROM setcodes WHERE card = ?", first)
    return LibraryCard(
        first,
        codes,
        card["official_id"],
        card["treated_as"],
        facts_of(card),
        archetypes,
        setcodes,
        texts,
    )


def archetypes_of(rows: Iterable[Row]) -> tuple[Archetype, ...]:
    """The archetypes that the columns ARCHETYPE tell of, in their order."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for row in rows:
        names = found.setdefault(row["key"], {})
        if (language := row["language"]) is not None:
            names[language] = (*names.get(language, ()), row["name"])
    return tuple(Archetype(key, names) for key, names in found.items())


def facts_of(row: Row) -> Facts:
    """What is printed on a card, from its columns FACTS."""
    facts = {
        name: tuple(json.loads(row[name])) if kind is FactKind.TERMS else row[name]
        for name, kind in _FACTS.items()
    }
    return {name: fact for name, fact in facts.items() if fact not in (None, ())}


async def _lists(shelf: aiosqlite.Connection, past: bool) -> tuple[LimitList, ...]:
    only = "" if past else "WHERE current"
    order = "day DESC, family" if past else "family, day DESC"
    sql = f"SELECT {_LISTS} {only} ORDER BY {order}"
    imported = _records(_LIMIT_LISTS, await _rows(shelf, sql))
    return (*own_lists(), *imported) if past else imported


def _holding(
    index: str, key: str, spelled: str, text: str
) -> tuple[Sequence[str], Sequence[str]]:
    """The tests that a row holds every word of `text`, and the values for them.

    `spelled` is the test that looks at the row for one spelling of a word too short for the
    index; `key` is the row's number there.
    """
    words = terms(text)[:_MOST_TERMS]
    tests, facts = [], list[str]()
    if long := tuple(word for word in words if len(word) >= LEAST):
        found = f"SELECT rowid FROM {index}_index WHERE {index}_index MATCH ?"
        tests.append(f"{key} IN ({found})")
        facts.append(matching(long))
    for word in words:
        if len(word) < LEAST:
            ways = spellings(word)
            tests.append(f"({' OR '.join([spelled] * len(ways))})")
            facts += ways
    return tests, facts


def _faq(row: Row) -> Faq:
    return Faq(
        row["official_id"],
        row["dated"],
        _passages(row["passages"]),
        _passages(row["second"]),
        tuple(json.loads(row["questions"])),
    )


def _passages(kept: str) -> tuple[FaqPassage, ...]:
    return tuple(FaqPassage(effect, tuple(lines)) for effect, lines in json.loads(kept))
