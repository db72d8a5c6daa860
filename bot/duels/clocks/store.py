"""The clocks of duels on disk: what is left of open decisions, pauses, and who was alive."""

import json
from collections.abc import Iterable, Sequence

from bot.duels.clocks.halt import Correction, Halt
from bot.duels.clocks.left import Left
from bot.shared.database import Database, putting
from bot.shared.owning import Owners
from engine.core.protocol import Seat

_ROWS = 1000
"""How many rows are written by one statement at most."""

Row = tuple[int, Seat, Left]
"""A duel, one of its seats, and what is left of that one's decision."""


class Clocks:
    """The tables `clocks`, `alive`, `pauses` and `corrections`."""

    def __init__(self, database: Database, owners: Owners) -> None:
        self._database = database
        self._owners = owners

    async def of(self, match: int) -> dict[Seat, Left]:
        """What was left to each seat of the duel when that was last kept."""
        found = await self._database.rows(
            "SELECT seat, number, seconds, since, warned FROM clocks WHERE match = ?", (match,)
        )
        return {Seat(row[0]): Left(*row[1:]) for row in found}

    async def keep(self, rows: Sequence[Row]) -> None:
        """Have these on disk, in place of what was there of the same seats."""
        for first in range(0, len(rows), _ROWS):
            some = rows[first : first + _ROWS]
            values = [
                value
                for match, seat, left in some
                for value in (match, seat, left.number, left.seconds, left.since, left.warned)
            ]
            columns = "match, seat, number, seconds, since, warned"
            statement = putting("clocks", columns, "match, seat", len(some))
            await self._database.do(statement, values)

    async def forget(self, matches: Iterable[int]) -> None:
        """Keep nothing of these duels any more."""
        ids = list(matches)
        marks = ", ".join("?" * len(ids))
        await self._database.do(f"DELETE FROM clocks WHERE match IN ({marks})", ids)

    async def stopped_at(self, match: int) -> float | None:
        """Until when another process had the duel; None where no other one had."""
        return await self._owners.stopped_at(match)

    async def alive_at(self) -> float:
        """Until when the program is known to have run; 0 where that was never kept."""
        found = await self._database.row("SELECT at FROM alive")
        return float(found[0]) if found else 0.0

    async def live(self, at: float) -> None:
        """Remember that the program runs at `at`."""
        await self._database.do(putting("alive", "id, at", "id"), (1, at))

    async def was_set(self, by: float) -> None:
        """The clock on the wall was set forwards `by` so many seconds; backwards if negative.

        If the program is stopped in between, nobody is charged for the difference.
        """
        mine = self._owners.of_duels
        moved = [
            f"UPDATE clocks SET since = since + ?1{mine}",
            f"UPDATE pauses SET since = since + ?1, until = until + ?1{mine}",
            "UPDATE alive SET at = at + ?1",
        ]
        for statement in moved if by > 0 else reversed(moved):
            await self._database.do(statement, (by,))

    async def halt_of(self, match: int) -> Halt | None:
        """The pause of the duel, whether asked for or going on; None where there is neither."""
        found = await self._database.row(
            "SELECT asked_by, since, until, moderated, agreed FROM pauses WHERE match = ?",
            (match,),
        )
        if found is None:
            return None
        asked_by, since, until, moderated, agreed = found
        seat = None if asked_by is None else Seat(asked_by)
        return Halt(seat, since, until, bool(moderated), tuple(map(Seat, json.loads(agreed))))

    async def corrections_of(self, match: int) -> tuple[Correction, ...]:
        """What judges gave or took of the banks of the duel, in order."""
        found = await self._database.rows(
            "SELECT answers, seat, seconds FROM corrections WHERE match = ? ORDER BY id",
            (match,),
        )
        return tuple(Correction(row[0], Seat(row[1]), row[2]) for row in found)

    async def correct(self, match: int, correction: Correction) -> None:
        """Keep that a judge gave or took time of a bank."""
        values = match, correction.answers, correction.seat, correction.seconds
        await self._database.do(
            "INSERT INTO corrections (match, answers, seat, seconds) VALUES (?, ?, ?, ?)",
            values,
        )

    async def halt_is(self, match: int, halt: Halt | None) -> None:
        """Let this be the pause of the duel."""
        if halt is None:
            await self._database.do("DELETE FROM pauses WHERE match = ?", (match,))
        else:
            await self._database.do(
                putting("pauses", "match, asked_by, since, until, moderated, agreed", "match"),
                (
                    *(match, halt.asked_by, halt.since, halt.until, halt.moderated),
                    json.dumps(halt.agreed),
                ),
            )
