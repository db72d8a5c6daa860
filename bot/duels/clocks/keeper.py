"""The clocks of all duels on their way to the disk."""

import asyncio
import logging
from collections.abc import Mapping

from bot.duels.clock import Alarm, Clock, SteadyTime
from bot.duels.clocks.halt import Halt
from bot.duels.clocks.left import Left
from bot.duels.clocks.store import Clocks
from bot.duels.clocks.watch import Watch
from bot.people.quiet import QuietHours
from bot.shared.database import UnavailableError
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)
BEAT = 15.0
"""Seconds between two writes: so much of a decision is not charged after a crash, at most."""

Users = Mapping[Seat, int | None]
"""Who has which seat; nobody has that of the built-in opponent."""


class Keeper:
    """Writes what is left of all open decisions, and that the program still runs.

    Both are written every BEAT seconds, for all duels together, as long as time runs in one of
    them. What has not been written yet is in the favour of those it is left to.
    """

    def __init__(self, clocks: Clocks, quiet: QuietHours, clock: Clock) -> None:
        self._clocks = clocks
        self._quiet = quiet
        self._clock = clock
        self.time = SteadyTime(clock)
        """The time that all duels are charged by."""
        self._ahead = 0.0
        """How far what is on disk is ahead of it, since the clock on the wall was set."""
        self._unwritten: dict[tuple[int, Seat], Left] = {}
        self._open: set[int] = set()
        self._over: set[int] = set()
        self._alive_before: float | None = None
        self._beating: Alarm | None = None
        self._writing = asyncio.Lock()

    async def recall(self, match: int, users: Users, watch: Watch, halt: Halt | None) -> None:
        """Let `watch` know, once, what is left to each seat of the duel.

        Nobody is charged for the time the program was down, nor for a pause.
        """
        if watch.rules is None or watch.is_recalled:
            return
        await self.hear(users, watch)
        async with self._writing:
            stopped, kept = await self._clocks.stopped_at(match), await self._clocks.of(match)
            if stopped is None:
                stopped = await self._stopped_at()
        if halt is not None and halt.since is not None:
            stopped = min(stopped, halt.since)
        now = self.time.now()
        left = {
            seat: left.at(stopped, watch.quiet.get(seat)).moved_to(now)
            for seat, left in kept.items()
        }
        watch.recall(left, halted=halt is not None and halt.is_on)

    async def hear(self, users: Users, watch: Watch) -> None:
        """Let `watch` know the quiet hours of these `users`, where they make a difference."""
        if watch.rules is not None and watch.rules.is_quiet:
            for seat, user in users.items():
                watch.quiet[seat] = None if user is None else await self._quiet.of(user)

    def keep(self, match: int, seat: Seat, left: Left) -> None:
        """Have this on disk with the next beat."""
        self._unwritten[match, seat] = left
        self._open.add(match)
        self._beat_later()

    def forget(self, match: int) -> None:
        """Keep nothing of a duel that is over."""
        if match in self._open:
            self._open.discard(match)
            self._over.add(match)

    def lose(self, match: int) -> None:
        """Keep nothing of a duel that another process has."""
        self._open.discard(match)
        self._over.discard(match)
        for place in [each for each in self._unwritten if each[0] == match]:
            del self._unwritten[place]

    async def flush(self) -> None:
        """Write now what has changed; after a failure it is tried again with the next beat."""
        try:
            if self._open or self._over:
                async with self._writing:
                    await self._write()
        except UnavailableError as problem:
            _log.warning("The clocks of duels could not be kept: %s", problem)

    def sleep(self) -> None:
        """Write nothing more by itself."""
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None

    async def _write(self) -> None:
        await self._heed_the_wall()
        rows, over = dict(self._unwritten), list(self._over)
        if rows:
            await self._clocks.keep(
                [
                    (match, seat, left.moved_to(left.since + self._ahead))
                    for (match, seat), left in rows.items()
                ]
            )
        for place, left in rows.items():
            if self._unwritten.get(place) is left:
                del self._unwritten[place]
        if over:
            await self._clocks.forget(over)
            self._over.difference_update(over)
        await self._clocks.live(self.time.now() + self._ahead)

    async def _heed_the_wall(self) -> None:
        """Where its clock was set, move what is on disk with it: no time has gone by."""
        stopped = await self._stopped_at()
        if by := self.time.set_by() - self._ahead:
            await self._clocks.was_set(by)
            self._ahead += by
            self._alive_before = stopped + by

    async def _stopped_at(self) -> float:
        """Until when the program ran before it was started this time."""
        if self._alive_before is None:
            self._alive_before = await self._clocks.alive_at()
        return self._alive_before

    def _beat_later(self) -> None:
        if self._beating is None:
            self._beating = self._clock.wake_at(self._clock.now() + BEAT, self._beat)

    async def _beat(self) -> None:
        self._beating = None
        await self.flush()
        if self._open or self._over:
            self._beat_later()
