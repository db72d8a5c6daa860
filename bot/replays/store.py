"""The table of replays."""

import asyncio
from collections.abc import Collection

import aiosqlite

from bot.replays.frames import Replay
from bot.replays.packing import FORMAT, UnreadableError, packed, unpacked


class Replays:
    """The table `replays`: of each duel that is over, how it was told."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def keep(self, match: int, made_by: str, replay: Replay | None) -> None:
        """Keep the replay of a duel, unless there is one; None: it cannot be told any more."""
        told = b"" if replay is None else await asyncio.to_thread(packed, replay)
        row = match, FORMAT, made_by, told
        statement = "INSERT OR IGNORE INTO replays VALUES (?, ?, ?, ?)"
        await self._connection.execute(statement, row)

    async def has(self, match: int) -> bool:
        """Whether it is known how that duel was told, or that it cannot be told."""
        statement = "SELECT 1 FROM replays WHERE match = ?"
        async with self._connection.execute(statement, (match,)) as cursor:
            return await cursor.fetchone() is not None

    async def of(self, match: int) -> Replay | None:
        """The replay of that duel; None where there is none, or none that can be read."""
        statement = "SELECT format, told FROM replays WHERE match = ?"
        async with self._connection.execute(statement, (match,)) as cursor:
            row = await cursor.fetchone()
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
        async with self._connection.execute(statement) as cursor:
            return [row[0] async for row in cursor]

    async def ended_of(
        self, user: int, before: int | None, most: int
    ) -> list[tuple[int, float]]:
        """The newest duels of that user that are over, of those before that one if given.

        With each the time of its end, in seconds since 1970.
        """
        statement = (
            "SELECT id, strftime('%s', ended_at) FROM matches JOIN seats ON seats.match = id "
            "WHERE user = ? AND status IN ('over', 'stopped') AND id < ? "
            "GROUP BY id ORDER BY id DESC LIMIT ?"
        )
        newest = 1 << 62 if before is None else before
        async with self._connection.execute(statement, (user, newest, most)) as cursor:
            return [(row[0], float(row[1] or 0)) async for row in cursor]

    async def may_watch(
        self, match: int, user: int, guild: int | None, channel: int | None
    ) -> bool:
        """Whether `user` may watch that duel from that channel of that server.

        Who sat there may, who is where it was played, and who is on a server to which one of
        its players has shown it.
        """
        statement = (
            "SELECT 1 FROM matches WHERE id = ?1 AND status IN ('over', 'stopped') AND ("
            "(guild IS NOT NULL AND ?4 IN (channel, parent)) "
            "OR EXISTS (SELECT 1 FROM seats WHERE match = ?1 AND user = ?2) "
            "OR EXISTS (SELECT 1 FROM hand_overs WHERE match = ?1 AND left_user = ?2) "
            "OR EXISTS (SELECT 1 FROM replay_shares WHERE match = ?1 AND guild = ?3))"
        )
        asked = match, user, guild, channel
        async with self._connection.execute(statement, asked) as cursor:
            return await cursor.fetchone() is not None

    async def sat_at(self, match: int, user: int) -> bool:
        """Whether `user` has a seat of that duel now, or at its end."""
        statement = "SELECT 1 FROM seats WHERE match = ? AND user = ?"
        async with self._connection.execute(statement, (match, user)) as cursor:
            return await cursor.fetchone() is not None

    async def share(self, match: int, guild: int) -> None:
        """Let everybody of that server watch the duel."""
        statement = "INSERT OR IGNORE INTO replay_shares VALUES (?, ?)"
        await self._connection.execute(statement, (match, guild))

    async def open_to(self, match: int, user: int) -> Collection[int]:
        """The seats from which that user may see the duel, now that it is over.

        That is their own, if they sat there all the time, and in practice that of the built-in
        opponent.
        """
        statement = (
            "SELECT seats.seat FROM seats JOIN matches ON matches.id = seats.match "
            "WHERE seats.match = ?1 AND seats.seat NOT IN "
            "(SELECT seat FROM hand_overs WHERE match = ?1) AND "
            "(user = ?2 OR (user IS NULL AND practice AND ?2 IN "
            "(SELECT user FROM seats WHERE match = ?1 AND user IS NOT NULL))) ORDER BY 1"
        )
        async with self._connection.execute(statement, (match, user)) as cursor:
            return [row[0] async for row in cursor]
