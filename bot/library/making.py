"""Making cards that can be played of what the sources say, and handing them to their game."""

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from bot.games import SHELVED, SOURCES
from bot.library.library import Library, facts_of
from bot.library.watching import Watcher
from cards.sources.records import CollectedCard, MadeCard, Origin
from engine.core.game import Game, ImportedCard

_FACTS = ", ".join(SHELVED.printing.facts)
_TOLD_EACH = 500
"""After how many cards it is told how many are made."""
_ARCHETYPES = "(SELECT json_group_array(name) FROM archetypes WHERE card = cards.code)"
_COLLECTED = (
    f"SELECT cards.code AS code, {_FACTS}, {_ARCHETYPES} AS named, json_group_object("
    "language, json_array(name, text, second, origin)) AS texts "
    "FROM cards JOIN texts USING (code) WHERE chosen GROUP BY cards.code ORDER BY cards.code"
)
MADE = (
    "SELECT made.code AS code, kept, version, state, language, name "
    "FROM made JOIN texts USING (code) WHERE chosen ORDER BY made.code"
)
"""The cards that can be played, a row for each language in which they have a name."""
_FIRST = "en"
"""The language of which there has to be a name, and in which rules are read."""


def make_cards(shelf: sqlite3.Connection, watcher: Watcher) -> None:
    """Keep the rules of every card in the library of which they are understood."""
    watcher.begins("rules of cards")
    made = 0

    def tell(done: int, total: int) -> None:
        if done % _TOLD_EACH == 0:
            watcher.goes_on(done, total)

    for each in SOURCES.make(tuple(collected(shelf)), tell):
        shelf.execute("INSERT INTO made VALUES (?, ?, ?, ?)", _row(each))
        made += 1
    watcher.ends({"cards that can be played": made})


def _row(made: MadeCard) -> tuple[int, str, str, str]:
    return made.code, made.kept, made.version, made.state


def collected(shelf: sqlite3.Connection) -> Iterator[CollectedCard]:
    """Every card that has a name in English, as all sources together have it."""
    reading = shelf.cursor()
    reading.row_factory = sqlite3.Row
    for row in reading.execute(_COLLECTED):
        texts: Mapping[str, tuple[str, str, str, str]] = json.loads(row["texts"])
        if _FIRST not in texts:
            continue
        name, text, second, origin = texts[_FIRST]
        is_official = Origin(origin) is Origin.OFFICIAL
        official = {
            language: said[1]
            for language, said in texts.items()
            if language != _FIRST and Origin(said[3]) is Origin.OFFICIAL
        }
        yield CollectedCard(
            row["code"],
            name,
            facts_of(row),
            {language: said[0] for language, said in texts.items()},
            tuple(json.loads(row["named"])),
            text if is_official else "",
            second,
            official,
        )


async def made(library: Library) -> Sequence[sqlite3.Row]:
    """The rules of cards that the library keeps, with their names: a row for each language."""
    return await library.rows(MADE)


def imported(rows: Iterable[sqlite3.Row]) -> Iterator[ImportedCard]:
    """The cards of these rows."""
    for _, each in groupby(rows, itemgetter("code")):
        first, *others = each
        names = {row["language"]: row["name"] for row in (first, *others)}
        yield ImportedCard(
            first["code"], first["kept"], first["version"], first["state"], names
        )


def bring(games: Collection[Game], rows: Iterable[sqlite3.Row]) -> None:
    """Hand the cards of these rows to their game, in the place of those from before.

    Where it is none of the `games`, nothing is done.
    """
    if SHELVED in games:
        SHELVED.bring(tuple(imported(rows)))
