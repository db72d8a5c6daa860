"""The clocks of events in the database."""

import json
from dataclasses import dataclass, field

from bot.events.records import Why
from bot.shared.database import Database, putting

Owed = dict[tuple[int, Why], float]
"""Seconds in which nobody could play, by table (0: at none) and reason."""


@dataclass(frozen=True, slots=True)
class KeptTime:
    """Until when time ran for an event, and what of it nobody could play in.

    `number` is how many records the event had then; `seen` is in seconds since 1970.
    """

    number: int
    seen: float
    owed: Owed = field(default_factory=dict)


class EventClocks:
    """The table `event_clocks`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, event: int) -> KeptTime | None:
        """What was last kept of the event; None where nothing was."""
        rows = await self._database.rows(
            "SELECT number, seen, owed FROM event_clocks WHERE event = ?", (event,)
        )
        for number, seen, owed in rows:
            pairs = {(table, Why(why)): span for table, why, span in json.loads(owed)}
            return KeptTime(number, seen, pairs)
        return None

    async def keep(self, event: int, kept: KeptTime) -> None:
        """Keep this in the place of what was kept before."""
        owed = json.dumps([[table, why, span] for (table, why), span in kept.owed.items()])
        await self._database.do(
            putting("event_clocks", "event, number, seen, owed", "event"),
            (event, kept.number, kept.seen, owed),
        )
