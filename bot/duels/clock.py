"""The clocks of the program: what time it is, and what wakes duels and events."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

LEAST_SET = 1.0
"""Seconds between the clock on the wall and what went by, from which on it was set."""

Wake = Callable[[], Awaitable[None]]


class Alarm(Protocol):
    """Something that will be woken, unless it is cancelled first."""

    def cancel(self) -> None:
        """Never wake it."""


class Clock(Protocol):
    """Where time comes from, so that tests can advance it."""

    def now(self) -> float:
        """Seconds that only ever grow, from no particular moment."""

    def wall(self) -> float:
        """Seconds since 1970, as people's clocks show them."""

    def wake_at(self, when: float, wake: Wake) -> Alarm:
        """Call `wake` once `now()` has reached `when`."""


class SteadyTime:
    """Seconds since 1970 that only ever run: nobody gains or loses by a clock that is set.

    They are those of the clock on the wall as it stood at the first look, and go on as `now()`
    does, however that clock is set meanwhile, or jumps after a sleep of the machine.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._base: float | None = None
        self._set_by = 0.0

    @property
    def base(self) -> float:
        """How far these seconds are ahead of the clock's `now()`, always the same."""
        if self._base is None:
            self._base = self.clock.wall() - self.clock.now()
        return self._base

    def now(self) -> float:
        """What time it is."""
        return self.clock.now() + self.base

    def set_by(self) -> float:
        """By how many seconds the clock on the wall was set forwards since the first look.

        Less than LEAST_SET is noise, until it has become as much.
        """
        ahead = self.clock.wall() - self.now()
        if abs(ahead - self._set_by) >= LEAST_SET:
            self._set_by = ahead
        return self._set_by


class LoopClock:
    """The time of the running event loop."""

    def __init__(self) -> None:
        self._woken: set[asyncio.Task[None]] = set()

    def now(self) -> float:
        """The loop's monotonic seconds."""
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def wake_at(self, when: float, wake: Wake) -> Alarm:
        """Call `wake` in a task of its own once the loop's time has reached `when`."""
        return asyncio.get_running_loop().call_at(when, self._wake, wake)

    def _wake(self, wake: Wake) -> None:
        async def woken() -> None:
            await wake()

        task = asyncio.create_task(woken())
        self._woken.add(task)
        task.add_done_callback(self._woken.discard)
