"""Which string stands where in a replay, as small numbers.

Belongs here: turning the numbers of strings, in the order in which they stand, into numbers
that pack well, and back. New strings are numbered by their first use.
Does not belong here: how they are packed (`streams.py`).
"""

from collections.abc import Sequence

_BEFORE = (3, 2, 1)
"""By how many strings before it the next one is guessed, in turn."""
_GUESSES = 2
"""How many are kept that have followed these, the last one first."""


class _Guessing:
    """What is likely next, and which strings were used, the last one first.

    A string is known by its place among the guesses; where it is none of them, by how many
    others were used since, behind one number that means a new string.
    """

    def __init__(self) -> None:
        self._followed: dict[tuple[int, ...], list[int]] = {}
        self._recent: list[int] = []
        self._last: tuple[int, ...] = ()

    def guesses(self) -> list[int]:
        """What has followed the strings before, each once."""
        found = dict.fromkeys(
            guess
            for before in _BEFORE
            for guess in self._followed.get(self._last[-before:], ())
        )
        return list(found)

    def rank(self, number: int, guesses: Sequence[int]) -> int:
        """How many strings that are not guessed were used since."""
        before = self._recent.index(number)
        return before - sum(1 for guess in guesses if self._recent.index(guess) < before)

    def ranked(self, rank: int, guesses: Sequence[int]) -> int:
        """The string of that rank."""
        for place in sorted(self._recent.index(guess) for guess in guesses):
            rank += place <= rank
        return self._recent[rank]

    def fresh(self) -> int:
        """The number of a new string."""
        return len(self._recent)

    def note(self, number: int) -> None:
        """That it stands next."""
        for before in _BEFORE:
            kept = self._followed.setdefault(self._last[-before:], [])
            _to_the_front(kept, number)
            del kept[_GUESSES:]
        _to_the_front(self._recent, number)
        self._last = (*self._last, number)[-_BEFORE[0] :]


def guessed(used: Sequence[int]) -> tuple[list[int], list[int]]:
    """The strings in order of their first use, and a number for each that stands somewhere."""
    guessing, numbers = _Guessing(), dict[int, int]()
    places = []
    for string in used:
        guesses = guessing.guesses()
        number = numbers.get(string)
        if number is None:
            number = numbers[string] = guessing.fresh()
            places.append(len(guesses))
        elif number in guesses:
            places.append(guesses.index(number))
        else:
            places.append(len(guesses) + 1 + guessing.rank(number, guesses))
        guessing.note(number)
    return list(numbers), places


def unguessed(places: Sequence[int]) -> list[int]:
    """Which string, by order of first use, each of these numbers is; LookupError."""
    guessing = _Guessing()
    used = []
    for place in places:
        guesses = guessing.guesses()
        if place < len(guesses):
            number = guesses[place]
        elif place == len(guesses):
            number = guessing.fresh()
        else:
            number = guessing.ranked(place - len(guesses) - 1, guesses)
        guessing.note(number)
        used.append(number)
    return used


def unranked(ranks: Sequence[int]) -> list[int]:
    """The same of format 3, in which a string is known by how many were used since."""
    recent: list[int] = []
    used = []
    for rank in ranks:
        number = recent.pop(rank - 1) if rank else len(recent)
        recent.insert(0, number)
        used.append(number)
    return used


def _to_the_front(row: list[int], number: int) -> None:
    if number in row:
        row.remove(number)
    row.insert(0, number)
