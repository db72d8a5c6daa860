"""Discord's limits on requests, kept by construction: every request of the bot passes here.

Discord allows a bot 50 requests a second in all; answers to interactions do not count. It bans
whoever gets 10,000 refusals in ten minutes. Limits of single routes are discord.py's affair.

Belongs here: how many requests may be under way, and which of them goes first.
Does not belong here: limits of one route (`buckets`, discord.py), and what a request says.
"""

import asyncio
import heapq
import itertools
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from email.utils import parsedate_to_datetime
from enum import Enum
from types import SimpleNamespace

import aiohttp
import discord

from bot.shared.figures import COUNTED_REFUSALS, REFUSED, REQUESTS
from bot.shared.sharing import PER_SECOND, Allotment

_log = logging.getLogger(__name__)

BURST = 5
"""How many requests may go out at once after a rest; any second holds at most both together."""
WITHIN_A_SECOND = 48
"""How many requests may at most be under way or answered within the last second.

Discord counts a request some time between its sending and its answer. However late it reads
them, and however many at once, no second of its own therefore holds more.
"""
UNGRANTED_LOOK = 0.25
"""Seconds after which it is looked again for a share, where there is none."""
WANTED_SECONDS = 10.0
"""The span in which it is counted how many requests are wanted."""
UNANSWERED_LOOK = 0.05
"""Seconds after which it is looked again whether a request under way has been answered."""
WINDOW = 600.0
"""Seconds for which Discord remembers a refusal."""
WARNED_AT = 1_000
STOPPED_AT = 5_000
"""With so many refusals in the window only interactions are answered."""
SHUT_AT = 9_000
"""With so many nothing is sent at all: Discord's ban begins at 10,000."""
BANNED = 60.0
"""Seconds for which nothing is sent after a refusal that names no time that can be read."""
LONGEST_HOLD = 60.0
"""Seconds; where Discord forbids everything for longer, requests fail instead of waiting."""
_LEAST_PART = 0.01
"""What counts as a part where none is left, since a request has just been let through."""
_API = "/api/"
_ANSWERS = ("interactions", "webhooks")


class Rank(Enum):
    """How urgent a request is: for so many seconds, more urgent ones may overtake it."""

    ASKED = 0.0
    """Somebody waits for it: a panel that asks its player, what a command does."""
    PANEL = 2.0
    """The panel of a player who is not asked."""
    BOARD = 10.0
    """A public board."""


for _rank in ("answer", *(each.name.lower() for each in Rank)):
    REQUESTS.labels(_rank)  # told as none until the first one is sent
_RANK: ContextVar[Rank] = ContextVar("rank", default=Rank.ASKED)


@contextmanager
def sent_as(rank: Rank) -> Iterator[None]:
    """What is sent from within has this rank."""
    before = _RANK.set(rank)
    try:
        yield
    finally:
        _RANK.reset(before)


class WithheldError(discord.DiscordException):
    """A request was not sent, since too many have been refused of late."""


