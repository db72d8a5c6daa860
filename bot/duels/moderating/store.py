"""What moderators did, and how they are called, in the database."""

from dataclasses import dataclass

import aiosqlite


@dataclass(frozen=True, slots=True)
class Called:
    """Whom the duels of a server call: a role, in a channel or else where the duel is."""

    role: int | None
    channel: int | None


class Moderation:
    """The tables `moderation`, `moderators` and `moderator_calls`."""

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

    async def called(self, guild: int) -> Called | None:
        """Whom duels of the server call, and where; None where nobody has set any."""
        async with self._connection.execute(
            "SELECT role, channel FROM moderators WHERE guild = ?", (guild,)
        ) as rows:
            found = await rows.fetchone()
        return None if found is None else Called(found[0], found[1])

    async def have_called(self, guild: int, called: Called | None) -> None:
        """Let duels of the server call these from now on; None: nobody."""
        if called is None:
            await self._connection.execute("DELETE FROM moderators WHERE guild = ?", (guild,))
            return
        await self._connection.execute(
            "INSERT OR REPLACE INTO moderators (guild, role, channel) VALUES (?, ?, ?)",
            (guild, called.role, called.channel),
        )

    async def last_call(self, match: int) -> int | None:
        """When moderators were last called to the duel, in seconds since 1970; else None."""
        async with self._connection.execute(
            'SELECT made FROM moderator_calls WHERE "match" = ?', (match,)
        ) as rows:
            found = await rows.fetchone()
        return None if found is None else int(found[0])

    async def note_call(self, match: int, user: int, words: str, made: int) -> None:
        """Remember that `user` has called moderators to the duel, and what they said."""
        await self._connection.execute(
            'INSERT OR REPLACE INTO moderator_calls ("match", user, words, made) '
            "VALUES (?, ?, ?, ?)",
            (match, user, words, made),
        )
