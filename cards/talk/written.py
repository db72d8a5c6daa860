"""What was put into words lately, kept with its match until something at the table changes."""

from collections.abc import Callable
from operator import is_
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from engine.core.game import Board, Prompt, Reader
from engine.core.match import Match

MOST_READERS = 12
"""For how many readers of a match words are kept: both seats and the public, by language."""

T = TypeVar("T")


class Kept(Generic[T]):
    """The last words for each reader, and what they were written of."""

    __slots__ = ("_words",)

    def __init__(self) -> None:
        self._words: dict[Reader, tuple[tuple[object, ...], T]] = {}

    def get(self, reader: Reader, of: tuple[object, ...], write: Callable[[], T]) -> T:
        """The words for `reader`, written anew unless they were written of the same objects.

        Objects are the same by identity; they have to be all that the words depend on, beside
        the reader.
        """
        kept = self._words.get(reader)
        if kept is not None and all(map(is_, kept[0], of)):
            return kept[1]
        words = write()
        self._words.pop(reader, None)
        self._words[reader] = (of, words)
        if len(self._words) > MOST_READERS:
            del self._words[next(iter(self._words))]
        return words


class Written:
    """What was written of one match."""

    __slots__ = ("boards", "prompts")

    def __init__(self) -> None:
        self.boards: Kept[Board] = Kept()
        self.prompts: Kept[Prompt] = Kept()


WRITTEN: "WeakKeyDictionary[Match, Written]" = WeakKeyDictionary()
"""By match; it goes with its match."""


def written_of(match: Match) -> Written:
    """What was written of `match` so far."""
    written = WRITTEN.get(match)
    if written is None:
        written = WRITTEN[match] = Written()
    return written