class Budget:
    """Lets requests through one by one, the most urgent first. Its times are in seconds.

    A better rank overtakes for a limited time only, so nothing waits for ever.
    """

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        allotment: Allotment | None = None,
    ) -> None:
        """Without an `allotment` all requests of the token are this process's."""
        self._now = now
        self._sleep = sleep
        self._allotment = allotment
        self._wanted: deque[float] = deque()
        self._earned = now()
        self._held_until = now()
        self._queue: list[tuple[float, int, asyncio.Future[None]]] = []
        self._serial = itertools.count()
        self._serving: asyncio.Task[None] | None = None
        self._refusals: deque[float] = deque()
        self._under_way = 0
        self._answered: deque[float] = deque()

    @property
    def refusals(self) -> int:
        """How many requests Discord has refused in the last ten minutes, as it counts them."""
        while self._refusals and self._refusals[0] <= self._now() - WINDOW:
            self._refusals.popleft()
        return len(self._refusals)

    @property
    def part(self) -> float:
        """Which part of all requests of the token this process may send, from 0 to 1."""
        return 1.0 if self._allotment is None else self._allotment.share / PER_SECOND

    @property
    def wants(self) -> float:
        """How many requests a second this process would send."""
        while self._wanted and self._wanted[0] <= self._now() - WANTED_SECONDS:
            self._wanted.popleft()
        return (len(self._wanted) + len(self._queue)) / WANTED_SECONDS

    async def admit(self, path: str) -> None:
        """Wait until a request for the URL path `path` may be sent.

        Raises WithheldError where it may not be sent at all.
        """
        kind = _kind(path)
        if kind is None:
            return
        is_answer = kind in _ANSWERS
        if not is_answer:
            self._note_wanted()
            if self._held_until - self._now() > LONGEST_HOLD:
                raise WithheldError("Discord takes no requests for a long while")
            if self._queue or self._wait() > 0:
                await self._wait_in_line(_RANK.get())
            else:
                self._spend()
        if self._refusals_of_all >= (SHUT_AT if is_answer else STOPPED_AT):
            raise WithheldError(f"{self._refusals_of_all} requests were refused of late")
        if not is_answer:
            self._under_way += 1
        REQUESTS.labels("answer" if is_answer else _RANK.get().name.lower()).inc()

    def ended(self, path: str) -> None:
        """Note that a request for the URL path `path` was answered, or has failed."""
        kind = _kind(path)
        if kind is not None and kind not in _ANSWERS:
            self._under_way -= 1
            self._answered.append(self._now())

    def heard(self, path: str, status: int, headers: Mapping[str, str]) -> None:
        """Note how Discord has answered a request for the URL path `path`."""
        if _kind(path) is None or status not in COUNTED_REFUSALS:
            return
        if status != 429 or headers.get("X-RateLimit-Scope") != "shared":
            self._count()
            REFUSED.labels(str(status)).inc()
        if status == 429 and ("X-RateLimit-Global" in headers or "Via" not in headers):
            seconds = _retry_after(headers)
            self._held_until = max(self._held_until, self._now() + seconds)

    @property
    def _refusals_of_all(self) -> int:
        """Those of all processes: Discord may see them come from one address."""
        elsewhere = self._allotment.refused_elsewhere if self._allotment else 0
        return self.refusals + elsewhere

    def _note_wanted(self) -> None:
        if self._allotment is not None:
            self._wanted.append(self._now())

    def _count(self) -> None:
        self._refusals.append(self._now())
        count = self.refusals
        if count in (WARNED_AT, STOPPED_AT):
            _log.warning("Discord has refused %s requests in ten minutes", count)

    def _wait(self) -> float:
        """The seconds until a request may be sent; not positive where one may now."""
        now, part = self._now(), self.part
        if part <= 0:
            return UNGRANTED_LOOK
        at_once = max(1.0, BURST * part)
        held = max(self._earned - (at_once - 1) / (PER_SECOND * part), self._held_until) - now
        while self._answered and self._answered[0] <= now - 1:
            self._answered.popleft()
        if self._under_way + len(self._answered) < max(1, int(WITHIN_A_SECOND * part)):
            return held
        return max(held, self._answered[0] + 1 - now if self._answered else UNANSWERED_LOOK)

    def _spend(self) -> None:
        a_second = PER_SECOND * max(self.part, _LEAST_PART)
        self._earned = max(self._earned, self._now()) + 1 / a_second

    async def _wait_in_line(self, rank: Rank) -> None:
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (self._now() + rank.value, next(self._serial), turn))
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve())
        await turn

    async def _serve(self) -> None:
        while self._queue:
            wait = self._wait()
            if wait > 0:
                await self._sleep(wait)
                continue
            _, _, turn = heapq.heappop(self._queue)
            if not turn.done():
                self._spend()
                turn.set_result(None)
                await asyncio.sleep(0)  # until it counts as under way


def traced(
    budget: Budget, heard: Callable[[str, int | None], None] = lambda path, status: None
) -> aiohttp.TraceConfig:
    """Has each try of each request pass `budget`, and tells it of each answer.

    `heard` is called with the URL path and the status of each answer of Discord's, None where
    there was none.
    """

    async def begins(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        await budget.admit(request.url.path)

    async def ends(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        budget.ended(request.url.path)
        budget.heard(request.url.path, request.response.status, request.response.headers)
        if _kind(request.url.path) is not None:
            heard(request.url.path, request.response.status)

    async def fails(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        budget.ended(request.url.path)
        if _kind(request.url.path) is not None:
            heard(request.url.path, None)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begins)
    trace.on_request_end.append(ends)
    trace.on_request_exception.append(fails)
    return trace


def _retry_after(headers: Mapping[str, str]) -> float:
    """The seconds for which nothing may be sent; a date counts from the date of the answer."""
    named = headers.get("Retry-After", "")
    try:
        seconds = float(named)
    except ValueError:
        try:
            until, date = (parsedate_to_datetime(each) for each in (named, headers["Date"]))
            return max(0.0, (until - date).total_seconds())
        except (KeyError, ValueError, TypeError):
            return BANNED
    return seconds if math.isfinite(seconds) and seconds >= 0 else BANNED


def _kind(path: str) -> str | None:
    """The first part of the path below the API's root; None for what is not of the API."""
    if not path.startswith(_API):
        return None
    return path.removeprefix(_API).split("/", 2)[1]
