"""What somebody has never done before, read from the duels that are kept."""

import aiosqlite

_SEATED = "SELECT 1 FROM seats WHERE user = ? LIMIT 1"
_PRACTISED = (
    "SELECT 1 FROM seats JOIN matches ON matches.id = seats.match "
    "WHERE seats.user = ? AND matches.practice "
    "AND coalesce(json_extract(matches.agreement, '$.exercise'), '') = '' LIMIT 1"
)


class Newcomers:
    """Reads the tables `matches` and `seats`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def is_first_duel_of(self, user: int) -> bool:
        """Whether `user` has never had a seat in a duel."""
        return await self._is_empty(_SEATED, user)

    async def is_first_practice_of(self, user: int) -> bool:
        """Whether `user` has never practised with a deck; laid-out duels do not count."""
        return await self._is_empty(_PRACTISED, user)

    async def _is_empty(self, statement: str, user: int) -> bool:
        async with self._connection.execute(statement, (user,)) as cursor:
            return await cursor.fetchone() is None
