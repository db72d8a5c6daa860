"""Finding cards by how their Chinese names sound, written in the letters of English."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from itertools import islice
from operator import itemgetter

from bot.finding.entries import BEGINNING, INSIDE, LETTERS, WORD
from bot.finding.reworded import Wording
from bot.shared.normalising import squeezed
from bot.shared.sounds import pinyin

_END = "\n"
_SHORTEST, _SHORTEST_INITIALS = 4, 3
_MOST = 100


class Sounding:
    """The names of cards in Pinyin, and their initials; those that stand first come first."""

    def __init__(
        self, names: Iterable[tuple[int, str]] = (), wording: Mapping[str, str] | None = None
    ) -> None:
        """Take the entries of Chinese names with these names, folded.

        `wording` are Chinese words that people write, each with the one that is printed.
        """
        sounds = pinyin()
        self._lines = array("I")
        whole, initials = [_END], [_END]
        for line, name in names:
            told = [sounds.get(each, each) for each in name]
            self._lines.append(line)
            whole.append("".join(told) + _END)
            initials.append("".join(each[0] for each in told) + _END)
        self._whole, self._initials = Column(whole), Column(initials)
        read = (
            ["".join(sounds.get(each, each) for each in squeezed(word)) for word in pair]
            for pair in (wording or {}).items()
        )
        self._wording = Wording({each: said for each, said in read if len(each) >= _SHORTEST})

    def find(self, typed: str) -> Iterator[tuple[int, int]]:
        """The entries that sound so with how closely, the closest first; `typed` is ASCII."""
        ways = (typed, *self._wording.otherwise(typed))
        return merge(*map(self._sounding, ways), key=itemgetter(1))

    def _sounding(self, typed: str) -> Iterator[tuple[int, int]]:
        if len(typed) >= _SHORTEST:
            for part, closeness in (
                (_END + typed + _END, WORD),
                (_END + typed, BEGINNING),
                (typed, INSIDE),
            ):
                yield from self._in(self._whole, part, closeness)
        if len(typed) >= _SHORTEST_INITIALS:
            for part in (_END + typed + _END, _END + typed):
                yield from self._in(self._initials, part, LETTERS)

    def _in(self, column: "Column", part: str, closeness: int) -> Iterator[tuple[int, int]]:
        for at in islice(column.having(part), _MOST):
            yield self._lines[at], closeness


class Column:
    """Short texts, each on a line."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Take the end of a line, then each line with its end; they count from 0."""
        self._all = "".join(lines)
        self._ends = array("I", (at for at, each in enumerate(self._all) if each == _END))

    def having(self, part: str) -> Iterator[int]:
        """The lines that have the part."""
        at = self._all.find(part)
        while at >= 0:
            yield bisect_right(self._ends, at) - 1
            at = self._all.find(part, at + 1)
