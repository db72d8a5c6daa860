"""What time it is at Discord, by the ids it gives out: our own clock may be wrong."""

import time
from collections import deque
from collections.abc import Callable
from datetime import timedelta

import discord

REMEMBERED = 500
"""The interactions of which a second delivery is noticed."""


class DiscordTime:
    """The time of the newest id heard of, and the seconds that passed since."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._newest: float | None = None
        self._heard = 0.0

    def hear(self, id: int) -> None:
        """Note an id that Discord has just given out, or an older one."""
        made = _made(id)
        if self._newest is None or made > self._newest + self._now() - self._heard:
            self._newest, self._heard = made, self._now()

    def age(self, id: int) -> timedelta:
        """How long ago what has the id was made; nothing, as long as no id was heard of."""
        if self._newest is None:
            return timedelta(0)
        now = self._newest + self._now() - self._heard
        return timedelta(seconds=max(0.0, now - _made(id)))


class Seen:
    """The ids that were seen lately."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._ids: set[int] = set()
        self._order: deque[int] = deque()
        self._most = most

    def is_new(self, id: int) -> bool:
        """Whether `id` is seen for the first time, or for the first time in a long while."""
        if id in self._ids:
            return False
        self._ids.add(id)
        self._order.append(id)
        if len(self._order) > self._most:
            self._ids.discard(self._order.popleft())
        return True


def _made(id: int) -> float:
    return discord.utils.snowflake_time(id).timestamp()
