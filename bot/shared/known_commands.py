"""Which commands Discord knows."""

import aiosqlite


class KnownCommands:
    """The table `known_commands`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def digest(self, application: int) -> str:
        """The digest of the commands that were last sent for `application`; "" for none."""
        async with self._connection.execute(
            "SELECT digest FROM known_commands WHERE application = ?", (application,)
        ) as rows:
            found = await rows.fetchone()
        return str(found[0]) if found else ""

    async def are(self, application: int, digest: str) -> None:
        """Remember the digest of what was sent for `application`."""
        await self._connection.execute(
            "INSERT OR REPLACE INTO known_commands VALUES (?, ?)", (application, digest)
        )
