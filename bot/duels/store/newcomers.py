"""What somebody has never done before, read from the duels that are kept."""

from bot.shared.database import Database

_SEATED = "SELECT 1 FROM seats WHERE person = ? LIMIT 1"
_PRACTISED = (
    "SELECT 1 FROM seats JOIN matches ON matches.id = seats.match "
    "WHERE seats.person = ? AND practice = 1 AND (agreement NOT LIKE '%\"exercise\":%' "
    'OR agreement LIKE \'%"exercise":""%\') LIMIT 1'
)


class Newcomers:
    """Reads the tables `matches` and `seats`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def is_first_duel_of(self, user: int) -> bool:
        """Whether `user` has never had a seat in a duel."""
        return await self._is_empty(_SEATED, user)

    async def is_first_practice_of(self, user: int) -> bool:
        """Whether `user` has never practised with a deck; laid-out duels do not count."""
        return await self._is_empty(_PRACTISED, user)

    async def _is_empty(self, statement: str, user: int) -> bool:
        return await self._database.row(statement, (user,)) is None
