"""The time of events while they run: who is charged for it, and that it is kept on disk."""

import logging
from collections.abc import Collection, Mapping
from functools import partial
from typing import Protocol

from bot.duels.clock import Alarm, Clock
from bot.events.records import Why
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import tables_of
from bot.hosting.store.needs import EventStore
from bot.hosting.tables.clashes import Clashes
from bot.shared.database import UnavailableError

_log = logging.getLogger(__name__)
BEAT, LONGEST = 15.0, 300.0
"""Seconds between two beats: so much is charged to nobody after a crash, at most."""
_PART = 20
"""A beat comes after no more than this part of the time until something is due."""


class Hiding(Protocol):
    """Where tables are shown."""

    def hides(self, table: int) -> bool:
        """Whether the table of that id is not shown as it should be."""


class Beats:
    """Has each event that is being played note, again and again, that its time runs."""

    def __init__(
        self, store: EventStore, clock: Clock, floor: Hiding, clashes: Clashes
    ) -> None:
        self._store = store
        self._clock = clock
        self._floor = floor
        self._clashes = clashes
        self._alarms: dict[int, Alarm] = {}
        self._followed: dict[int, Hosted] = {}
        self._rests: dict[int, float] = {}
        self._waited: dict[int, Collection[int]] = {}
        """The tables of each event, by their ids, that waited for another event of late."""

    def follow(self, hosted: Hosted, left: float | None) -> None:
        """Beat from now on as often as it takes, with so many seconds `left` until something
        is due; None where nothing is.
        """
        event = hosted.record.id
        rest = LONGEST if left is None else min(LONGEST, max(BEAT, left / _PART))
        self._rests[event] = rest
        self._followed[event] = hosted
        if hosted.time_runs and event not in self._alarms:
            self._alarms[event] = self._wake(hosted, BEAT)

    async def note_waiting(self, hosted: Hosted) -> None:
        """Note what has gone by where somebody plays in another event, or did until now."""
        if self._waited.get(hosted.record.id) or await self._clashes.waiting(hosted):
            await self._beat(hosted)

    def let_go(self, event: int) -> None:
        """Keep nothing in memory of an event that is over."""
        self._waited.pop(event, None)
        self._rests.pop(event, None)
        self._followed.pop(event, None)
        self._silence(event)

    async def keep(self) -> None:
        """Have on disk until when the time of each event ran."""
        for event, hosted in list(self._followed.items()):
            await self._note(hosted, self._rests.get(event, BEAT))

    def stop(self) -> None:
        """Beat no more, after a beat that is under way neither."""
        self._followed.clear()
        for alarm in self._alarms.values():
            alarm.cancel()

    def _wake(self, hosted: Hosted, seconds: float) -> Alarm:
        return self._clock.wake_at(self._clock.now() + seconds, partial(self._woken, hosted))

    async def _woken(self, hosted: Hosted) -> None:
        if hosted.record.id in self._followed:
            await self._beat(hosted)

    async def _beat(self, hosted: Hosted) -> None:
        event = hosted.record.id
        self._silence(event)
        rest = self._rests.get(event, BEAT)
        await self._note(hosted, rest)
        self._silence(event)
        if hosted.time_runs and event in self._followed:
            self._alarms[event] = self._wake(hosted, rest)

    def _silence(self, event: int) -> None:
        if alarm := self._alarms.pop(event, None):
            alarm.cancel()

    async def _note(self, hosted: Hosted, rest: float) -> None:
        event = hosted.record.id
        try:
            await hosted.beat(await self._held(hosted), rest)
        except UnavailableError as problem:
            _log.warning("The time of event %s could not be kept: %s", event, problem)
        except Exception:
            _log.exception("The time of event %s could not be kept", event)

    async def _held(self, hosted: Hosted) -> Mapping[int, Why]:
        """The tables to which somebody has not come who could not, by their numbers.

        Whoever had to be elsewhere at the last look or has to be now could not in between.
        """
        event, tables = hosted.record.id, await tables_of(hosted, self._store)
        now = {each.record.id for each in await self._clashes.waiting(hosted)}
        waited = now.union(self._waited.get(event, ()))
        self._waited[event] = now
        found: dict[int, Why] = {}
        for table in tables:
            if table.missing and self._floor.hides(table.record.id):
                found[table.record.number] = Why.HIDDEN
            elif table.record.id in waited:
                found[table.record.number] = Why.ELSEWHERE
        return found
