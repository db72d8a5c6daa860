"""How long duels are kept, as whoever runs the bot has set it, and how they go."""

import asyncio
from dataclasses import dataclass

from bot.duels.store.own import delete_duel
from bot.shared import moments
from bot.shared.database import Database

PRACTICE_DAYS = 365
"""The days after which a practice duel goes, unless another number is set."""
BACKUP_DAYS = 30
"""The days for which copies are kept, as people are told, unless another number is set."""
OFFERS_DAYS = 30
"""The days after which challenges and open tables go that are over."""
AT_ONCE = 20
"""How many duels go before others that wait for the database have their turn."""
PER_NIGHT = 5_000
_REST_SECONDS = 0.05
_DAY = 86_400
_AGED = (
    "SELECT id FROM matches WHERE status IN ('over', 'stopped') AND practice = ? "
    "AND ended_at < ? AND tidied >= 2 "
    "AND (event_table IS NULL OR event_table IN (SELECT event_tables.id FROM event_tables "
    "JOIN events ON events.id = event WHERE open = 0)) ORDER BY id LIMIT ?"
)


@dataclass(frozen=True, slots=True)
class Keeping:
    """The days for which is kept what nobody needs any more; 0 is for good.

    Copies (`backups`) are made and deleted by whoever runs the bot: their number is told alone.
    """

    duels: int = 0
    practice: int = PRACTICE_DAYS
    backups: int = BACKUP_DAYS


class Retention:
    """Deletes duels that have been kept long enough, a few at a time."""

    def __init__(self, database: Database, keeping: Keeping) -> None:
        self._database = database
        self.keeping = keeping

    async def tidy(self, now: float) -> int:
        """Delete what is too old at `now`, in seconds since 1970; how many duels that were."""
        gone = 0
        for practice, days in ((1, self.keeping.practice), (0, self.keeping.duels)):
            if days:
                gone += await self._delete(practice, now - days * _DAY)
        until = round(now) - OFFERS_DAYS * _DAY
        for statement in _OFFERS:
            await self._database.do(statement, (until,))
        return gone

    async def _delete(self, practice: int, before: float) -> int:
        gone = 0
        while gone < PER_NIGHT:
            asked = practice, moments.written(round(before)), AT_ONCE
            found = list(await self._database.rows(_AGED, asked))
            for (match,) in found:
                await delete_duel(self._database, match)
            gone += len(found)
            if len(found) < AT_ONCE:
                break
            await asyncio.sleep(_REST_SECONDS)
        return gone


_OFFERS = (
    "DELETE FROM counters WHERE challenge IN (SELECT id FROM challenges "
    "WHERE status != 'open' AND laying = 0 AND expires < ?)",
    "DELETE FROM challenges WHERE status != 'open' AND laying = 0 AND expires < ? "
    "AND id NOT IN (SELECT challenge FROM matches "
    "WHERE challenge IS NOT NULL AND (status = 'open' OR tidied < 2))",
    "DELETE FROM sitting WHERE gathering IN (SELECT id FROM gatherings "
    "WHERE state NOT IN ('open', 'laying') AND expires < ? AND id NOT IN (SELECT gathering "
    "FROM matches WHERE gathering IS NOT NULL AND (status = 'open' OR tidied < 2)))",
    "DELETE FROM gatherings WHERE state NOT IN ('open', 'laying') AND expires < ? "
    "AND id NOT IN (SELECT gathering FROM sitting) AND id NOT IN (SELECT gathering "
    "FROM matches WHERE gathering IS NOT NULL AND (status = 'open' OR tidied < 2))",
)


def next_night(now: float) -> float:
    """The next 4 o'clock (UTC) after `now`, both in seconds since 1970."""
    day = now // _DAY * _DAY + 4 * 3600
    return day if day > now else day + _DAY
