"""What servers set for their duels, and how each person plays."""

from dataclasses import dataclass

import aiosqlite

from bot.store.matches import Terms


class Settings:
    """The table `guild_settings`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def of(self, guild: int | None) -> Terms:
        """The terms of duels on a server; the defaults where nobody has set any."""
        async with self._connection.execute(
            "SELECT pace, decision_seconds, unilateral FROM guild_settings WHERE guild = ?",
            (guild,),
        ) as rows:
            found = await rows.fetchone()
        return Terms(float(found[0]), int(found[1]), bool(found[2])) if found else Terms()

    async def change(self, guild: int, terms: Terms) -> None:
        """Let duels that begin from now on have these terms."""
        await self._connection.execute(
            "INSERT OR REPLACE INTO guild_settings VALUES (?, ?, ?, ?)",
            (guild, terms.pace, terms.decision_seconds, terms.unilateral),
        )


@dataclass(frozen=True, slots=True)
class Ways:
    """How somebody plays: the language he was last heard in, and whether he chooses himself.

    `chooses` is true for who makes routine choices himself, such as the zone of a card.
    """

    language: str
    chooses: bool = False


class People:
    """The table `people`, all of it remembered once it has been read."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._known: dict[int, Ways] = {}

    async def ways(self, user: int) -> Ways | None:
        """How `user` plays; None for somebody never heard."""
        if user not in self._known:
            async with self._connection.execute(
                "SELECT language, chooses FROM people WHERE user = ?", (user,)
            ) as rows:
                found = await rows.fetchone()
            if found is None:
                return None
            self._known[user] = Ways(str(found[0]), bool(found[1]))
        return self._known[user]

    async def language(self, user: int) -> str | None:
        """The language `user` was last heard in, or None."""
        ways = await self.ways(user)
        return ways.language if ways else None

    async def hear(self, user: int, language: str) -> None:
        """Remember the language of `user`; nothing is written where it has not changed."""
        ways = await self.ways(user)
        if ways is None or ways.language != language:
            await self._keep(user, Ways(language, bool(ways and ways.chooses)))

    async def let_choose(self, user: int, language: str, chooses: bool) -> None:
        """Let `user` make routine choices himself from now on, or leave them to the table."""
        await self._keep(user, Ways(language, chooses))

    async def _keep(self, user: int, ways: Ways) -> None:
        self._known[user] = ways
        await self._connection.execute(
            "INSERT OR REPLACE INTO people (user, language, chooses) VALUES (?, ?, ?)",
            (user, ways.language, ways.chooses),
        )
