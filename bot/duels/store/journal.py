"""Accepted answers on their way to the disk: what many duels keep at once is one write."""

import asyncio
from collections.abc import Sequence
from itertools import chain

import orjson

from bot.duels.store.records import Kept
from bot.shared.database import ConflictError, Database, UnavailableError
from bot.shared.figures import JOURNAL, timed
from engine.core.values import value

_COLUMNS = "(match, n, seat, answer, digest, given_by, spent, act, reached, at)"
_MARKS = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

Row = tuple[int, int, int, str, str, str, int | None, str, str, float | None]


@value
class _Append:
    rows: list[Row]
    done: asyncio.Future[None]


class Journal:
    """Appends to the table `answers`.

    Answers that arrive while a write is under way wait for the next one and share it, so
    that fifty duels do not wait for fifty synchronisations of the disk.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, match: int, first: int, answers: Sequence[Kept]) -> None:
        """Keep `answers` as numbers `first`, `first + 1`, … of `match`: all, or it raises."""
        rows = [_row(match, n, kept) for n, kept in enumerate(answers, start=first)]
        if not rows:
            return
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(rows, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        with timed(JOURNAL):
            await asyncio.shield(done)

    async def _write(self) -> None:
        while self._waiting:
            appends, self._waiting = self._waiting, []
            try:
                await self._insert([row for append in appends for row in append.rows])
            except Exception as problem:
                if isinstance(problem, UnavailableError) and not isinstance(
                    problem, ConflictError
                ):  # it is the database, whichever the answer
                    for append in appends:
                        append.done.set_exception(problem)
                else:
                    await self._insert_apart(appends)
            else:
                for append in appends:
                    append.done.set_result(None)

    async def _insert_apart(self, appends: list[_Append]) -> None:
        """Insert one by one, so that only what cannot be kept fails."""
        for append in appends:
            try:
                await self._insert(append.rows)
            except Exception as problem:
                append.done.set_exception(problem)
            else:
                append.done.set_result(None)

    async def _insert(self, rows: list[Row]) -> None:
        marks = ", ".join([_MARKS] * len(rows))
        statement = f"INSERT INTO answers {_COLUMNS} VALUES {marks}"
        await self._database.do(statement, tuple(chain.from_iterable(rows)))


def _row(match: int, n: int, kept: Kept) -> Row:
    entry = kept.entry
    answer, by, spent = orjson.dumps(entry.answer).decode(), kept.given_by, kept.spent
    written = match, n, entry.seat, answer, entry.digest, by, spent, entry.act
    return *written, kept.reached, kept.at
