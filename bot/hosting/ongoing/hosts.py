"""All events that are going on: created, found again, and resumed after a restart."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.duels.clock import Clock
from bot.events.event import ENDED
from bot.events.records import Entry
from bot.events.results import Player
from bot.hosting.ongoing.event_time import EventTime, known_time
from bot.hosting.ongoing.hosted import Hosted, Watcher
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.hosting.store.needs import EventStore
from bot.hosting.store.times import KeptTime
from bot.shared.figures import LOST
from bot.shared.insisting import insist
from bot.shared.notices import Notice
from bot.shared.owning import ElsewhereError, Kind, Thing

_log = logging.getLogger(__name__)
LISTED = 25
"""The events of a server that are listed at once."""
_LOOKED_AT = 8
"""How many events that are over stay in memory, those last asked for."""


class Hosts:
    """The events in memory, by id. One that is not here is loaded when it is first needed."""

    def __init__(
        self,
        store: EventStore,
        clock: Clock,
        closed: Notice[Hosted],
        reaches: Callable[[], bool] = lambda: True,
    ) -> None:
        """`closed` is of each event that was shown for the last time.

        `reaches` tells whether players can be reached now.
        """
        closed.hear(self.let_go)
        store.owners.lost.hear(self._lose)
        self._reaches = reaches
        self._store = store
        self._clock = clock
        self._loading = asyncio.Lock()
        self._loads: int | None = None
        """What is being loaded, unless it was lost meanwhile."""
        self._events: dict[int, Hosted] = {}
        self._ended: dict[int, Hosted] = {}
        """Events that are over, the last one asked for at the end."""
        self._watchers: list[Watcher] = [self._hold]
        self.gone = Notice[Hosted]()
        """Of each event with which another process goes on."""

    @property
    def now(self) -> int:
        """The time, in seconds since 1970."""
        return round(self._clock.wall())

    @property
    def going_on(self) -> Sequence[Hosted]:
        """The events in memory that are not over, by their numbers."""
        found = (each for each in self._events.values() if each.event.phase not in ENDED)
        return sorted(found, key=lambda each: each.record.id)

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` from now on with every decision in any event."""
        self._watchers.append(watcher)

    def look(self) -> None:
        """Have every event note what time has gone by."""
        for hosted in self._events.values():
            hosted.look()

    async def resume(self, *, new: bool = False) -> None:
        """Load every event that is not over and is this process's; tell all who watch.

        Only what is `new` is what other processes have left.
        """
        open_now = await self._store.events.open_ids()
        for each in await self._store.owners.mine(Kind.EVENT, open_now, new=new):
            await insist(partial(self._resume, each), f"Event {each} is resumed")

    async def _resume(self, event: int) -> None:
        hosted = await self.get(event)
        if hosted is not None:
            hosted.tell()

    def stop(self) -> None:
        """Hear no more of what other processes have by now."""
        self._store.owners.lost.ignore(self._lose)

    async def create(self, record: EventRecord) -> Hosted:
        """Keep a new event; its id is given here, whatever `record` says."""
        kept = replace(record, id=await self._store.events.create(record))
        known = known_time((), None, self._clock.wall())
        hosted = self._hosted(kept, (), {}, known)
        self._events[kept.id] = hosted
        hosted.tell()
        return hosted

    async def announce(self, draft: int, by: int) -> Hosted | None:
        """Make an event of the draft, if it is there and is `by`'s, and tell all who watch."""
        if not await self._store.event_drafts.announce(draft, by):
            return None
        hosted = await self.get(draft)
        if hosted is not None:
            hosted.tell()
        return hosted

    async def get(self, id: int) -> Hosted | None:
        """The event `id`, which may be over; None where there is none.

        Raises ElsewhereError where it goes on in another process.
        """
        async with self._loading:
            if id in self._ended:
                return self._looked_at(self._ended.pop(id))
            while id not in self._events:
                self._loads = id
                loaded = await self._load(id)
                if self._loads is None:
                    continue
                if loaded is None:
                    return None
                if loaded.event.phase in ENDED:
                    return self._looked_at(loaded)
                self._events[id] = loaded
            return self._events[id]

    async def here_of(self, ids: Iterable[int]) -> list[Hosted]:
        """Those of these events that no other process has."""
        found = []
        for each in ids:
            with suppress(ElsewhereError):
                found.append(await self.get(each))
        return [hosted for hosted in found if hosted is not None]

    async def _load(self, id: int) -> Hosted | None:
        record = await self._store.events.load(id)
        if record is None:
            return None
        if await self._store.owners.take(Thing(Kind.EVENT, id)):
            record = await self._store.events.load(id) or record
        return await self._found(record)

    def _lose(self, thing: Thing | None) -> None:
        """Let go at once of what another process has by now; None is all there is."""
        if thing is None:
            lost = [*self._events, *self._ended]
        else:
            lost = [thing.id] if thing.kind is Kind.EVENT else []
        if thing is None or self._loads in lost:
            self._loads = None
        for event in lost:
            self._ended.pop(event, None)
            hosted = self._events.pop(event, None)
            if hosted is not None:
                LOST.labels(Kind.EVENT).inc()
                hosted.lose()
                self.gone.tell(hosted)
                _log.warning("Event %s is let go of: it is for another process", event)

    def _hold(self, hosted: Hosted, entries: Sequence[Entry]) -> None:
        """Keep an event in memory that goes on after its end."""
        if hosted.event.phase not in ENDED:
            self._ended.pop(hosted.record.id, None)
            self._events.setdefault(hosted.record.id, hosted)

    def let_go(self, hosted: Hosted) -> None:
        """Keep the event in memory no longer than others that are over."""
        if hosted.event.phase not in ENDED:
            return
        if self._events.pop(hosted.record.id, None) is not None:
            self._looked_at(hosted)

    def let_go_ended(self) -> None:
        """Have no event in memory that is over: who was there may have another number."""
        self._ended.clear()

    async def _found(self, record: EventRecord) -> Hosted:
        """The event as it stands on disk."""
        entries = await self._store.events.entries(record.id)
        players = await self._store.events.players(record.id)
        kept = await self._store.event_clocks.of(record.id)
        known = known_time(entries, kept, self._clock.wall())
        return self._hosted(record, entries, players, known)

    def _hosted(
        self,
        record: EventRecord,
        entries: Sequence[Entry],
        players: Mapping[Player, PlayerRecord],
        known: KeptTime,
    ) -> Hosted:
        time, watchers = EventTime(self._clock, self._reaches, known), self._watchers
        return Hosted(record, entries, players, self._store, self._clock, watchers, time)

    def _looked_at(self, hosted: Hosted) -> Hosted:
        self._ended[hosted.record.id] = hosted
        if len(self._ended) > _LOOKED_AT:
            del self._ended[next(iter(self._ended))]
        return hosted

    async def running(self, guild: int) -> list[Hosted]:
        """The newest events of a server that are not over."""
        found = await self._store.events.running(guild, LISTED)
        loaded = [await self.get(each) for each in found]
        return [each for each in loaded if each and each.event.phase not in ENDED]

    async def names(self, guild: int) -> list[tuple[int, str]]:
        """The numbers and names of those that `of_guild` gives."""
        return await self._store.events.names(guild, LISTED)

    async def of_guild(self, guild: int) -> list[EventRecord]:
        """The newest events of a server: first those that are not over."""
        return await self._store.events.of_guild(guild, LISTED)
