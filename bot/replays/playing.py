"""Replays that go on by themselves: slowly, not for long, and one for each reader."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

_log = logging.getLogger(__name__)
PACE = 3.0
"""Seconds for a step: time to read it, and far below what Discord allows of edits."""
MOST = 40
"""Steps; then somebody has to press again, who may have left."""

Show = Callable[[int, bool], Awaitable[None]]
"""Shows a step, and whether it goes on by itself from there."""


class Playing:
    """Who has a replay go on by itself."""

    def __init__(self, pace: float = PACE) -> None:
        self.pace = pace
        self._going: dict[int, asyncio.Task[None]] = {}

    def begin(self, user: int, at: int, last: int, show: Show) -> None:
        """Show that user `at` and what follows, up to `last` or so many; another stops."""
        self.end(user)
        task = asyncio.create_task(self._play(at, min(last, at + MOST), show))
        self._going[user] = task
        task.add_done_callback(lambda done: self._ended(user, done))

    def end(self, user: int) -> None:
        """Go on no longer for that user."""
        task = self._going.pop(user, None)
        if task is not None:
            task.cancel()

    def __len__(self) -> int:
        return len(self._going)

    def is_on(self, user: int) -> bool:
        """Whether a replay goes on for that user."""
        return user in self._going

    def stop(self) -> None:
        """Go on for nobody."""
        for user in list(self._going):
            self.end(user)

    async def _play(self, at: int, last: int, show: Show) -> None:
        for step in range(at, last + 1):
            if step > at:
                await asyncio.sleep(self.pace)
            await show(step, step < last)

    def _ended(self, user: int, task: asyncio.Task[None]) -> None:
        if self._going.get(user) is task:
            del self._going[user]
        if task.cancelled():
            return
        problem = task.exception()
        if isinstance(problem, discord.HTTPException):  # the message is gone, or too old
            _log.info("A replay does not go on: %s", problem)
        elif problem is not None:
            _log.error("A replay does not go on", exc_info=problem)
