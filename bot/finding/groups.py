"""Finding cards by the name of the group they belong to: an archetype."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.finding.all_names import AllNames
from bot.finding.entries import Entry
from bot.shared.normalising import squeezed

_MOST_BEGUN = 10
"""The cards of so many groups are offered whose names begin with what was typed."""
_SHORTEST_JOINED = 2


class Groups:
    """The groups of cards by every way they are called."""

    def __init__(
        self,
        groups: Mapping[str, Iterable[int]],
        entries: Sequence[Entry],
        names: AllNames,
    ) -> None:
        """Take the codes of the cards of each group; all entries, and their names folded."""
        self._names = names
        lines: dict[int, array[int]] = {}
        for at, entry in enumerate(entries):
            lines.setdefault(entry.code, array("I")).append(at)
        self._lines: dict[str, array[int]] = {}
        for name, codes in groups.items():
            own = self._lines.setdefault(squeezed(name), array("I"))
            own.extend(at for code in codes for at in lines.get(code, ()))
        self._lines.pop("", None)
        self._called = sorted(self._lines)

    def find(self, words: Sequence[str]) -> Iterator[int]:
        """The entries of the group that the first words name, which hold the others.

        Where none is named, those of the groups whose names begin so.
        """
        cuts = [*_cuts(words)]
        if named := [cut for cut in cuts if cut[0] in self._lines]:
            for group, rest in named:
                yield from self._holding((group,), rest)
            return
        for begun, rest in cuts if not words[0].isascii() else [("".join(words), ())]:
            if groups := self._begun(begun):
                yield from self._holding(groups, rest)
                return

    def named(self, words: Sequence[str]) -> tuple[Sequence[int], str]:
        """The entries of the group that is named first, and what stands behind it.

        Without a group, or with nothing behind it, there are none.
        """
        for group, rest in _cuts(words):
            if rest and group in self._lines:
                return self._lines[group], "".join(rest)
        return (), ""

    def _begun(self, begun: str) -> Sequence[str]:
        first = bisect_left(self._called, begun)
        near = self._called[first : first + _MOST_BEGUN]
        return [name for name in near if name.startswith(begun)]

    def _holding(self, groups: Iterable[str], rest: Sequence[str]) -> Iterator[int]:
        for group in groups:
            for line in self._lines[group]:
                if all(word in self._names[line] for word in rest):
                    yield line


def _cuts(words: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """What was typed, cut into a name of a group and what is behind it, the longest first.

    Where no spaces are written, one word is cut behind each of its characters.
    """
    for count in range(len(words), 0, -1):
        yield "".join(words[:count]), words[count:]
    if len(words) == 1 and not words[0].isascii():
        (word,) = words
        for count in range(len(word) - 1, _SHORTEST_JOINED - 1, -1):
            yield word[:count], (word[count:],)
