"""What moderators did, in the database."""

import aiosqlite


class Moderation:
    """The table `moderation`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def note(self, match: int, guild: int, moderator: int, act: str, reason: str) -> None:
        """Remember that `moderator` did `act` to a duel, and why.

        An act is "stop", "hold" or "resume".
        """
        await self._connection.execute(
            "INSERT INTO moderation (match, guild, moderator, act, reason) "
            "VALUES (?, ?, ?, ?, ?)",
            (match, guild, moderator, act, reason),
        )

    async def of(self, match: int) -> list[tuple[int, str, str]]:
        """What was done to the duel, in order: by whom, what, and why."""
        async with self._connection.execute(
            "SELECT moderator, act, reason FROM moderation WHERE match = ? ORDER BY id",
            (match,),
        ) as rows:
            return [(int(row[0]), str(row[1]), str(row[2])) for row in await rows.fetchall()]
