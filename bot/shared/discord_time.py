"""What time it is at Discord, by the ids it gives out: our own clock may be wrong."""

import time
from collections import deque
from collections.abc import Callable
from datetime import timedelta
from math import inf

import discord

SPAN = 600.0
"""Seconds after which an id says less of the time than newer ones: clocks run unevenly."""
REMEMBERED = 500
"""The interactions of which a second delivery is noticed."""


class DiscordTime:
    """The time by the id that came here the quickest of late.

    So the age of an id is the time it took to come here, less what the quickest one took.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._behind = self._behind_before = inf
        self._since = -inf

    def hear(self, id: int) -> None:
        """Note an id that Discord has just given out, or an older one."""
        now = self._now()
        if now - self._since > SPAN:
            self._behind_before, self._behind, self._since = self._behind, inf, now
        self._behind = min(self._behind, now - _made(id))

    def age(self, id: int) -> timedelta:
        """How long ago what has the id was made; nothing, as long as no id was heard of."""
        behind = min(self._behind, self._behind_before)
        if behind == inf:
            return timedelta(0)
        return timedelta(seconds=max(0.0, self._now() - behind - _made(id)))


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
