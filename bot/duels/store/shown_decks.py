"""Which decks their players have shown to everybody, each by which message."""

from bot.shared.database import Database
from engine.core.protocol import Seat


class ShownDecks:
    """The column `deck_message` of `seats`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def message(self, match: int, seat: Seat) -> int | None:
        """The message by which the deck of a seat was shown, if it was."""
        statement = "SELECT deck_message FROM seats WHERE match = ? AND seat = ?"
        found = await self._database.row(statement, (match, seat))
        return None if found is None else found[0]

    async def keep(self, match: int, seat: Seat, message: int) -> None:
        """Remember the message by which the deck of a seat was shown."""
        statement = "UPDATE seats SET deck_message = ? WHERE match = ? AND seat = ?"
        await self._database.do(statement, (message, match, seat))
