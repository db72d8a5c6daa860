"""Who has seen hands of a duel without playing it: as a spectator, or as its judge."""

from bot.shared.database import Database


class HandsSeen:
    """The table `hands_seen`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, match: int, user: int) -> None:
        """Keep that `user`, who has no seat there, has seen hands."""
        statement = (
            "INSERT INTO hands_seen (match, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
        )
        await self._database.do(statement, (match, user))

    async def saw(self, match: int, user: int) -> bool:
        """Whether `user` has seen hands there."""
        statement = "SELECT 1 FROM hands_seen WHERE match = ? AND person = ?"
        return await self._database.row(statement, (match, user)) is not None
