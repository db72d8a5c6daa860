"""One event in memory: every decision is checked, kept and then takes effect."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeAlias

from bot.duels.clock import Clock
from bot.events.event import ENDED, Event, Phase
from bot.events.records import (
    CheckedIn,
    DeckChanged,
    DecksSeen,
    Delayed,
    Entry,
    Finished,
    Joined,
    Paired,
    Record,
    Undone,
    Why,
)
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player
from bot.hosting.ongoing.course import paired_numbers
from bot.hosting.ongoing.event_time import EventTime, known_time
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.hosting.store.needs import EventStore
from bot.shared.database import FencedError, UnavailableError

_log = logging.getLogger(__name__)
MOST_JOINS = 10
"""How many times a player joins an event by themselves, having left it in between."""
GRACE = 48 * 3600
"""Seconds after the end of an event for which organisers can still take it back."""

Watcher: TypeAlias = Callable[["Hosted", Sequence[Entry]], None]
"""Called with an event and the entries that have just taken effect.

There are none where the event was found again after a restart, or where a player has changed
their deck. It must not wait: what takes time it does in a task of its own.
"""


class Hosted:
    """An event with its players; only `decide` changes how it stands."""

    def __init__(
        self,
        record: EventRecord,
        entries: Sequence[Entry],
        players: Mapping[Player, PlayerRecord],
        store: EventStore,
        clock: Clock,
        watchers: Sequence[Watcher] = (),
        time: EventTime | None = None,
    ) -> None:
        """Without a `time` it begins now, and the event is known to be reachable."""
        self.record = record
        self.entries = list(entries)
        self.players = dict(players)
        self.event = Event.of(record.terms, entries)
        self._store = store
        self._clock = clock
        self._watchers = watchers
        self._lock = asyncio.Lock()
        self._is_unsure = False
        """Whether the last write has failed, and may be on disk all the same."""
        self._is_lost = False
        """Whether another process has the event: what is here is old."""
        known = known_time(entries, None, clock.wall())
        self._time = time or EventTime(clock, lambda: True, known)

    @property
    def now(self) -> float:
        """What time it is for the event, in seconds since 1970.

        It stands still while nobody could play.
        """
        self.look()
        return self._clock.wall() - self._time.behind

    @property
    def pending(self) -> Mapping[int, int]:
        """The seconds that count for nobody at single tables and are in no record yet."""
        return {table: round(span) for table, span in self._time.pending.items()}

    @property
    def time_runs(self) -> bool:
        """Whether there is anything for which somebody could be late."""
        return self.event.phase in (Phase.CHECK_IN, Phase.PLAYING)

    def lose(self) -> None:
        """Decide nothing more: another process goes on with the event."""
        self._is_lost = True

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        async with self._lock:
            if self._is_lost:
                raise FencedError(f"another process has event {self.record.id}")
            if self._is_unsure:
                await self._read_again()
            yield

    async def _read_again(self) -> None:
        """Have what is on disk: of a write that has failed nobody knows whether it is there."""
        entries = await self._store.events.entries(self.record.id)
        known = len(self.entries)
        self.event, self.entries = Event.of(self.record.terms, entries), entries
        self._is_unsure = False
        if new := entries[known:]:
            if any(isinstance(each.record, Paired) for each in new):
                self._time.new_round()
            late = (each.record for each in new)
            self._time.became([each for each in late if isinstance(each, Delayed)])
            self.tell(*new)

    async def keep_time(self) -> None:
        """Have what time there was that counts for nobody among the records."""
        async with self._changing():
            await self._keep_time()

    async def beat(self, held: Mapping[int, Why], rest: float) -> None:
        """Note that time goes on, but not at the tables that are `held`.

        There will be another beat within `rest` seconds.
        """
        async with self._changing():
            self.look()
            for table, why in held.items():
                self._time.charge_nobody([table], why)
            self._time.rest(rest)
            hidden = [table for table, why in held.items() if why is Why.HIDDEN]
            await self._keep_time(hidden)
            if self.time_runs:
                kept = self._time.kept(len(self.entries))
                await self._store.event_clocks.keep(self.record.id, kept)

    async def decide(
        self,
        *records: Record | Callable[[Event], Record],
        by: Player | None = None,
        paired: int | None = None,
    ) -> None:
        """Let records take effect, one after the other, once each is on disk.

        Raises RefusedError at the first that may not be made; those before it stand. Whoever
        watches is told of each before the next. A function makes its record of the event as
        it then is, so that nothing is decided in between, and has to be quick. What concerns
        one round names in `paired` the record that paired it, and is refused where another
        round is under way by then.
        """
        async with self._changing():
            await self._keep_time()
            if paired is not None and paired != self.paired:
                raise RefusedError(Refusal.OTHER_ROUND)
            for record in records:
                made = record(self.event) if callable(record) else record
                entry, event = self._tried(made, by)
                await self._make([entry], event)

    def unless_changed(self, seen: int, record: Record) -> Callable[[Event], Record]:
        """What makes this decision where the event has as many entries as somebody has seen."""

        def made(event: Event) -> Record:
            if len(self.entries) != seen:
                raise RefusedError(Refusal.CHANGED)
            return record

        return made

    def check(self, record: Record) -> None:
        """RefusedError where the decision could not be made now."""
        self._tried(record, None)

    def without_newest(self) -> Event:
        """The event as it would be without its newest round; RefusedError where it has none."""
        _, event = self._tried(Undone(""), None)
        return event

    async def introduce(self, player: PlayerRecord) -> None:
        """Keep the name, the language and the deck of a player."""
        await self._store.events.keep_player(self.record.id, player)
        self.players[player.player] = player
        self.tell()

    async def enter(self, player: PlayerRecord, *, by: Player) -> bool:
        """Let a player join with a deck, or bring another one; whether they have just joined.

        Who joins during check-in is there: both are kept in one step, so that the event cannot
        start in between. Raises RefusedError, and nothing has changed, where they may do
        neither: decks are locked when the event starts. Of the changes of one deck by one
        person only the last is kept, so that nobody fills the log by changing it on and on.
        """
        async with self._changing():
            await self._keep_time()
            if self._has_seen_decks(player.player):
                raise RefusedError(Refusal.HAS_SEEN_DECKS)
            if player.player not in self.event.joined:
                entry, event = self._tried(Joined(player.player), by)
                if by == player.player and self._joins(by) >= MOST_JOINS:
                    raise RefusedError(Refusal.TOO_OFTEN)
                entries = [entry]
                if event.phase is Phase.CHECK_IN:
                    entries.append(replace(entry, record=CheckedIn(player.player)))
                    event = event.after(entries[-1].record)
                await self.introduce(player)
                await self._make(entries, event)
                return True
            entry, event = self._tried(DeckChanged(player.player), by)
            known = self.players.get(player.player)
            await self.introduce(player)
            if known is None or known.deck != player.deck:
                number = self._changed_before(player.player, by)
                if number is None:
                    await self._make([entry], event)
                else:
                    await self._store.events.made_again(self.record.id, number, entry.at)
                    self.entries[number] = entry
            return False

    async def announced(self, message: int) -> None:
        """Remember the message that announces the event."""
        await self._store.events.announced(self.record.id, message)
        self.record = replace(self.record, message=message)

    async def close(self) -> bool:
        """Remember that the event is over and was shown so; False where it goes on again."""
        async with self._changing():
            if self.event.phase not in ENDED:
                return False
            await self._store.events.closed(self.record.id)
            return True

    @property
    def has_ended(self) -> bool:
        """Whether the event has come to its end once, also where that was taken back."""
        return any(isinstance(each.record, Finished) for each in self.entries)

    def _tried(self, record: Record, by: Player | None) -> tuple[Entry, Event]:
        """The entry, and the event as it will be; RefusedError where it may not be made."""
        entry = Entry(record, by, round(self._clock.wall()))
        if self.event.phase is Phase.OVER and entry.at > self._ended_at + GRACE:
            raise RefusedError(Refusal.ENDED_LONG_AGO)
        if isinstance(record, Undone):
            return entry, Event.of(self.record.terms, [*self.entries, entry])
        return entry, self.event.after(record)

    @property
    def _ended_at(self) -> int:
        ends = (each.at for each in reversed(self.entries) if isinstance(each.record, Finished))
        return next(ends, 0)

    async def _make(self, entries: Sequence[Entry], event: Event) -> None:
        if self.event.phase in ENDED and event.phase not in ENDED:
            await self._store.events.reopened(self.record.id)
        try:
            await self._store.events.add(self.record.id, len(self.entries), *entries)
        except UnavailableError:
            self._is_unsure = True
            raise
        self.entries += entries
        if self.event.phase is not event.phase:
            _log.info("Event %s: %s", self.record.id, event.phase.value)
        self.event = event
        if any(isinstance(each.record, Paired) for each in entries):
            self._time.new_round()
        self.tell(*entries)

    def look(self) -> None:
        """Note what time has gone by."""
        self._time.look(runs=self.time_runs)

    async def _keep_time(self, held: Collection[int] = ()) -> None:
        self.look()
        if records := self._time.ripe(held):
            at, event = round(self._clock.wall()), self.event
            for each in records:
                event = event.after(each)
            await self._make([Entry(each, None, at) for each in records], event)
            self._time.became(records)

    def _has_seen_decks(self, player: Player) -> bool:
        """Whether they have looked at the decks of others, as an organiser."""
        return any(isinstance(e.record, DecksSeen) and e.by == player for e in self.entries)

    def _joins(self, player: Player) -> int:
        """How many times a player has joined by themselves."""
        joined = Joined(player)
        return sum(each.by == player and each.record == joined for each in self.entries)

    def _changed_before(self, player: Player, by: Player) -> int | None:
        """The number of the record that `by` has changed their deck since they joined."""
        changed, joined = DeckChanged(player), Joined(player)
        for number in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[number]
            if entry.record == changed and entry.by == by:
                return number
            if entry.record == joined:
                return None
        return None

    def tell(self, *entries: Entry) -> None:
        """Tell all who watch; one that fails keeps nothing from the others."""
        for watcher in self._watchers:
            try:
                watcher(self, entries)
            except Exception:
                _log.exception("Event %s: not all who watch could be told", self.record.id)

    @property
    def paired(self) -> int | None:
        """The number of the record that paired the round under way; None before the first."""
        kept = paired_numbers(self.entries)
        return kept[-1] if kept else None
