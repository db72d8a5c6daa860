"""Finding cards by names that are heard as what was typed, in kana or in characters."""

from array import array
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from bot.finding.entries import BEGINNING, INSIDE, WORD
from bot.finding.sounding import Column
from bot.shared.sounds import as_heard, loose_kana

_END = "\n"
_SHORTEST = 3
_MOST = 100

Found = Iterator[tuple[int, int]]
"""Entries with how closely they are what was typed, the closest first."""


class Loosely:
    """Japanese names with small kana as large ones, and without long vowels."""

    def __init__(self, names: Iterable[tuple[int, str]] = ()) -> None:
        """Take the entries of Japanese names with these names, folded."""
        self._lines = array("I")
        written = [_END]
        for line, name in names:
            if (loose := loose_kana(name)) != name:
                self._lines.append(line)
                written.append(loose + _END)
        self._names = Column(written)

    def find(self, typed: str) -> Found:
        """The entries that are heard so."""
        if len(loose := loose_kana(typed)) >= _SHORTEST and not loose.isascii():
            for at, closeness in _having(self._names, loose):
                yield self._lines[at], closeness


class Homophones:
    """Chinese names in which characters are exchanged for others that sound the same."""

    def __init__(self, names: Iterable[tuple[int, str]], name: Callable[[int], str]) -> None:
        """Take the entries of Chinese names with these names, and where a name is found."""
        self._name = name
        self._lines = array("I")
        written = [_END]
        for line, each in names:
            self._lines.append(line)
            written.append(as_heard(each) + _END)
        self._names = Column(written)

    def find(self, typed: str) -> Found:
        """The entries that sound so and share a character with what was typed."""
        if len(typed) >= _SHORTEST and not any(map(str.isascii, typed)):
            for at, closeness in _having(self._names, as_heard(typed)):
                line = self._lines[at]
                if not set(typed).isdisjoint(self._name(line)):
                    yield line, closeness


def _having(column: Column, part: str) -> Found:
    """The lines that are the part, begin with it or hold it."""
    for told, closeness in (
        (_END + part + _END, WORD),
        (_END + part, BEGINNING),
        (part, INSIDE),
    ):
        for at in islice(column.having(told), _MOST):
            yield at, closeness
