"""A line of the log every ten minutes: that the bot lives, what goes on, and how fast."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.shared.database import UnavailableError

_log = logging.getLogger(__name__)
BEAT = 600.0
"""Seconds between two lines."""


class Heartbeat:
    """Tells how the bot fares, in numbers alone."""

    def __init__(
        self,
        counted: Callable[[], Awaitable[object]],
        latency: Callable[[], float],
        late: Callable[[], float],
        seconds: float = BEAT,
    ) -> None:
        """`counted` says what goes on; `latency` and `late` are in seconds.

        One is how long Discord takes to answer, the other how late the loop runs at worst.
        """
        self._counted, self._latency, self._late = counted, latency, late
        self._seconds = seconds
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Tell it from now on."""
        self._beating = asyncio.create_task(self._beat())

    def stop(self) -> None:
        """Tell no more."""
        if self._beating is not None:
            self._beating.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                counts = await self._counted()
            except UnavailableError as problem:
                _log.warning("What goes on could not be counted: %s", problem)
                continue
            _log.info(
                "Alive: %s; Discord answers in %.0f ms, the loop was %.0f ms late at worst",
                counts,
                1000 * self._latency(),
                1000 * self._late(),
            )
