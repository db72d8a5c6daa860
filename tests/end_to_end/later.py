"""The real program with a clock that tests set: `python -m tests.end_to_end.later`.

Its clock is ahead of that of the machine by the seconds in a file of its folder. What comes to
that file while the program runs goes by in a moment, step by step, with all that it wakes; what
has come to it before its start went by while it was away.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot.duels.clock import Alarm, LoopClock, Wake
from tests.chance import lay_down_for_good
from tests.unhurried import unhurry_for_good

FILE = "seconds-ahead"
LOOK = 0.02
"""Seconds of the machine between two looks into the file."""
STEP = 5.0
"""The most seconds that go by at once: less than what the program waits for."""


def seconds_ahead(folder: Path) -> int:
    """How much later it is for the program of that folder than for this machine."""
    kept = folder / FILE
    return int(kept.read_text() or 0) if kept.exists() else 0


def pass_over(folder: Path, seconds: int) -> None:
    """Let it be so much later for the program of that folder."""
    new = folder / f"{FILE}.new"
    new.write_text(str(seconds_ahead(folder) + seconds))
    new.replace(folder / FILE)


class Later:
    """How far the clock of this process is ahead, and what it is to wake."""

    def __init__(self, folder: Path) -> None:
        self.ahead = float(seconds_ahead(folder))
        self.waiting: set[Waiting] = set()
        self._folder = folder
        self._looking: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Go on to what the file says now, and look again and again."""
        left = seconds_ahead(self._folder) - self.ahead
        if left > 0:
            self.ahead += min(STEP, left)
            for each in self.waiting:
                each.set()
        self._looking = asyncio.get_running_loop().call_later(LOOK, self.look)

    def begin(self) -> None:
        """Look from now on."""
        if self._looking is None:
            self.look()


class Waiting:
    """An alarm of that clock."""

    def __init__(self, later: Later, when: float, ring: Callable[[], None]) -> None:
        self._later = later
        self._when = when
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        later.waiting.add(self)
        self.set()

    def set(self) -> None:
        """Wake as late as that is by the clock of now."""
        if self._handle is not None:
            self._handle.cancel()
        moment = self._when - self._later.ahead
        self._handle = asyncio.get_running_loop().call_at(moment, self._rings)

    def cancel(self) -> None:
        """Never wake it."""
        self._later.waiting.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _rings(self) -> None:
        self._later.waiting.discard(self)
        self._ring()


def be_later_for_good() -> None:
    """The clock of this process is ahead."""
    later = Later(Path.cwd())

    def now(self: LoopClock) -> float:
        later.begin()
        return asyncio.get_running_loop().time() + later.ahead

    def wall(self: LoopClock) -> float:
        return time.time() + later.ahead

    def wake_at(self: LoopClock, when: float, wake: Wake) -> Alarm:
        return Waiting(later, when, lambda: self._wake(wake))

    for name, made in (("now", now), ("wall", wall), ("wake_at", wake_at)):
        setattr(LoopClock, name, made)


if __name__ == "__main__":
    from bot.__main__ import main

    be_later_for_good()
    unhurry_for_good()
    lay_down_for_good()
    sys.exit(main())
