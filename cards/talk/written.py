"""What was put into words lately, kept with its match until something at the table changes."""

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from engine.core.game import Board, Prompt, Reader
from engine.core.match import Match
from engine.yugioh.views.board import TableView

MOST_READERS = 12
"""For how many readers of a match words are kept: both seats and the public, by language."""

T = TypeVar("T")


class Kept(Generic[T]):
    """The last words for each reader, and what they were written of."""

    __slots__ = ("_words",)

    def __init__(self) -> None:
        self._words: dict[Reader, tuple[TableView, int, T]] = {}

    def get(self, reader: Reader, table: TableView, number: int, write: Callable[[], T]) -> T:
        """The words for `reader`, kept from when they saw this very `table` at that `number`.

        Beside the reader these two have to settle what is written.
        """
        kept = self._words.get(reader)
        if kept is not None and kept[0] is table and kept[1] == number:
            return kept[2]
        words = write()
        self._words.pop(reader, None)
        self._words[reader] = (table, number, words)
        if len(self._words) > MOST_READERS:
            del self._words[next(iter(self._words))]
        return words


class Written:
    """What was written of one match."""

    __slots__ = ("boards", "prompts")

    def __init__(self) -> None:
        self.boards: Kept[Board] = Kept()
        self.prompts: Kept[Prompt] = Kept()
        """By the number of the question: two in a row may be the same object, of one table."""


WRITTEN: "WeakKeyDictionary[Match, Written]" = WeakKeyDictionary()
"""By match; it goes with its match."""


def written_of(match: Match) -> Written:
    """What was written of `match` so far."""
    written = WRITTEN.get(match)
    if written is None:
        written = WRITTEN[match] = Written()
    return written
