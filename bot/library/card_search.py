"""Finding the cards of the library by what is printed on them."""

import json
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from bot.games import SHELVED
from bot.library.card_filter import FILTERS, SORTED_BY, Filter, Pool, term_of
from bot.library.library import ARCHETYPE, FACTS, Library, archetypes_of, facts_of
from bot.library.records import Archetype
from bot.shared.normalising import LEAST, matching, spellings, terms
from engine.core.cards import Asks, FactKind, Facts

_MOST_WORDS = 10
_HOLDS = "cards.code IN (SELECT code FROM texts WHERE chosen AND ({}))"
_INDEXED = "id IN (SELECT rowid FROM texts_index WHERE texts_index MATCH ?)"
_SPELLED = "instr(text || char(10) || second, ?)"
_GIVEN = "(SELECT value FROM json_each(?))"
_LITERAL_FIRST = "literal DESC, "
_COLUMNS = SHELVED.printing.facts
_NO_NUMBER = -2
"""Stands below "?", which is kept as -1."""
ANY = Pool()


@dataclass(frozen=True, slots=True)
class Listed:
    """A card among others: its code, its name for the reader, what it is, and its facts.

    `limits` are how many copies a ban list allows, by what it is called, where it allows fewer
    than three; `prices` what a copy costs in points. `is_playable` is whether it can be played
    here, `is_literal` whether its text has the words that were typed as they stand in a row.
    """

    code: int
    name: str
    line: str
    facts: Facts
    limits: Mapping[str, int] = field(default_factory=dict)
    is_playable: bool = False
    prices: Mapping[str, int] = field(default_factory=dict)
    is_literal: bool = False


async def find_cards(
    library: Library,
    asked: Filter,
    language: str,
    first: int,
    most: int,
    playable: Collection[int] = (),
    pool: Pool = ANY,
) -> tuple[int, tuple[Listed, ...]]:
    """How many cards of the pool fit, and up to `most` of them, without the `first` so many.

    They stand in the order of `place`, without marks of ban lists.
    """
    tests, facts = _tests(asked, pool)
    where = f"WHERE {' AND '.join(tests)}" if tests else ""
    name = (
        "coalesce((SELECT name FROM texts WHERE chosen AND texts.code = cards.code "
        "ORDER BY language <> ?, language LIMIT 1), CAST(code AS TEXT))"
    )
    (counted,) = await library.rows(f"SELECT count(*) FROM cards {where}", facts)
    numbers = [fact for fact in SORTED_BY[asked.order] if fact in _COLUMNS]
    heights = f"coalesce({', '.join(numbers)}, {_NO_NUMBER}) DESC, " if numbers else ""
    here = "" if asked.order == "name" else f"code NOT IN {_GIVEN}, "
    rows = await library.rows(
        f"SELECT code, {name} AS named, {_in_a_row(asked)} AS literal, {FACTS} "
        f"FROM cards {where} "
        f"ORDER BY {_LITERAL_FIRST if not asked.order else ''}{heights}{here}named, code "
        "LIMIT ? OFFSET ?",
        (
            *(language, *([matching((asked.in_a_row,))] if asked.in_a_row else ()), *facts),
            *(*([_given(playable)] if here else ()), most, first),
        ),
    )
    return counted[0], tuple(_listed(row, language, playable) for row in rows)


def _listed(row: sqlite3.Row, language: str, playable: Collection[int]) -> Listed:
    """A row of the search as it is shown."""
    code, printed = row["code"], facts_of(row)
    return Listed(
        code,
        row["named"],
        SHELVED.printed(printed, language).line,
        printed,
        is_playable=code in playable,
        is_literal=bool(row["literal"]),
    )


