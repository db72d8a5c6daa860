"""What moderators did, and how they are called, in the database."""

from dataclasses import dataclass

from bot.shared import moments
from bot.shared.database import Database, putting


@dataclass(frozen=True, slots=True)
class Called:
    """Whom the duels of a server call: a role, in a channel or else where the duel is."""

    role: int | None
    channel: int | None


@dataclass(frozen=True, slots=True)
class About:
    """Which seat an act was about, if any, and how many seconds it was given, or lost."""

    seat: int | None = None
    seconds: int | None = None


NOBODY = About()


@dataclass(frozen=True, slots=True)
class Done:
    """What a moderator did to a duel, `about` whom; `at` is in seconds since 1970."""

    moderator: int
    act: str
    reason: str
    about: About
    at: int


class Moderation:
    """The tables `moderation`, `moderators` and `moderator_calls`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(
        self,
        match: int,
        guild: int,
        moderator: int,
        act: str,
        reason: str,
        about: About = NOBODY,
    ) -> int:
        """Remember that `moderator` does `act` to a duel, why, and to whom; return its number.

        An act is "stop", "hold", "resume", "look", "clock", "undo", "ruling", "result" or
        "draw".
        """
        return await self._database.number(
            "INSERT INTO moderation (match, guild, moderator, act, reason, seat, seconds, at) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (*(match, guild, moderator, act, reason), about.seat, about.seconds, moments.now()),
        )

    async def drop(self, number: int) -> None:
        """Forget an act that could not be done."""
        await self._database.do("DELETE FROM moderation WHERE id = ?", (number,))

    async def done(self, match: int) -> list[Done]:
        """What was done to the duel, in order, as it is told to its players."""
        statement = (
            "SELECT moderator, act, reason, seat, seconds, at FROM moderation "
            "WHERE match = ? ORDER BY id"
        )
        found = await self._database.rows(statement, (match,))
        return [
            Done(row[0], row[1], row[2], About(row[3], row[4]), int(moments.read(row[5])))
            for row in found
        ]

    async def called(self, guild: int) -> Called | None:
        """Whom duels of the server call, and where; None where nobody has set any."""
        found = await self._database.row(
            "SELECT role, channel FROM moderators WHERE guild = ?", (guild,)
        )
        return None if found is None else Called(found[0], found[1])

    async def have_called(self, guild: int, called: Called | None) -> None:
        """Let duels of the server call these from now on; None: nobody."""
        if called is None:
            await self._database.do("DELETE FROM moderators WHERE guild = ?", (guild,))
            return
        await self._database.do(
            putting("moderators", "guild, role, channel", "guild"),
            (guild, called.role, called.channel),
        )

    async def last_call(self, match: int) -> int | None:
        """When moderators were last called to the duel, in seconds since 1970; else None."""
        found = await self._database.row(
            "SELECT made FROM moderator_calls WHERE match = ?", (match,)
        )
        return None if found is None else int(found[0])

    async def note_call(self, match: int, user: int, words: str, made: int) -> None:
        """Remember that `user` has called moderators to the duel, and what they said."""
        await self._database.do(
            putting("moderator_calls", "match, person, words, made", "match"),
            (match, user, words, made),
        )
