"""The time of the stand-in, which tests may advance."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """One call due at a time of the `Clock`; `cancel()` calls it off."""

    __slots__ = ("_clock", "_loop_timer", "call", "due")

    def __init__(self, clock: "Clock", due: float, call: Callable[[], None]) -> None:
        self._clock = clock
        self._loop_timer: asyncio.TimerHandle | None = None
        self.due = due
        self.call = call

    def cancel(self) -> None:
        """Let the call not be made."""
        if self._loop_timer is not None:
            self._loop_timer.cancel()
        self._clock.timers.discard(self)

    def arm(self) -> None:
        """Make the call when the clock reaches `due`, also where the clock is advanced."""
        if self._loop_timer is not None:
            self._loop_timer.cancel()
        wait = max(0.0, self.due - self._clock.now())
        self._loop_timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._clock.timers.discard(self)
        self.call()


class Clock:
    """Seconds since 1970, running with the real time from where `advance` put it."""

    __slots__ = ("_ahead", "timers")

    def __init__(self) -> None:
        self._ahead = 0.0
        self.timers: set[Timer] = set()

    def now(self) -> float:
        """The time in seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """It is `seconds` later; what fell due meanwhile happens at the loop's next turn."""
        if seconds < 0:
            raise ValueError("the clock only goes forward")
        self._ahead += seconds
        for timer in tuple(self.timers):
            timer.arm()

    def call_in(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Make `call` in `seconds` of this clock, unless the returned timer is cancelled."""
        timer = Timer(self, self.now() + seconds, call)
        self.timers.add(timer)
        timer.arm()
        return timer


def stamp(seconds: float) -> str:
    """The ISO 8601 form which Discord writes for a time in seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
