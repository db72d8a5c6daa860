"""What people do that another process has to answer, on its way there, and what comes here.

An interaction is answered where its duel or event is had. Which that is, is known as soon as
somebody asks for it here (`ElsewhereError`), before anything was answered. Then it goes there
as it came, and the process there answers Discord itself. A form comes back to the process that
has asked for it, since no other one knows it.

Belongs here: what is handed on, awaited, and answered once.
Does not belong here: how it gets there (`bot/store/wire.py`).
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any

from bot.shared.database import UnavailableError
from bot.shared.discord_time import DiscordTime
from bot.shared.figures import HANDED_IN_VAIN, HANDED_ON, Arrivals
from bot.shared.host import Interaction
from bot.shared.owning import ElsewhereError, Json, Message, Wire
from bot.shared.recent import Recent

TRIES = (0.5, 0.6, 0.5)
"""Seconds after each of which it is sent again, and after the last is answered in words."""
FORM_TRIES = TRIES[:2]
"""So too with a form, which is then answered here as long as Discord still takes an answer."""
LATEST = 1.9
"""Seconds of age from which on nothing is waited for: words take their time, too."""
TOO_OLD = 1.35
"""Seconds: what comes later from another process may have been answered in words there."""
FORM_TOO_OLD = 0.9
"""So too with a form, which is answered there sooner."""
REMEMBERED = 200
_UNANSWERED = "handed-on-unanswered"
_FORM = 5
"""The type of a form that was sent, by Discord's numbers."""
_log = logging.getLogger(__name__)


class Relaying:
    """Hands on what another process has to answer, and takes what is for this one.

    Without a `wire` there is no other one.
    """

    def __init__(self, wire: Wire | None, time: DiscordTime, arrivals: Arrivals) -> None:
        self._wire = wire
        self._time = time
        self._arrivals = arrivals
        self._came: Recent[int, Json] = Recent(REMEMBERED)
        """What came here from Discord of late, as it came."""
        self._from: Recent[int, int] = Recent(REMEMBERED)
        """What other processes have handed on, and which."""
        self._done: Recent[int, None] = Recent(REMEMBERED)
        """What of that Discord has an answer to."""
        self._last: Recent[str, int] = Recent(REMEMBERED)
        """Which process has last answered for whom."""
        self._awaited: dict[int, asyncio.Future[None]] = {}
        self._take: Callable[[Json], bool] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, take: Callable[[Json], bool]) -> None:
        """Have `take` answer what others hand on; it tells whether that came the first time."""
        self._take = take
        if self._wire is not None:
            self._wire.hear(self._heard)

    def close(self) -> None:
        """Take nothing more from others."""
        self._take = None
        if self._wire is not None:
            self._wire.hear(None)
        for task in self._tasks:
            task.cancel()

    def came(self, event: Json) -> None:
        """Note an interaction as it came from Discord."""
        if self._wire is not None:
            self._came[int(event["id"])] = event

    def goes_on(self, event: Json, knows: Callable[[str], bool]) -> bool:
        """Whether it is a form that another process has asked for, which gets it now.

        This one `knows` the forms it has asked for itself, by their ids.
        """
        if self._wire is None or event["type"] != _FORM or knows(event["data"]["custom_id"]):
            return False
        owner = self._last.get(_who(event), None)
        if owner is not None:
            self._do(self._hand_on_form(owner, event))
        return owner is not None

    def answered(self, path: str) -> None:
        """Note that Discord has taken a request for this URL path."""
        if not self._from:
            return
        named = path.partition("/interactions/")[2].partition("/")[0]
        number = int(named) if named.isdigit() else 0
        sender = self._from.get(number, None)
        if sender is not None:
            self._from.forget(number)
            self._done[number] = None
            self._do(self._send(sender, {"answered": number}))

    async def hand_on(self, interaction: Interaction, problem: ElsewhereError) -> str | None:
        """Have the process that has it answer; else the key of the words to answer with here.

        Once these are said it may be pressed again: what counts is the question it is for.
        """
        event, owner = self._came.get(interaction.id, None), problem.owner
        self._came.forget(interaction.id)
        if owner is None or event is None or interaction.response.is_done():
            return problem.words
        if await self._is_answered(owner, event, TRIES):
            return None
        _log.warning("Process %s has not answered what was handed on to it", owner)
        return _UNANSWERED

    async def _hand_on_form(self, owner: int, event: Json) -> None:
        if not await self._is_answered(owner, event, FORM_TRIES) and self._take is not None:
            self._take(event)

    async def _is_answered(self, owner: int, event: Json, waits: Sequence[float]) -> bool:
        """Whether it is answered there, if it is sent again after each of these seconds."""
        number = int(event["id"])
        began = perf_counter()
        done = self._awaited[number] = asyncio.get_running_loop().create_future()
        try:
            for seconds in waits:
                left = LATEST - self._time.age(number).total_seconds()
                if left <= 0:
                    break
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(seconds, left)):
                        await self._send(owner, {"event": event})
                        await asyncio.shield(done)
                        self._arrivals.answered(f"/interactions/{number}/")
                        HANDED_ON.observe(perf_counter() - began)
                        self._last[_who(event)] = owner
                        return True
        finally:
            del self._awaited[number]
        HANDED_IN_VAIN.inc()
        return False

    async def _send(self, to: int, message: Message) -> None:
        assert self._wire is not None
        try:
            await self._wire.send(to, message)
        except UnavailableError as problem:
            _log.warning("Process %s cannot be reached: %s", to, problem)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, sender: int, message: Message) -> None:
        if "answered" in message:
            done = self._awaited.get(message["answered"])
            if done is not None and not done.done():
                done.set_result(None)
            return
        event: dict[str, Any] = message["event"]
        number = int(event["id"])
        self._time.hear(number)
        if number in self._done:
            self._do(self._send(sender, {"answered": number}))
            return
        too_old = FORM_TOO_OLD if event["type"] == _FORM else TOO_OLD
        if self._take is None or self._time.age(number).total_seconds() > too_old:
            return
        if number not in self._from and self._take(event):
            self._from[number] = sender


def _who(event: Json) -> str:
    """Whoever did it, by their number."""
    by = event.get("user") or event["member"]["user"]
    return str(by["id"])
