"""What was read last, kept in memory as long as it may be relied on."""

import math
import time
from collections.abc import Callable
from enum import Enum
from typing import Generic

from bot.shared.recent import Key, Other, Recent, Value

MOST_KNOWN = 20_000
"""Of so many people is remembered what they have set."""


class Unknown(Enum):
    """What is told of what is not kept, where None is a value."""

    YET = "yet"


class Fresh(Generic[Key, Value]):
    """Values by their keys, so many of them, each for so many seconds after it was read.

    Where nobody else writes what is read, they last for ever.
    """

    def __init__(
        self, most: int, lasts: float = math.inf, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._kept: Recent[Key, tuple[Value, float]] = Recent(most)
        self._lasts = lasts
        self._now = now

    def get(self, key: Key, other: Other) -> Value | Other:
        """The value; `other` where it is not kept, or is old."""
        kept = self._kept.get(key, None)
        return other if kept is None or kept[1] <= self._now() else kept[0]

    def learn(self, key: Key, value: Value) -> Value:
        """Keep what was read; what has been kept meanwhile holds instead, and is given back."""
        kept = self._kept.get(key, None)
        if kept is not None and kept[1] > self._now():
            return kept[0]
        self._kept[key] = value, self._now() + self._lasts
        return value

    def change(self, key: Key, value: Value) -> None:
        """Keep what was made of a value here; what it was made of is no younger by that."""
        kept, now = self._kept.get(key, None), self._now()
        until = now + self._lasts if kept is None or kept[1] <= now else kept[1]
        self._kept[key] = value, until

    def forget(self, key: Key) -> None:
        """Keep it no more."""
        self._kept.forget(key)
