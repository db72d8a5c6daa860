"""Finding cards by what people call them where that is no part of a name that is printed."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from bot.finding.entries import BEGINNING, CALLED, INSIDE
from bot.finding.sounding import Column
from bot.finding.spelled_alike import most_alike
from bot.shared.normalising import is_kana, squeezed

_SHORTEST_BEGINNING = 2
_MOST_BEGUN = 200
_SHORTEST_NAME = 4
"""Nicknames of so many characters, written without spaces, are whole names in other words."""
_SHORTEST_PART = 2
_END = "\n"
_SHORTEST_MISSPELT = 4
_ALIKE_ENOUGH = 0.75


class Called(NamedTuple):
    """A nickname: its card is the entry `line`, and `place` tells how far behind it stands.

    `closeness` is CALLED where the nickname was typed, BEGINNING where it begins so or ends
    in these characters, INSIDE where it is a part of it, and for one that is spelled alike
    how much it is, from 0 to 1.
    """

    line: int
    name: str
    place: int
    closeness: float


class Nicknames:
    """What people call cards, made ready to be searched while typing."""

    def __init__(self, spoken: Iterable[tuple[str, int, int]] = ()) -> None:
        """Take each nickname with the entry of its card, and its place among those of it."""
        known = {(squeezed(name), place, line, name) for name, line, place in spoken}
        in_order = sorted(each for each in known if each[0])
        self._folded = [folded for folded, *_ in in_order]
        self._names = [name for *_, name in in_order]
        self._places = array("H", (place for _, place, _, _ in in_order))
        self._lines = array("I", (line for _, _, line, _ in in_order))
        names = [
            at
            for at, folded in enumerate(self._folded)
            if len(folded) >= _SHORTEST_NAME and not folded.isascii()
        ]
        self._whole = Column([_END, *(self._folded[at] + _END for at in names)])
        self._whole_at = array("I", names)

    def find(self, folded: str) -> Iterator[Called]:
        """The nicknames that are what was typed, and those that begin or end so, or hold it."""
        for at in islice(self._from(folded), _MOST_BEGUN):
            if self._folded[at] == folded:
                yield self._said(at, CALLED)
            elif len(folded) >= _SHORTEST_BEGINNING or not folded.isascii():
                yield self._said(at, BEGINNING)
        if len(folded) >= _SHORTEST_PART and not folded.isascii():
            for line in islice(self._whole.having(folded), _MOST_BEGUN):
                at = self._whole_at[line]
                if not self._folded[at].startswith(folded):
                    is_end = self._folded[at].endswith(folded) and not is_kana(folded[0])
                    yield self._said(at, BEGINNING if is_end else INSIDE)

    def alike(self, folded: str) -> Iterator[Called]:
        """The nicknames that are spelled much like what was typed."""
        if len(folded) >= _SHORTEST_MISSPELT:
            for score, at in most_alike(folded, self._folded, _ALIKE_ENOUGH):
                yield self._said(at, score)

    def _from(self, folded: str) -> Iterator[int]:
        at = bisect_left(self._folded, folded)
        while at < len(self._folded) and self._folded[at].startswith(folded):
            yield at
            at += 1

    def _said(self, at: int, closeness: float) -> Called:
        return Called(self._lines[at], self._names[at], self._places[at], closeness)
