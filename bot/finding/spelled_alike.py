"""Finding names that are spelled much like what was typed."""

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from math import ceil
from sys import maxsize
from typing import overload

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.finding.all_names import AllNames

_CLOSE_ENOUGH = 0.6
_WORD_CLOSE_ENOUGH = 0.75
_PARTLY_ALIKE = 0.95
"""What a beginning or words that are spelled alike are worth beside a whole name that is."""
_MOST_ALIKE = 40
_AT_ONCE = 4000
"""How many names are compared at most, which takes one or two milliseconds."""
_SHORTEST_WORD = 4
_MOST_WORDS = 4
_MOST_LINES = 1500
_ROUNDING = 1e-9
_COMPARED = {
    "plain": ("plain", "mixed"),
    "foreign": ("foreign", "mixed"),
    "mixed": ("plain", "foreign", "mixed"),
}
"""Names in which letters may be alike those of what was typed, by the letters of both."""


class Alike:
    """The names of cards, made ready to be compared with what was typed."""

    def __init__(self, names: AllNames) -> None:
        self._names = names
        self._lines = {each: _ByLength() for each in _COMPARED}
        for line in range(len(names)):
            name = names[line]
            self._lines[_letters(name)].add(line, len(name))
        self._words = _ByLength()
        for place, size in names.words(_SHORTEST_WORD):
            self._words.add(place, size)
        self._words.once(names.cut)

    def scores(self, words: Sequence[str]) -> Mapping[int, float]:
        """The entries that are spelled alike, with how much: 1 for the same."""
        folded = "".join(words)
        if (size := len(folded)) < 2:
            return {}
        scores: dict[int, float] = {}
        whole = self._compared(folded, *_near(size, _CLOSE_ENOUGH))
        longer = self._compared(folded, size + 1, maxsize)
        begun = _Chosen(partial(self._names.begun, size=size), longer)
        for choices, worth in (
            (_Chosen(self._names.whole, whole), 1.0),
            (begun, _PARTLY_ALIKE),
        ):
            for score, n in most_alike(folded, choices, _CLOSE_ENOUGH):
                line = choices.keys[n]
                scores[line] = max(scores.get(line, 0.0), score * worth)
        for at, score in self._by_words(words).items():
            scores[at] = max(scores.get(at, 0.0), score * _PARTLY_ALIKE)
        return scores

    def _compared(self, folded: str, shortest: int, longest: int) -> Sequence[int]:
        """The entries of so many letters that can be alike, in their order."""
        kinds = (self._lines[each] for each in _COMPARED[_letters(folded)])
        return sorted(chain.from_iterable(each.between(shortest, longest) for each in kinds))

    def _by_words(self, words: Sequence[str]) -> Mapping[int, float]:
        """The entries that have a word much like each of the longer words."""
        longer = sorted((w for w in words if len(w) >= _SHORTEST_WORD), key=len, reverse=True)
        found: dict[int, float] | None = None
        for word in longer[:_MOST_WORDS]:
            lines = self._like(word)
            if found is None:
                found = lines
            else:
                found = {at: min(s, lines[at]) for at, s in found.items() if at in lines}
        return found or {}

    def _like(self, word: str) -> dict[int, float]:
        """The entries that have a word much like this one."""
        found: dict[int, float] = {}
        near = sorted(self._words.between(*_near(len(word), _WORD_CLOSE_ENOUGH)))
        words = [self._names.word(place) for place in near]
        for score, n in most_alike(word, words, _WORD_CLOSE_ENOUGH):
            for at in self._names.having(words[n]):
                if len(found) < _MOST_LINES:
                    found.setdefault(at, score)
        return found


class _ByLength:
    """Things by how many letters they have."""

    def __init__(self) -> None:
        self._found: dict[int, array[int]] = {}

    def add(self, thing: int, size: int) -> None:
        """Take one more."""
        self._found.setdefault(size, array("I")).append(thing)

    def once(self, texts: Callable[[Sequence[int], int], list[str]]) -> None:
        """Leave out what has the same text as one before."""
        for size, things in self._found.items():
            first = dict(zip(texts(things[::-1], size), reversed(things), strict=True))
            self._found[size] = array("I", sorted(first.values()))

    def between(self, shortest: int, longest: int) -> Iterator[int]:
        """Those of so many letters."""
        for size, things in self._found.items():
            if shortest <= size <= longest:
                yield from things


class _Chosen(Sequence[str]):
    """Texts by their `keys`; only as many as are looked at are in memory at once."""

    def __init__(
        self, texts: Callable[[Sequence[int]], list[str]], keys: Sequence[int]
    ) -> None:
        self._texts = texts
        self.keys = keys

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return self._texts(self.keys[at])
        return self._texts((self.keys[at],))[0]


def _near(size: int, least: float) -> tuple[int, int]:
    """How short and how long may be what is so much like a text of that size."""
    return ceil(size * least - _ROUNDING), int(size / least + _ROUNDING)


def most_alike(folded: str, choices: Sequence[str], least: float) -> list[tuple[float, int]]:
    """The closest of the choices with their scores, the best first, by their places.

    They are compared part by part: while some are, nothing else in the program can run.
    """
    found = [
        (score, first + n)
        for first in range(0, len(choices), _AT_ONCE)
        for _, score, n in process.extract(
            folded,
            choices[first : first + _AT_ONCE],
            scorer=OSA.normalized_similarity,
            score_cutoff=least,
            limit=_MOST_ALIKE,
        )
    ]
    return sorted(found, key=lambda each: (-each[0], each[1]))[:_MOST_ALIKE]


def _letters(folded: str) -> str:
    """Whether it is written in the letters of English, in others, or in both."""
    if folded.isascii():
        return "plain"
    return "mixed" if any(letter.isascii() for letter in folded) else "foreign"
