"""The table of replays."""

import asyncio
from collections.abc import Collection

from bot.replays.frames import Replay
from bot.replays.packing import FORMAT, UnreadableError, packed, unpacked
from bot.shared import moments
from bot.shared.database import Database


class Replays:
    """The table `replays`: of each duel that is over, how it was told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, match: int, made_by: str, replay: Replay | None) -> None:
        """Keep the replay of a duel, unless there is one; None: it cannot be told any more."""
        told = b"" if replay is None else await asyncio.to_thread(packed, replay)
        row = match, FORMAT, made_by, told
        statement = (
            "INSERT INTO replays (match, format, made_by, told) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING"
        )
        await self._database.do(statement, row)

    async def has(self, match: int) -> bool:
        """Whether it is known how that duel was told, or that it cannot be told."""
        statement = "SELECT 1 FROM replays WHERE match = ?"
        return await self._database.row(statement, (match,)) is not None

    async def of(self, match: int) -> Replay | None:
        """The replay of that duel; None where there is none, or none that can be read."""
        statement = "SELECT format, told FROM replays WHERE match = ?"
        row = await self._database.row(statement, (match,))
        if row is None or not row[1]:
            return None
        try:
            return await asyncio.to_thread(unpacked, *row)
        except UnreadableError:
            return None

    async def missing(self) -> list[int]:
        """The duels that are over and have no replay yet, the oldest first."""
        statement = (
            "SELECT id FROM matches WHERE status IN ('over', 'stopped') "
            "AND id NOT IN (SELECT match FROM replays) ORDER BY id"
        )
        found = await self._database.rows(statement)
        return [row[0] for row in found]

    async def ended_of(
        self, user: int, before: int | None, most: int
    ) -> list[tuple[int, float]]:
        """The newest duels of that user that are over, of those before that one if given.

        With each the time of its end, in seconds since 1970.
        """
        statement = (
            "SELECT id, ended_at FROM matches JOIN seats ON seats.match = id "
            "WHERE person = ? AND status IN ('over', 'stopped') AND id < ? "
            "GROUP BY id ORDER BY id DESC LIMIT ?"
        )
        newest = 1 << 62 if before is None else before
        found = await self._database.rows(statement, (user, newest, most))
        return [(row[0], float(int(moments.read(row[1])))) for row in found]

    async def may_watch(
        self, match: int, user: int, guild: int | None, channel: int | None
    ) -> bool:
        """Whether `user` may watch that duel from that channel of that server.

        Who sat there may, who is where it was played, and who is on a server to which one of
        its players has shown it. Practice is its player's alone, also in a private thread.
        """
        statement = (
            "SELECT 1 FROM matches WHERE id = ?1 AND status IN ('over', 'stopped') AND ("
            "(guild IS NOT NULL AND practice = 0 AND ?4 IN (channel, parent)) "
            "OR EXISTS (SELECT 1 FROM seats WHERE match = ?1 AND person = ?2) "
            "OR EXISTS (SELECT 1 FROM hand_overs WHERE match = ?1 AND left_user = ?2) "
            "OR EXISTS (SELECT 1 FROM replay_shares WHERE match = ?1 AND guild = ?3))"
        )
        asked = match, user, guild, channel
        return await self._database.row(statement, asked) is not None

    async def seats_of(self, match: int, user: int) -> Collection[int]:
        """The seats that `user` has in that duel now, or had at its end."""
        statement = "SELECT seat FROM seats WHERE match = ? AND person = ? ORDER BY seat"
        found = await self._database.rows(statement, (match, user))
        return [row[0] for row in found]

    async def share(self, match: int, guild: int) -> None:
        """Let everybody of that server watch the duel."""
        statement = (
            "INSERT INTO replay_shares (match, guild) VALUES (?, ?) ON CONFLICT DO NOTHING"
        )
        await self._database.do(statement, (match, guild))

    async def open_to(self, match: int, user: int) -> Collection[int]:
        """The seats from which that user may see the duel, now that it is over.

        That is their own, if they sat there all the time, in practice that of the built-in
        opponent, and those that their players have laid open.
        """
        statement = (
            "SELECT seats.seat FROM seats JOIN matches ON matches.id = seats.match "
            "WHERE seats.match = ?1 AND seats.seat NOT IN "
            "(SELECT seat FROM hand_overs WHERE match = ?1) AND "
            "(person = ?2 OR seats.seat IN (SELECT seat FROM replay_sides WHERE match = ?1) "
            "OR (person IS NULL AND practice = 1 AND ?2 IN "
            "(SELECT person FROM seats WHERE match = ?1 AND person IS NOT NULL))) ORDER BY 1"
        )
        found = await self._database.rows(statement, (match, user))
        return [row[0] for row in found]

    async def own_sides(self, match: int, user: int) -> Collection[int]:
        """The seats of that user that they can still lay open: they sat there all the time."""
        statement = (
            "SELECT seats.seat FROM seats JOIN matches ON matches.id = seats.match "
            "WHERE seats.match = ?1 AND person = ?2 AND practice = 0 "
            "AND seats.seat NOT IN (SELECT seat FROM hand_overs WHERE match = ?1) "
            "AND seats.seat NOT IN (SELECT seat FROM replay_sides WHERE match = ?1)"
        )
        found = await self._database.rows(statement, (match, user))
        return [row[0] for row in found]

    async def lay_open(self, match: int, seats: Collection[int]) -> None:
        """Let all who may watch the duel see it from these seats."""
        statement = (
            "INSERT INTO replay_sides (match, seat) VALUES (?, ?) ON CONFLICT DO NOTHING"
        )
        await self._database.many(statement, [(match, seat) for seat in seats])
