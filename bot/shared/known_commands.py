"""Which commands Discord knows."""

from bot.shared.database import Database, putting


class KnownCommands:
    """The table `known_commands`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def digest(self, application: int) -> str:
        """The digest of the commands that were last sent for `application`; "" for none."""
        found = await self._database.row(
            "SELECT digest FROM known_commands WHERE application = ?", (application,)
        )
        return str(found[0]) if found else ""

    async def are(self, application: int, digest: str) -> None:
        """Remember the digest of what was sent for `application`."""
        await self._database.do(
            putting("known_commands", "application, digest", "application"),
            (application, digest),
        )