def place(order: str, card: Listed) -> tuple[bool, int, bool, str, int]:
    """What decides where a card stands: the highest number, what can be played, the name.

    Without an order that was asked for, what has the words typed in a row comes before all
    that. By name ("name") nothing else counts. A card without the number stands last.
    """
    numbers = (card.facts[fact] for fact in SORTED_BY[order] if fact in card.facts)
    number = next(numbers, None)
    elsewhere = order != "name" and not card.is_playable
    height = -(_NO_NUMBER if number is None else number)
    return not order and not card.is_literal, height, elsewhere, card.name, card.code


async def archetypes(library: Library) -> tuple[Archetype, ...]:
    """All archetypes that have cards, by their keys."""
    return archetypes_of(
        await library.rows(
            f"SELECT DISTINCT {ARCHETYPE} ORDER BY archetypes.name, language, place"
        )
    )


async def archetype_called(library: Library, key: str, language: str) -> str:
    """What the archetype is called in `language`; else its key."""
    sql = "SELECT name FROM archetype_names WHERE archetype = ? AND language = ? AND place = 0"
    rows = await library.rows(sql, (key, language)) if key else []
    return str(rows[0][0]) if rows else key


async def members(library: Library) -> Mapping[str, Sequence[int]]:
    """The codes of the cards of each archetype, by its key."""
    found: dict[str, list[int]] = {}
    for name, card in await library.rows("SELECT name, card FROM archetypes ORDER BY 1, 2"):
        found.setdefault(name, []).append(card)
    return found


def _given(codes: Collection[int]) -> str:
    return json.dumps(sorted(codes))


def _tests(asked: Filter, pool: Pool) -> tuple[list[str], list[object]]:
    """What the rows have to fulfil, and the values that stand in it as question marks."""
    found = [test for key, each in asked.printed.items() for test in _printed(key, each)]
    if pool.only is not None:
        found.append((f"cards.code IN {_GIVEN}", _given(pool.only)))
    if pool.without:
        found.append((f"cards.code NOT IN {_GIVEN}", _given(pool.without)))
    if asked.archetype:
        test = "cards.code IN (SELECT card FROM archetypes WHERE name = ?)"
        found.append((test, asked.archetype))
    tests, facts = [test for test, _ in found], [fact for _, fact in found]
    for test, ways in _holding(asked.text):
        tests.append(test)
        facts += ways
    return tests, facts


def _in_a_row(asked: Filter) -> str:
    """Whether the text of a card has what was typed as it stands, where that can be told."""
    return _HOLDS.format(_INDEXED) if asked.in_a_row else "0"


def _printed(key: str, wanted: str | int) -> list[tuple[str, object]]:
    """What has to be printed on the card."""
    known = FILTERS[key]
    if known.asks in (Asks.CHOICE, Asks.NAME):
        return [_is(*each) for each in term_of(known, wanted).holds.items()]
    columns = [fact for fact in known.facts if fact in _COLUMNS]
    if not columns:
        return [("?", 0)]
    if known.asks is Asks.NUMBER:
        return [(f"? IN ({', '.join(columns)})", wanted)]
    if known.asks is Asks.LEAST:
        return [(f"{columns[0]} >= ?", wanted)]
    return [(f"{columns[0]} BETWEEN 0 AND ?", wanted)]


def _is(fact: str, term: object) -> tuple[str, object]:
    if fact not in _COLUMNS:
        return "?", 0
    if _COLUMNS[fact] is FactKind.TERMS:
        return f"instr({fact}, ?)", f'"{term}"'
    return f"{fact} = ?", term


def _holding(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """The test that one text holds each word: by the index, or else by looking at it."""
    words = terms(text)[:_MOST_WORDS]
    tests, facts = [], list[str]()
    if long := tuple(word for word in words if len(word) >= LEAST):
        tests.append(_INDEXED)
        facts.append(matching(long))
    for word in words:
        if len(word) < LEAST:
            ways = spellings(word)
            tests.append(f"({' OR '.join([_SPELLED] * len(ways))})")
            facts += ways
    return [(_HOLDS.format(" AND ".join(tests)), tuple(facts))] if tests else []
