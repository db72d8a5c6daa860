"""Finding cards by names that hold what was typed: as it is, word for word, or cut down."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from bot.finding.all_names import AllNames
from bot.finding.entries import INSIDE, KIN, SPREAD, WHOLE, Entry
from bot.finding.groups import Groups
from bot.finding.ranking import (
    INITIALS,
    KANA_ENDED,
    NAME_BEGUN,
    NAME_ENDED,
    WHOLE_WORD,
    WORD_BEGUN,
    Rank,
)
from bot.finding.shortened import MOST_HITS, Ranked, Shortened
from bot.shared.normalising import is_kana, name_runs
from bot.shared.sounds import as_heard

_SHORTEST_END = 2
"""So many characters at the end of a name say more than others inside it."""
_KIN, _INSIDE = Rank(KIN), Rank(INSIDE)


class ByPart:
    """The names of all entries, and what they are cut down to, made ready to be searched."""

    def __init__(
        self,
        entries: Sequence[Entry],
        kin: Mapping[str, Iterable[int]],
    ) -> None:
        """Take all entries, and the codes of each group."""
        self.names = AllNames()
        self._short = Shortened()
        for entry in entries:
            words = name_runs(entry.written)
            runs = [run for word in words for run in word]
            self.names.add(runs)
            self._short.add(["".join(word) for word in words], runs)
        self.names.close()
        self._short.close()
        self._groups = Groups(kin, entries, self.names)

    def held(self, folded: str, words: Sequence[str]) -> dict[int, Rank]:
        """The entries that hold what was typed as it is, with how closely."""
        found = self._by_part(folded)
        for line in self._groups.find(words):
            found[line] = min(_KIN, found.get(line, _KIN))
        if not found and len(words) > 1:
            found = dict.fromkeys(self.names.holding(words), Rank(SPREAD))
        return found

    def akin(self, words: Sequence[str]) -> Mapping[int, float]:
        """The entries of the group that is named first, with how much they resemble the rest.

        That is 1 for those in whose names all characters of the rest stand, or others that are
        read alike in Chinese.
        """
        lines, rest = self._groups.named(words)
        heard = set(as_heard(rest))
        return {
            line: len(heard.intersection(as_heard(self.names[line]))) / len(heard)
            for line in lines
        }

    def cut_down(self, folded: str) -> Ranked:
        """The entries that are cut down to what was typed."""
        if folded.isascii():
            return self._short.by_letters(folded)
        return self._short.by_characters(folded)

    def _by_part(self, folded: str) -> dict[int, Rank]:
        """The entries that hold `folded`, with how closely."""
        found = dict.fromkeys(self.names.called_so(folded), Rank(WHOLE))
        for line in islice(self._short.by_initials(folded), MOST_HITS):
            found.setdefault(line, INITIALS)
        for at in self.names.places(folded):
            line, rank = self.names.line(at), self._rank(at, folded)
            found[line] = min(rank, found.get(line, rank))
        return found

    def _rank(self, at: int, folded: str) -> Rank:
        """How closely `folded`, at that place of all names, is that name.

        Where no spaces are written, words end and begin anywhere.
        """
        ended = self.names.parted(at + len(folded))
        if self.names.parted(at):
            if ended or not (folded[-1].isascii() or is_kana(folded[-1])):
                return WHOLE_WORD
            return NAME_BEGUN if self.names.begins(at) else WORD_BEGUN
        if not ended or len(folded) < _SHORTEST_END or folded.isascii():
            return _INSIDE
        return KANA_ENDED if is_kana(folded[0]) else NAME_ENDED
