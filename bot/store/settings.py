"""What servers set for their duels, and the language each person was last heard in."""

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


class People:
    """The table `people`, all of it remembered once it has been read."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._known: dict[int, str] = {}

    async def language(self, user: int) -> str | None:
        """The language `user` was last heard in, or None."""
        if user not in self._known:
            async with self._connection.execute(
                "SELECT language FROM people WHERE user = ?", (user,)
            ) as rows:
                found = await rows.fetchone()
            if found is None:
                return None
            self._known[user] = str(found[0])
        return self._known[user]

    async def hear(self, user: int, language: str) -> None:
        """Remember the language of `user`; nothing is written where it has not changed."""
        if self._known.get(user) != language:
            self._known[user] = language
            await self._connection.execute(
                "INSERT OR REPLACE INTO people (user, language) VALUES (?, ?)", (user, language)
            )
