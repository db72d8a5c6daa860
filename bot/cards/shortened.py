"""Finding names by what players cut them down to: initials, and beginnings of words."""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence

SHORTEST, LONGEST = 3, 12
"""So many letters an abbreviation in the letters of English has."""
SHORTEST_FOREIGN, LONGEST_FOREIGN = 2, 8
"""So many one in other letters has."""
MOST_HITS = 1500
"""At so many places of all names is looked for what was typed."""
_MOST_PIECES = 3
_SMALL = frozenset(("a", "an", "and", "for", "from", "in", "of", "on", "the", "to", "with"))
_END = "\n"
_GAP = " "

Ranked = Iterator[tuple[int, int]]
"""Entries with how far they are from what was typed: 0 for the closest."""


class Shortened:
    """What names are cut down to. Entries count from 0 in the order in which they are added."""

    def __init__(self) -> None:
        self._initials: dict[str, list[int]] = {}
        self._partial: dict[str, list[int]] = {}
        self._begins = array("L")
        self._length = 0
        self._lines: list[str] = []
        """What was added, until all of it is ready."""
        self._spaced = ""

    def add(self, words: Sequence[str], runs: Sequence[str]) -> None:
        """Take the next entry: its words, and the runs of one script they are made of."""
        at = len(self._begins)
        for initials in dict.fromkeys(_initials(words)):
            self._initials.setdefault(initials, []).append(at)
            for end in range(SHORTEST, len(initials)):
                for part in {initials[:end], initials[-end:]}:
                    self._partial.setdefault(part, []).append(at)
        line = _GAP + _GAP.join(runs) + _END
        self._begins.append(self._length)
        self._lines.append(line)
        self._length += len(line)

    def close(self) -> None:
        """Make ready what was added."""
        self._spaced = "".join(self._lines)
        self._begins.append(self._length)
        self._lines.clear()

    def by_initials(self, typed: str) -> Sequence[int]:
        """The entries whose words all begin with these letters, one after another."""
        return self._initials.get(typed, ())

    def by_letters(self, typed: str) -> Ranked:
        """The entries whose words begin with pieces of `typed`, one after another.

        Words may be left out before, between and behind them. `typed` is ASCII.
        """
        if not SHORTEST <= len(typed) <= LONGEST:
            return
        for at in self._partial.get(typed, ())[:MOST_HITS]:
            yield at, 0
        for cut in range(1, len(typed)):
            yield from self._in_two(typed[:cut], typed[cut:])

    def by_characters(self, typed: str) -> Ranked:
        """The entries in which the characters of `typed` stand in this order.

        The first begins a run. The fewer pieces `typed` is cut into, and the longer the first
        of them is, the closer it is.
        """
        if not SHORTEST_FOREIGN <= len(typed) <= LONGEST_FOREIGN:
            return
        for place in self._places(_GAP + typed[0]):
            at = self._entry(place)
            line = self._line(at)
            if apart := _apart(typed, line, place - self._begins[at] + 1):
                yield at, apart

    def _in_two(self, first: str, second: str) -> Ranked:
        """The entries in which a word begins with one piece, and a later one with the other."""
        before, behind = _GAP + first, _GAP + second
        for place in self._places(max(before, behind, key=len)):
            at = self._entry(place)
            line = self._line(at)
            begun = line.find(before)
            if begun >= 0 and line.find(behind, begun + len(before)) > 0:
                yield at, int(line.count(_GAP) > 2)

    def _places(self, part: str) -> Iterator[int]:
        place = self._spaced.find(part)
        for _ in range(MOST_HITS):
            if place < 0:
                return
            yield place
            place = self._spaced.find(part, place + 1)

    def _line(self, at: int) -> str:
        return self._spaced[self._begins[at] : self._begins[at + 1]]

    def _entry(self, place: int) -> int:
        return bisect_right(self._begins, place) - 1


def _initials(words: Sequence[str]) -> Iterator[str]:
    """The first letters of a name, with and without those of small words."""
    for told in (words, [word for word in words if word not in _SMALL]):
        if len(told) >= SHORTEST:
            yield "".join(word[0] for word in told)


def _apart(typed: str, line: str, begun: int) -> int:
    """How far the line is from holding `typed` in one piece; 0 where it is too far.

    The first piece begins at the place `begun`.
    """
    pieces, first, place = 1, 0, begun
    for letter in typed[1:]:
        following = place + 1 + (line[place + 1 : place + 2] == _GAP)
        place = line.find(letter, place + 1)
        if place < 0:
            return 0
        pieces += place != following
        first += pieces == 1
    return pieces * LONGEST_FOREIGN - first if pieces <= _MOST_PIECES else 0
