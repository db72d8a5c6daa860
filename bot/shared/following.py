"""Messages that follow a duel or an event: one edit in flight at a time, the latest wins."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.shared.budget import WithheldError
from bot.shared.database import UnavailableError

_log = logging.getLogger(__name__)
_TRIES = 5
_PASSING = (discord.DiscordServerError, aiohttp.ClientError, OSError, UnavailableError)
_TOO_MANY_REQUESTS = 429
_NOT_ACCEPTED = 401
"""So every request is answered once the token is taken back; the gateway ends the bot."""
TROUBLED_REST = 2.0
"""Seconds after the first try that failed; twice as many after each further one."""
SHORT_REST = 0.2
"""Seconds that a follower rests at most where something urgent is to be shown."""
WITHHELD_REST = 15.0
"""Seconds after which a message that could not even be sent is tried again."""


class Follower:
    """Calls `show` some time after each `touch`, never twice at once, and once for many."""

    def __init__(
        self,
        show: Callable[[], Awaitable[None]],
        lead: float,
        rest: Callable[[], float],
        followed: str,
    ) -> None:
        """Wait `lead` seconds before the first showing, and `rest()` seconds after each.

        `followed` names for the log what the message follows, such as "Duel 3".
        """
        self._followed = followed
        self._show = show
        self._lead = lead
        self._rest = rest
        self._dirty = False
        self._urgent = False
        self._tries = 0
        self._running: asyncio.Task[None] | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._waits_until = 0.0
        self._may_go_on = 0.0
        """When what is urgent may be shown; moments are in seconds of the event loop."""
        self._idle = True
        self._shown = asyncio.Event()
        self._shown.set()

    def touch(self, *, urgent: bool = False) -> None:
        """Show again, soon; a long rest is cut short where it is `urgent`."""
        self._dirty = True
        self._shown.clear()
        self._urgent = self._urgent or urgent
        if self._idle:
            self._idle = False
            self._wait_until(asyncio.get_running_loop().time() + self._lead)
        elif urgent and self._waiting is not None:
            self._wait_until(min(self._waits_until, self._may_go_on))

    async def settled(self) -> None:
        """Wait until all that was touched has been shown, but not for the rest after it."""
        await self._shown.wait()

    def stop(self) -> None:
        """Show nothing more."""
        self._dirty = False
        if self._waiting is not None:
            self._waiting.cancel()
        if self._running is not None:
            self._running.cancel()
        self._waiting = self._running = None
        self._idle = True
        self._shown.set()

    def _wait_until(self, moment: float) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waits_until = moment
        self._waiting = asyncio.get_running_loop().call_at(moment, self._go_on)

    def _go_on(self) -> None:
        """Show what has changed meanwhile, or be idle."""
        self._waiting = None
        if self._dirty:
            self._running = asyncio.create_task(self._run())
        else:
            self._tries, self._urgent, self._idle = 0, False, True

    async def _run(self) -> None:
        self._dirty = self._urgent = False
        trouble = await self._try()
        self._running = None
        if not self._dirty:
            self._shown.set()
        rest = self._rest()
        self._may_go_on = asyncio.get_running_loop().time() + trouble + min(rest, SHORT_REST)
        whole = max(0.0, rest - SHORT_REST)
        self._wait_until(self._may_go_on + (0.0 if self._urgent else whole))

    async def _try(self) -> float:
        """Show it; return the seconds to wait for what is in the way."""
        try:
            await self._show()
        except WithheldError as problem:
            _log.info("%s: a message waits: %s", self._followed, problem)
            self._dirty = True
            return WITHHELD_REST
        except Exception as problem:
            if isinstance(problem, discord.HTTPException) and problem.status == _NOT_ACCEPTED:
                _log.info("%s: a message waits for a token that is accepted", self._followed)
                return WITHHELD_REST
            if not _may_pass(problem):
                _log.exception("%s: a message could not be shown", self._followed)
                return 0.0
            self._tries += 1
            self._dirty = self._dirty or self._tries < _TRIES
            _log.warning(
                "%s: a message could not be shown (%s), try %s",
                self._followed,
                problem,
                self._tries,
            )
            return TROUBLED_REST * float(2 ** (self._tries - 1))
        self._tries = 0
        return 0.0


def _may_pass(problem: Exception) -> bool:
    """Whether the trouble may be over at the next try.

    discord.py itself gives up a request that was refused as one too many five times.
    """
    if isinstance(problem, discord.HTTPException) and problem.status == _TOO_MANY_REQUESTS:
        return True
    return isinstance(problem, _PASSING)
