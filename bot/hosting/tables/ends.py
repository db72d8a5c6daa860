"""How duels end: the event at whose table one was played hears of it, whatever fails."""

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial

from bot.duels.clock import Alarm, Clock
from bot.duels.store.records import MatchRecord
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.store.needs import EventStore
from bot.hosting.tables.broken import Bell, call_to_play_again
from bot.shared.database import UnavailableError

_log = logging.getLogger(__name__)
_RETRY_SECONDS = 15.0


class Ends:
    """Lets events take note of the ends of their duels; what cannot be read is read again."""

    def __init__(
        self,
        hosts: Hosts,
        store: EventStore,
        clock: Clock,
        bell: Bell,
        heard: Callable[[Hosted], None],
    ) -> None:
        """`heard` is called with each event that is to look at its tables."""
        self._hosts = hosts
        self._store = store
        self._clock = clock
        self._bell = bell
        self._heard = heard
        self._hearing: set[asyncio.Task[None]] = set()
        self._unheard: dict[int, Alarm] = {}
        """For each duel that could not be read, what wakes its event again."""
        self._is_stopped = False

    @property
    def hearing(self) -> Collection[asyncio.Task[None]]:
        """What is being heard at this moment."""
        return self._hearing

    def hear(self, record: MatchRecord) -> None:
        """Let the event whose table the duel was played at take note of its end."""
        if record.event_table is not None and not self._is_stopped:
            task = asyncio.create_task(self._hear(record, record.event_table))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    def stop(self) -> None:
        """Do nothing more, whatever ends or wakes from now on."""
        self._is_stopped = True
        for task in self._hearing:
            task.cancel()
        for alarm in self._unheard.values():
            alarm.cancel()

    async def _hear(self, record: MatchRecord, table: int) -> None:
        self._unheard.pop(record.id, None)
        try:
            kept = await self._store.event_tables.load(table)
            hosted = await self._hosts.get(kept.event) if kept else None
            if hosted is not None:
                self._heard(hosted)
                await call_to_play_again(self._bell, self._store, hosted, record)
        except UnavailableError as problem:
            _log.warning("The end of duel %s waits for the database: %s", record.id, problem)
            when = self._clock.now() + _RETRY_SECONDS
            again = partial(self._hear_again, record)
            self._unheard[record.id] = self._clock.wake_at(when, again)

    async def _hear_again(self, record: MatchRecord) -> None:
        self.hear(record)
