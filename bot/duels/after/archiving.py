"""Keeps how duels were told, so that they can be watched when rules and cards are others.

Belongs here: which replays are made when, one after the other, and what is tried again.
Does not belong here: how one is made (`making_replays`), and how it is watched.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from bot.duels.clock import Alarm, Clock
from bot.duels.match.recording import sat_at
from bot.duels.store.matches import Matches
from bot.duels.store.records import MatchRecord, Status
from bot.replays.frames import Replay
from bot.replays.store import Replays
from bot.shared.database import UnavailableError
from bot.shared.owning import Kind, Owners
from bot.shared.recent import Recent

_log = logging.getLogger(__name__)
KEPT = 16
"""How many replays are kept in memory while they are watched."""
AFTER = 5.0
"""Seconds after the end of a duel in which others can end, to be made with it."""
MOST = 16
"""How many are made in one go, so that somebody who waits for theirs waits for few."""
AGAIN = (60.0, 600.0, 3600.0)
"""After how many seconds one that failed is tried again; then at the next start."""


class ArchiveStore(Protocol):
    """The tables that are needed for it."""

    @property
    def owners(self) -> Owners:
        """Who has which duel."""

    @property
    def matches(self) -> Matches:
        """Duels."""

    @property
    def replays(self) -> Replays:
        """Their replays."""


class Making(Protocol):
    """Makes replays, somewhere."""

    async def make(self, matches: Sequence[int]) -> None:
        """Have the replays of these on disk; one that is not there afterwards has failed.

        Raises OSError where it cannot even begin.
        """

    def stop(self) -> None:
        """Make no more; what is being made is lost."""


class Archive:
    """The replays of duels that are over: made where they are missing, in one go at a time."""

    def __init__(self, store: ArchiveStore, making: Making, clock: Clock) -> None:
        self._store = store
        self._making = making
        self._clock = clock
        self._read = Recent[int, Replay](KEPT)
        self._due: OrderedDict[int, None] = OrderedDict()
        """The duels whose replays are to be made, in this order."""
        self._failed: dict[int, int] = {}
        """How often one has failed."""
        self._alarms: dict[int, Alarm] = {}
        """What tries one again, or begins with those of duels that have ended (0)."""
        self._work: asyncio.Task[None] | None = None
        self._under_way: frozenset[int] = frozenset()
        self._is_stopped = False

    async def of(self, match: int) -> Replay | None:
        """How that duel was told; None while it goes on, and where it cannot be told.

        Where it is not there yet it is made before all others, and waited for.
        """
        kept = self._read
        found = kept.get(match, None)
        if found is None:
            if not await self._store.replays.has(match):
                await self._have_made(match)
            found = await self._store.replays.of(match)
            record = await self._store.matches.load(match) if found else None
            if found is not None and record is not None:
                found = await asyncio.to_thread(found.naming, sat_at(record))
            if found is not None:
                kept[match] = found
        return found

    def let_go(self) -> None:
        """Have none in memory, nor what is read just now: names have changed."""
        self._read = Recent(KEPT)

    def begin(self, record: MatchRecord) -> None:
        """Have the replay of a duel made that has just ended."""
        self._due[record.id] = None
        self._wake(0, AFTER)

    async def resume(self) -> None:
        """Have all made that are missing when the bot starts."""
        without = await self._store.replays.missing()
        missing = await self._store.owners.mine(Kind.DUEL, without)
        if missing:
            _log.info("Replays to be made: %s", len(missing))
            self._due.update(dict.fromkeys(missing))
            self._wake(0, AFTER)

    def stop(self) -> None:
        """Make no more; what is missing is made at the next start."""
        self._is_stopped = True
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        if self._work is not None:
            self._work.cancel()
        self._making.stop()

    async def _have_made(self, match: int) -> None:
        record = await self._store.matches.load(match)
        if record is None or record.status is Status.OPEN:
            return
        if match not in self._under_way:
            self._due[match] = None
            self._due.move_to_end(match, last=False)
        while match in self._due or match in self._under_way:
            work = self._go_on()
            if work is None:
                return
            await asyncio.wait([work])

    def _go_on(self) -> asyncio.Task[None] | None:
        """What makes the next ones now; None where nothing is made any more."""
        if self._is_stopped:
            return None
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._make_some())
            self._work.add_done_callback(self._worked)
        return self._work

    async def _make_some(self) -> None:
        """Make the next ones; one that has failed before is made alone."""
        some: list[int] = []
        for match in self._due:
            if match in self._failed and some:
                break
            some.append(match)
            if match in self._failed or len(some) == MOST:
                break
        for match in some:
            del self._due[match]
        self._under_way = frozenset(some)
        try:
            await self._making.make(some)
            for match in some:
                if not await self._store.replays.has(match):
                    self._try_again(match)
        except (OSError, UnavailableError) as problem:
            _log.warning("Replays could not be made: %s", problem)
            for match in some:
                self._try_again(match)
        finally:
            self._under_way = frozenset()

    def _worked(self, work: asyncio.Task[None]) -> None:
        if not work.cancelled() and work.exception() is not None:
            _log.error("Replays could not be made", exc_info=work.exception())
        if self._due:
            self._go_on()

    def _try_again(self, match: int) -> None:
        failed = self._failed.get(match, 0)
        self._failed[match] = failed + 1
        if failed < len(AGAIN):
            _log.warning("The replay of duel %s was not made; it is tried again", match)
            self._wake(match, AGAIN[failed])
        else:
            _log.error("The replay of duel %s is not made before the next start", match)

    def _wake(self, match: int, seconds: float) -> None:
        """Go on in so many seconds, with that duel if it is one."""

        async def wake() -> None:
            self._alarms.pop(match, None)
            if match:
                self._due[match] = None
            if self._due:
                self._go_on()

        if not self._is_stopped and match not in self._alarms:
            self._alarms[match] = self._clock.wake_at(self._clock.now() + seconds, wake)
