"""Which decks their players have shown to everybody, each by which message."""

import aiosqlite

from engine.core.protocol import Seat


class ShownDecks:
    """The column `deck_message` of `seats`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def message(self, match: int, seat: Seat) -> int | None:
        """The message by which the deck of a seat was shown, if it was."""
        statement = "SELECT deck_message FROM seats WHERE match = ? AND seat = ?"
        found = list(await self._connection.execute_fetchall(statement, (match, seat)))
        return found[0][0] if found else None

    async def keep(self, match: int, seat: Seat, message: int) -> None:
        """Remember the message by which the deck of a seat was shown."""
        statement = "UPDATE seats SET deck_message = ? WHERE match = ? AND seat = ?"
        await self._connection.execute(statement, (message, match, seat))
