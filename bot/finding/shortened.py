"""Finding names by what players cut them down to: initials, and beginnings of words."""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import islice, product

from bot.finding.written import Written

SHORTEST, LONGEST = 3, 12
"""How many letters an abbreviation in the letters of English has."""
SHORTEST_FOREIGN, LONGEST_FOREIGN = 2, 8
"""How many one in other letters has."""
MOST_HITS = 1500
"""At so many places of all names is looked for what was typed."""
_MOST_PIECES = 3
_SMALL = frozenset(("a", "an", "and", "for", "from", "in", "of", "on", "the", "to", "with"))
_END = "\n"
_GAP = " "
_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_DIGITS = {word: str(digit) for digit, word in enumerate(_WORDS)}
_FEWEST_BEFORE_NUMBER = 3
"""How many letters stand before a number in words that is meant for a digit: not "stone"."""

Ranked = Iterator[tuple[int, int]]
"""Entries with how far they are from what was typed: 0 for the closest."""


class Shortened:
    """What names are cut down to. Entries count from 0 in the order in which they are added."""

    def __init__(self) -> None:
        self._initials = _Initials()
        self._numbered = _Initials()
        """Those in which a digit stands for the word of its number."""
        self._runs = _Lines()

    def add(self, words: Sequence[str], runs: Sequence[str]) -> None:
        """Take the next entry: its words, and the runs of one script they are made of."""
        self._initials.add(len(self._runs), words)
        if not _DIGITS.keys().isdisjoint(words):
            self._numbered.add(len(self._runs), [_DIGITS.get(word, word) for word in words])
        self._runs.add(_GAP + _GAP.join(runs))

    def close(self) -> None:
        """Make ready what was added."""
        self._initials.close()
        self._numbered.close()
        self._runs.close()

    def by_initials(self, typed: str) -> Iterator[int]:
        """The entries whose words all begin with these letters, one after another.

        A word with a digit may stand whole, and a digit for the word of its number.
        """
        for initials in (self._initials, self._numbered):
            yield from initials.having(_END + typed + _END)

    def by_letters(self, typed: str) -> Ranked:
        """The entries whose words begin with pieces of `typed`, one after another.

        Words may be left out before, between and behind them. `typed` is ASCII. A letter with
        a digit is enough. A digit stands for the word of its number as well, and behind
        another piece that word for the digit; these are a little farther.
        """
        numbered = not typed.isdigit() and _has_digit(typed[:1] + typed[-1:])
        if not SHORTEST - numbered <= len(typed) <= LONGEST:
            return
        for apart, initials in enumerate((self._initials, self._numbered)):
            for part in (_END + typed, typed + _END):
                for at in islice(initials.having(part), MOST_HITS):
                    yield at, apart
        for cut in range(1, len(typed)):
            for farther, (first, second) in enumerate(_pieces(typed[:cut], typed[cut:])):
                for at, apart in self._in_two(first, second):
                    yield at, apart + (farther > 0)

    def by_characters(self, typed: str) -> Ranked:
        """The entries in which the characters of `typed` stand in this order.

        The first begins a run. The fewer pieces `typed` is cut into, and the longer the first
        of them is, the closer it is.
        """
        if not SHORTEST_FOREIGN <= len(typed) <= LONGEST_FOREIGN:
            return
        for place in self._runs.places(_GAP + typed[0]):
            if apart := self._scattered(typed, place + 1):
                yield self._runs.line(place), apart

    def _in_two(self, before: str, behind: str) -> Ranked:
        """The entries in which one piece stands, and the other somewhere behind it."""
        runs, rarer = self._runs, max(before, behind, key=len)
        for place in runs.places(rarer):
            begun, end = runs.around(place)
            first_at = runs.all.find(before, begun, end)
            if first_at < 0:
                continue
            if runs.all.find(behind, first_at + len(before), end + len(_END)) >= 0:
                yield runs.line(place), int(runs.all.count(_GAP, begun, end) > 2)

    def _scattered(self, typed: str, begun: int) -> int:
        """How far a line is from holding `typed` in one piece; 0 where it is too far.

        The first piece begins at the place `begun`.
        """
        names, pieces, first, place = self._runs.all, 1, 0, begun
        end = names.find(_END, begun)
        for letter in typed[1:]:
            following = place + 1 + (names[place + 1] == _GAP)
            place = names.find(letter, place + 1, end)
            if place < 0:
                return 0
            pieces += place != following
            first += pieces == 1
        return pieces * LONGEST_FOREIGN - first if pieces <= _MOST_PIECES else 0


class _Initials:
    """The first letters of names, each with the entry it is of."""

    def __init__(self) -> None:
        self._lines = _Lines()
        self._entries = array("I")

    def add(self, entry: int, words: Sequence[str]) -> None:
        """Take the initials of the next entry."""
        for initials in dict.fromkeys(_initials(words)):
            self._entries.append(entry)
            self._lines.add(initials)

    def close(self) -> None:
        """Make ready what was added."""
        self._lines.close()

    def having(self, part: str) -> Iterator[int]:
        """The entries in whose initials, each between two ends of lines, `part` stands."""
        lines = self._lines
        return (self._entries[lines.line(place)] for place in lines.places(part))


class _Lines:
    """Short texts in one string, each on a line; they count from 0."""

    def __init__(self) -> None:
        self.all = ""
        self._written = Written()
        self._written.add(_END)
        self._begins = array("I")
        self._size = len(_END)

    def __len__(self) -> int:
        return len(self._begins)

    def add(self, line: str) -> None:
        """Take the next line."""
        self._begins.append(self._size)
        self._written.add(line + _END)
        self._size += len(line) + len(_END)

    def close(self) -> None:
        """Make ready what was added."""
        self.all = self._written.taken()

    def places(self, part: str) -> Iterator[int]:
        """Where `part` stands, as far as that many are looked at."""
        place = self.all.find(part)
        for _ in range(MOST_HITS):
            if place < 0:
                return
            yield place
            place = self.all.find(part, place + 1)

    def line(self, place: int) -> int:
        """The line at that place, or behind it where it is the end of one."""
        return bisect_right(self._begins, place + (self.all[place] == _END)) - 1

    def around(self, place: int) -> tuple[int, int]:
        """Where the line of that place begins and ends."""
        return self.all.rfind(_END, 0, place) + 1, self.all.find(_END, place)


def _initials(words: Sequence[str]) -> Iterator[str]:
    """The first letters of a name, with and without those of small words.

    A word with a digit stands whole as well: who writes a number writes all of it.
    """
    for told in (words, [word for word in words if word not in _SMALL]):
        if len(told) >= SHORTEST:
            yield "".join(word[0] for word in told)
            yield "".join(word if _has_digit(word) else word[0] for word in told)


def _has_digit(word: str) -> bool:
    return any(map(str.isdigit, word))


def _pieces(first: str, second: str) -> Iterator[tuple[str, str]]:
    """What two pieces that were typed may stand for in a name; the first is as they were."""
    before = [_GAP + first, *_in_words(first)]
    behind = [_GAP + second, *_in_words(second)]
    if len(first) >= _FEWEST_BEFORE_NUMBER and second in _DIGITS:
        behind += [_GAP + _DIGITS[second] + ending for ending in (_GAP, _END)]
    return product(before, behind)


def _in_words(piece: str) -> Iterator[str]:
    """The word of the number that is one digit."""
    if len(piece) == 1 and piece.isdigit():
        yield _GAP + _WORDS[int(piece)]
