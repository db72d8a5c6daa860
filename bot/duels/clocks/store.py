"""The clocks of duels on disk: what is left of open decisions, pauses, and who was alive."""

import json
from collections.abc import Iterable, Sequence

import aiosqlite

from bot.duels.clocks.halt import Halt
from bot.duels.clocks.left import Left
from engine.core.protocol import Seat

_ROWS = 1000
"""How many rows are written by one statement at most."""

Row = tuple[int, Seat, Left]
"""A duel, one of its seats, and what is left of that one's decision."""


class Clocks:
    """The tables `clocks`, `alive` and `pauses`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def of(self, match: int) -> dict[Seat, Left]:
        """What was left to each seat of the duel when that was last kept."""
        async with self._connection.execute(
            "SELECT seat, number, seconds, since, warned FROM clocks WHERE match = ?", (match,)
        ) as rows:
            return {Seat(row[0]): Left(*row[1:]) for row in await rows.fetchall()}

    async def keep(self, rows: Sequence[Row]) -> None:
        """Have these on disk, in place of what was there of the same seats."""
        for first in range(0, len(rows), _ROWS):
            some = rows[first : first + _ROWS]
            values = [
                value
                for match, seat, left in some
                for value in (match, seat, left.number, left.seconds, left.since, left.warned)
            ]
            marks = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(some))
            await self._connection.execute(
                "INSERT OR REPLACE INTO clocks (match, seat, number, seconds, since, warned) "
                f"VALUES {marks}",
                values,
            )

    async def forget(self, matches: Iterable[int]) -> None:
        """Keep nothing of these duels any more."""
        ids = list(matches)
        marks = ", ".join("?" * len(ids))
        await self._connection.execute(f"DELETE FROM clocks WHERE match IN ({marks})", ids)

    async def alive_at(self) -> float:
        """Until when the program is known to have run; 0 where that was never kept."""
        async with self._connection.execute("SELECT at FROM alive") as rows:
            found = await rows.fetchone()
        return float(found[0]) if found else 0.0

    async def live(self, at: float) -> None:
        """Remember that the program runs at `at`."""
        await self._connection.execute("INSERT OR REPLACE INTO alive VALUES (1, ?)", (at,))

    async def was_set(self, by: float) -> None:
        """The clock on the wall was set forwards `by` so many seconds; backwards if negative.

        If the program is stopped in between, nobody is charged for the difference.
        """
        moved = [
            "UPDATE clocks SET since = since + ?1",
            "UPDATE pauses SET since = since + ?1, until = until + ?1",
            "UPDATE alive SET at = at + ?1",
        ]
        for statement in moved if by > 0 else reversed(moved):
            await self._connection.execute(statement, (by,))

    async def halt_of(self, match: int) -> Halt | None:
        """The pause of the duel, whether asked for or going on; None where there is neither."""
        async with self._connection.execute(
            "SELECT asked_by, since, until, moderated, agreed FROM pauses WHERE match = ?",
            (match,),
        ) as rows:
            found = await rows.fetchone()
        if found is None:
            return None
        asked_by, since, until, moderated, agreed = found
        seat = None if asked_by is None else Seat(asked_by)
        return Halt(seat, since, until, bool(moderated), tuple(map(Seat, json.loads(agreed))))

    async def halt_is(self, match: int, halt: Halt | None) -> None:
        """Let this be the pause of the duel."""
        if halt is None:
            await self._connection.execute("DELETE FROM pauses WHERE match = ?", (match,))
        else:
            await self._connection.execute(
                "INSERT OR REPLACE INTO pauses "
                "(match, asked_by, since, until, moderated, agreed) VALUES (?, ?, ?, ?, ?, ?)",
                (
                    *(match, halt.asked_by, halt.since, halt.until, halt.moderated),
                    json.dumps(halt.agreed),
                ),
            )
