"""The whole logs of duels that can no longer be told from their answers."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

import orjson

from bot.shared.database import Database, putting
from engine.core.protocol import Audience

_PUBLIC = -1


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn: the words with which it began, "" before the first; and what then happened."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A duel in words, turn by turn; `result` is how the game ended it, "" if it has not.

    It `is_cut` where the rules or cards have changed since, and what came then cannot be told.
    """

    chapters: tuple[Chapter, ...]
    result: str
    is_cut: bool = False


Told = Mapping[tuple[Audience, str], Chronicle]
"""What each audience was told, by language."""


class ToldLogs:
    """The table `told_logs`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, match: int, told: Told) -> None:
        """Keep the logs of a duel, in the place of those that were kept before."""
        rows = [
            (match, _PUBLIC if audience is None else audience, language, _packed(chronicle))
            for (audience, language), chronicle in told.items()
        ]
        columns, key = "match, seat, language, log", "match, seat, language"
        statement = putting("told_logs", columns, key)
        await self._database.many(statement, rows)

    async def of(self, match: int, audience: Audience, language: str) -> Chronicle | None:
        """The log of that reader; None where none was kept."""
        seat = _PUBLIC if audience is None else audience
        statement = "SELECT log FROM told_logs WHERE match = ? AND seat = ? AND language = ?"
        row = await self._database.row(statement, (match, seat, language))
        return None if row is None else _unpacked(row[0])


def _packed(chronicle: Chronicle) -> bytes:
    return zlib.compress(orjson.dumps(chronicle.chapters))


def _unpacked(log: bytes) -> Chronicle:
    chapters = orjson.loads(zlib.decompress(log))
    told = tuple(Chapter(each["heading"], tuple(each["lines"])) for each in chapters)
    return Chronicle(told, "", is_cut=True)
