"""The names of all entries in one string, and where in it what was typed stands."""

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.finding.shortened import MOST_HITS
from bot.finding.written import Written

_END = "\n"


class AllNames:
    """Folded names one after another in one string, in the order in which they are added.

    In it the interpreter finds a part a hundred times faster than in thousands of strings;
    and these would take five times the memory.
    """

    def __init__(self) -> None:
        self.all = ""
        self._written = Written()
        self._written.add(_END)
        self._begins = array("I", (len(_END),))
        self._marks = bytearray(b"\1")
        self._by_name = array("I")
        self._often: Counter[str] = Counter()

    def add(self, runs: Sequence[str]) -> None:
        """Take the next name in the runs of one script it is made of."""
        for run in runs:
            self._marks += b"\1" + bytes(len(run) - 1)
        self._marks += b"\1"
        self._written.add("".join(runs) + _END)
        self._begins.append(len(self._marks))

    def close(self) -> None:
        """Make ready what was added."""
        self.all = self._written.taken()
        self._often = Counter(self.all)
        self._by_name = array("I", self._in_order())

    def _in_order(self) -> Iterator[int]:
        """The lines by their names.

        They are sorted letter by letter: all names at once would take as much memory as all
        else here.
        """
        begun: dict[str, array[int]] = {}
        for line in range(len(self)):
            begun.setdefault(self.all[self._begins[line]], array("I")).append(line)
        for letter in sorted(begun):
            yield from sorted(begun[letter], key=self.__getitem__)

    def __len__(self) -> int:
        return len(self._begins) - 1

    def __getitem__(self, line: int) -> str:
        return self.all[self._begins[line] : self._begins[line + 1] - len(_END)]

    def whole(self, lines: Iterable[int]) -> list[str]:
        """These names."""
        names, begins, end = self.all, self._begins, len(_END)
        return [names[begins[line] : begins[line + 1] - end] for line in lines]

    def begun(self, lines: Iterable[int], size: int) -> list[str]:
        """The beginnings of so many letters of these names, none of which is shorter."""
        return self.cut(map(self._begins.__getitem__, lines), size)

    def cut(self, places: Iterable[int], size: int) -> list[str]:
        """So many letters from each of these places of all names."""
        return [self.all[place : place + size] for place in places]

    def word(self, place: int) -> str:
        """The word that begins at that place of all names."""
        return self.all[place : self._marks.find(1, place + 1)]

    def words(self, shortest: int) -> Iterator[tuple[int, int]]:
        """Where in all names a word of so many letters begins, with how many it has.

        Where no spaces are written, a run of one script is one.
        """
        place, end = 0, self._marks.find(1, 1)
        while end >= 0:
            if end - place >= shortest:
                yield place, end - place
            place, end = end, self._marks.find(1, end + 1)

    def called_so(self, folded: str) -> Iterator[int]:
        """The lines of exactly that name, in their order.

        They are found without a look at all names: a page of rulings asks for dozens.
        """
        place = bisect_left(self._by_name, folded, key=self.__getitem__)
        while place < len(self._by_name) and self[self._by_name[place]] == folded:
            yield self._by_name[place]
            place += 1

    def places(self, part: str) -> list[int]:
        """Where `part` stands in all names, as far as that many are ranked."""
        return list(islice(self._hits(part), MOST_HITS))

    def rare(self, part: str, most: int) -> list[int]:
        """Where `part` stands, which is two characters at most; [] where it is no rarer.

        What is known of its characters spares a look at all names, if it can.
        """
        rarest = min(part, key=self._often.__getitem__)
        if not 0 < self._often[rarest] <= most:
            return [] if len(part) == 1 or not self._often[rarest] else self._few(part, most)
        ahead = part.index(rarest)
        starts = (at - ahead for at in self._few(rarest, most))
        return [at for at in starts if self.all.startswith(part, at)]

    def _few(self, part: str, most: int) -> list[int]:
        hits = list(islice(self._hits(part), most + 1))
        return hits if len(hits) <= most else []

    def _hits(self, part: str) -> Iterator[int]:
        at = self.all.find(part)
        while at >= 0:
            yield at
            at = self.all.find(part, at + 1)

    def line(self, at: int) -> int:
        """The line in which that place of all names lies."""
        return bisect_right(self._begins, at) - 1

    def begins(self, at: int) -> bool:
        """Whether a name begins at that place of all names."""
        return self.all[at - 1] == _END

    def parted(self, at: int) -> bool:
        """Whether a word begins at that place of all names, or the one before it ends."""
        return bool(self._marks[at])

    def having(self, word: str) -> Iterator[int]:
        """The lines that have the word, as far as that many are ranked."""
        return (
            self.line(at)
            for at in self.places(word)
            if self.parted(at) and self.parted(at + len(word))
        )

    def holding(self, words: Sequence[str]) -> Iterator[int]:
        """The lines that hold every word, in any order."""
        rarest = max(words, key=len)
        lines = dict.fromkeys(map(self.line, self.places(rarest)))
        return (line for line in lines if all(word in self[line] for word in words))
