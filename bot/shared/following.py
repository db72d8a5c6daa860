"""Messages that follow a duel: one edit in flight at a time, and the latest content wins."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord

from bot.shared.budget import WithheldError

_log = logging.getLogger(__name__)
_TRIES = 5
_PASSING = (discord.DiscordServerError, aiohttp.ClientError, OSError, sqlite3.Error)
_TOO_MANY_REQUESTS = 429
SHORT_REST = 0.2
"""Seconds that a follower rests at most where something urgent is to be shown."""
WITHHELD_REST = 15.0
"""Seconds after which a message that could not even be sent is tried again."""


class Follower:
    """Calls `show` some time after each `touch`, never twice at once, and once for many."""

    def __init__(
        self, show: Callable[[], Awaitable[None]], lead: float, rest: Callable[[], float]
    ) -> None:
        """Wait `lead` seconds before the first showing, and `rest()` seconds after each."""
        self._show = show
        self._lead = lead
        self._rest = rest
        self._dirty = False
        self._urgent = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def touch(self, *, urgent: bool = False) -> None:
        """Show again, soon; a long rest is cut short where it is `urgent`."""
        self._dirty = True
        if urgent:
            self._urgent.set()
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())

    async def settled(self) -> None:
        """Wait until all that was touched has been shown."""
        if self._running is not None:
            await asyncio.wait([self._running])

    def stop(self) -> None:
        """Show nothing more."""
        self._dirty = False
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        await asyncio.sleep(self._lead)
        tries = 0
        while self._dirty:
            self._dirty = False
            try:
                await self._show()
                tries = 0
            except WithheldError as problem:
                _log.info("A message waits: %s", problem)
                self._dirty = True
                await asyncio.sleep(WITHHELD_REST)
            except Exception as problem:
                if _may_pass(problem):
                    tries += 1
                    self._dirty = self._dirty or tries < _TRIES
                    _log.warning("A message could not be shown (%s), try %s", problem, tries)
                    await asyncio.sleep(2**tries)
                else:
                    _log.exception("A message could not be shown")
            await self._pause(self._rest())

    async def _pause(self, rest: float) -> None:
        await asyncio.sleep(min(rest, SHORT_REST))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._urgent.wait(), max(0.0, rest - SHORT_REST))
        self._urgent.clear()


def _may_pass(problem: Exception) -> bool:
    """Tell whether the trouble may be over at the next try.

    discord.py itself gives up a request that was refused as one too many five times.
    """
    if isinstance(problem, discord.HTTPException) and problem.status == _TOO_MANY_REQUESTS:
        return True
    return isinstance(problem, _PASSING)
