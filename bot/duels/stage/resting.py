"""How long a message of a duel rests between two edits for which nobody waits.

Belongs here: that the more duels are under way, the rarer each of them is shown to those who
only look on. Does not: what is shown at once all the same (`shared/following`), and the limit
on all requests (`shared/budget`).
"""

import asyncio
from collections import OrderedDict

from engine.core.values import value

LIVELY = 60.0
"""Seconds for which a duel counts as under way after something was new in it."""
_LEAST_PART = 0.025
"""A process that may send nothing for a while shows duels as if it might send a little."""


@value
class Rest:
    """Seconds between two edits of one message; its reader is asked nothing by them.

    It is `least` while few duels are under way, and `each` more for every one, but no more than
    `most`: what changes meanwhile is shown by one edit instead of several. It is longer only
    where else all messages of the kind would be edited more than `in_all` times a second.
    """

    least: float
    each: float
    most: float
    in_all: float

    def lasts(self, duels: int, part: float) -> float:
        """How long it is while so many duels are under way here.

        `part` is which part of all requests of the token this process may send, from 0 to 1.
        """
        thrifty = min(self.each * duels, self.most)
        return max(self.least, thrifty, duels / (self.in_all * max(part, _LEAST_PART)))


BOARD_REST = Rest(least=3.0, each=0.7, most=20.0, in_all=10.0)
"""That of a board: by `in_all` it takes a fifth of what all requests may be."""
PRACTICE_REST = Rest(least=15.0, each=0.7, most=20.0, in_all=10.0)
"""That of a board that its only player follows on a panel of their own."""
WATCHING_REST = Rest(least=2.0, each=0.35, most=10.0, in_all=20.0)
"""That of a panel whose player is not asked."""


class Bustle:
    """Which duels are under way: in which anything was new within the last minute."""

    def __init__(self) -> None:
        self._news: OrderedDict[int, float] = OrderedDict()

    def note(self, duel: int) -> None:
        """Something is new in that duel."""
        self._news[duel] = asyncio.get_running_loop().time()
        self._news.move_to_end(duel)

    @property
    def duels(self) -> int:
        """How many they are."""
        since = asyncio.get_running_loop().time() - LIVELY
        while self._news and next(iter(self._news.values())) <= since:
            self._news.popitem(last=False)
        return len(self._news)
