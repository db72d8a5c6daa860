"""What was put into words lately, kept with its match until what was seen has changed."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from engine.core.game import Block, Board, Reader
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.protocol import Seat
from engine.core.reading import Group
from engine.yugioh.views.lying import Heap

MOST_READERS = 12
"""For how many readers of a match words are kept: both seats and the public, by language."""
SIDES = 2

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Kept(Generic[K, T]):
    """The last words for each reader, and what they were written of."""

    __slots__ = ("_most", "_words")

    def __init__(self, most: int = MOST_READERS) -> None:
        self._words: dict[K, tuple[object, T]] = {}
        self._most = most

    def get(self, reader: K, seen: object, write: Callable[[], T]) -> T:
        """The words for `reader`, kept from when they saw what is equal to `seen`.

        Beside the reader that has to settle what is written.
        """
        kept = self._words.get(reader)
        if kept is not None and kept[0] == seen:
            return kept[1]
        words = write()
        self._words.pop(reader, None)
        self._words[reader] = (seen, words)
        if len(self._words) > self._most:
            del self._words[next(iter(self._words))]
        return words


class Written:
    """What was written of one match."""

    __slots__ = ("boards", "groups", "hands", "heaps", "prompts", "sides")

    def __init__(self) -> None:
        self.boards: Kept[Reader, Board] = Kept()
        self.sides: Kept[tuple[Reader, Seat], Block] = Kept(SIDES * MOST_READERS)
        self.hands: Kept[Reader, Block] = Kept()
        self.groups: Kept[Reader, tuple[Group, ...]] = Kept()
        self.heaps: Kept[tuple[Reader, Heap], Group] = Kept(len(Heap) * MOST_READERS)
        self.prompts: Kept[Reader, Prompt] = Kept()
        """By the number of the question: two in a row may be the same object, of one table."""


def written_of(match: Match) -> Written:
    """What was written of `match` so far; it goes with its match."""
    written = match.beside.get(Written)
    if not isinstance(written, Written):
        written = match.beside[Written] = Written()
    return written
