"""Finding the cards of the library by what is printed on them."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.library.card_filter import KINDS, Filter
from bot.library.records import Archetype, CardKind, CardStats
from bot.library.shelf import ARCHETYPE, STATS, Library, archetypes_of, stats_of
from bot.shared.folding import LEAST, matching, spellings, terms

_MOST_WORDS = 10
_HOLDS = "cards.code IN (SELECT code FROM texts WHERE chosen AND ({}))"
_INDEXED = "id IN (SELECT rowid FROM texts_index WHERE texts_index MATCH ?)"
_SPELLED = "instr(text || char(10) || pendulum, ?)"


@dataclass(frozen=True, slots=True)
class Listed:
    """A card among others: its code, its name for the reader, and what it is.

    `limits` are how many copies the newest list of a family allows, by that family, where it
    allows fewer than three. `is_playable` is whether it can be played here.
    """

    code: int
    name: str
    stats: CardStats
    limits: Mapping[str, int] = field(default_factory=dict)
    is_playable: bool = False


async def find_cards(
    library: Library,
    asked: Filter,
    language: str,
    first: int,
    most: int,
    playable: Collection[int] = (),
) -> tuple[int, tuple[Listed, ...]]:
    """How many cards fit, and up to `most` of them by name, leaving out the `first` so many.

    Those whose codes are `playable` come before all others.
    """
    tests, facts = _tests(asked)
    where = f"WHERE {' AND '.join(tests)}" if tests else ""
    name = (
        "(SELECT name FROM texts WHERE chosen AND texts.code = cards.code "
        "ORDER BY language <> ?, language LIMIT 1)"
    )
    (counted,) = await library.rows(f"SELECT count(*) FROM cards {where}", facts)
    rows = await library.rows(
        f"SELECT code, {name} AS named, {STATS} FROM cards {where} "
        "ORDER BY code NOT IN (SELECT value FROM json_each(?)), named, code LIMIT ? OFFSET ?",
        (language, *facts, json.dumps(sorted(playable)), most, first),
    )
    limits = await _limits(library, [code for code, *_ in rows])
    found = (
        Listed(
            code, name or str(code), stats_of(*stats), limits.get(code, {}), code in playable
        )
        for code, name, *stats in rows
    )
    return counted[0], tuple(found)


async def _limits(library: Library, cards: Sequence[int]) -> Mapping[int, Mapping[str, int]]:
    """How many copies the newest lists allow of those cards that they limit, by family."""
    rows = await library.rows(
        "SELECT codes.card, family, min(most) FROM limits "
        "JOIN lists ON lists.id = list JOIN codes ON codes.code = limits.code "
        "WHERE current AND NOT whitelist AND lists.points IS NULL AND most < 3 "
        "AND codes.card IN (SELECT value FROM json_each(?)) GROUP BY 1, 2 ORDER BY 1, 2",
        (json.dumps(cards),),
    )
    found: dict[int, dict[str, int]] = {}
    for card, family, most in rows:
        found.setdefault(card, {})[family] = most
    return found


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


def _tests(asked: Filter) -> tuple[list[str], list[Any]]:
    """What the rows have to fulfil, and the values that stand in it as question marks."""
    found: list[tuple[str, Any]] = []
    if kind := KINDS.get(asked.kind):
        found.append(("kind = ?", kind.kind.value))
        if kind.term and kind.kind is CardKind.MONSTER:
            found.append(("instr(abilities, ?)", f'"{kind.term}"'))
        elif kind.term:
            found.append(("property = ?", kind.term))
    if asked.type:
        found.append(("type = ?", asked.type))
    if asked.attribute:
        found.append(("attribute = ?", asked.attribute))
    if asked.height is not None:
        found.append(("? IN (level, rank, link)", asked.height))
    if asked.least is not None or asked.most is not None:
        found.append(("atk >= ?", asked.least or 0))
    if asked.most is not None:
        found.append(("atk <= ?", asked.most))
    if asked.archetype:
        test = "cards.code IN (SELECT card FROM archetypes WHERE name = ?)"
        found.append((test, asked.archetype))
    tests, facts = [test for test, _ in found], [fact for _, fact in found]
    for test, ways in _holding(asked.text):
        tests.append(test)
        facts += ways
    return tests, facts


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
