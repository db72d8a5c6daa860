"""Watches how late the event loop runs, and what holds it up."""

import asyncio
import logging
import statistics
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from math import inf

from bot.shared.figures import LAG

_log = logging.getLogger(__name__)
BEAT = 0.1
"""Seconds between two looks."""
LAGS = 0.5
"""Seconds by which the loop must be late to count as lagging."""
HELD = 1.0
"""Seconds for which the loop must have been held to be worth a line in the log."""
QUIET = 60.0
"""Seconds between two such lines, and those that the figures tell of."""
_RECENT = 1.0


class Lags:
    """How many seconds late the loop was at each look of the last minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._late: deque[tuple[float, float]] = deque()

    def note(self, late: float) -> None:
        """The loop was so many seconds late just now."""
        now = self._now()
        self._late.append((now, late))
        while self._late[0][0] < now - QUIET:
            self._late.popleft()

    @property
    def now(self) -> float:
        """The worst of the last second."""
        since = self._now() - _RECENT
        worst = 0.0
        for at, late in reversed(self._late):
            if at < since:
                break
            worst = max(worst, late)
        return worst

    @property
    def worst(self) -> float:
        """The worst of the last minute."""
        return max((late for _, late in self._late), default=0.0)

    def quantiles(self) -> tuple[float, float]:
        """The median and the 99th hundredth of the last minute."""
        if len(self._late) < 2:
            return self.worst, self.worst
        hundredths = statistics.quantiles([late for _, late in self._late], n=100)
        return hundredths[49], hundredths[98]


class Watchdog:
    """Looks at the loop ten times a second; a thread beside it sees what holds it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.lags = Lags(now)
        self._now = now
        self._beat = now()
        self._loop_thread = 0
        self._seen = ""
        self._logged = -inf
        self._ended = threading.Event()
        self._running: asyncio.Task[None] | None = None

    @property
    def is_lagging(self) -> bool:
        """Whether the loop is so late now that answers may come too late."""
        return self.lags.now > LAGS or self._now() - self._beat > BEAT + LAGS

    def start(self) -> None:
        """Watch the running loop."""
        self._loop_thread = threading.get_ident()
        self._beat = self._now()
        self._running = asyncio.create_task(self._watch())
        threading.Thread(target=self._sample, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watch no longer."""
        self._ended.set()
        if self._running is not None:
            self._running.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            now = self._now()
            late = max(0.0, now - self._beat - BEAT)
            self._beat = now
            self.lags.note(late)
            LAG.observe(late)
            if late > HELD and now - self._logged > QUIET:
                self._logged = now
                _log.warning(
                    "The event loop was held for %.1f s (in the last minute: median %.3f s, "
                    "99th hundredth %.3f s). It was seen here:\n%s",
                    late,
                    *self.lags.quantiles(),
                    self._seen or "nowhere",
                )
            self._seen = ""

    def _sample(self) -> None:
        while not self._ended.wait(LAGS):
            if not self._seen and self._now() - self._beat > BEAT + HELD / 2:
                frame = sys._current_frames().get(self._loop_thread)
                self._seen = "".join(traceback.format_stack(frame, limit=12)) if frame else ""
