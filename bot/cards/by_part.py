"""Finding cards by names that hold what was typed: as it is, word for word, or cut down."""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import islice

from bot.cards.all_names import AllNames
from bot.cards.entries import BEGINNING, INSIDE, KIN, SPREAD, WHOLE, WORD, Entry
from bot.cards.groups import Groups
from bot.cards.shortened import MOST_HITS, Ranked, Shortened
from bot.shared.normalising import is_kana, name_runs

_SHORTEST_END = 2
"""So many characters at the end of a name say more than others inside it."""


class ByPart:
    """The names of all entries, and what they are cut down to, made ready to be searched."""

    def __init__(
        self,
        entries: Sequence[Entry],
        kin: Mapping[str, Iterable[int]],
        famous: Container[int],
    ) -> None:
        """Take all entries, the codes of each group, and which cards are `famous`."""
        self._entries = entries
        self._famous = famous
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

    def held(self, folded: str, words: Sequence[str]) -> dict[int, int]:
        """The entries that hold what was typed as it is, with how closely."""
        found = self._by_part(folded)
        for line in self._groups.find(words):
            found[line] = min(KIN, found.get(line, KIN))
        if not found and len(words) > 1:
            found = dict.fromkeys(self.names.holding(words), SPREAD)
        return found

    def cut_down(self, folded: str) -> Ranked:
        """The entries that are cut down to what was typed."""
        if folded.isascii():
            return self._short.by_letters(folded)
        return self._short.by_characters(folded)

    def _by_part(self, folded: str) -> dict[int, int]:
        """The entries that hold `folded`, with how closely."""
        found = dict.fromkeys(self.names.called_so(folded), WHOLE)
        for line in islice(self._short.by_initials(folded), MOST_HITS):
            found.setdefault(line, BEGINNING)
        for at in self.names.places(folded):
            line = self.names.line(at)
            closeness = self._closeness(at, folded, self._entries[line].code)
            found[line] = min(closeness, found.get(line, closeness))
        return found

    def _closeness(self, at: int, folded: str, code: int) -> int:
        """How closely `folded`, at that place of all names, is the name of that card.

        Where no spaces are written, words end and begin anywhere: of a famous card the
        characters at the end are as good as the word.
        """
        ended = self.names.parted(at + len(folded))
        if self.names.parted(at):
            spaceless = not (folded[-1].isascii() or is_kana(folded[-1]))
            return WORD if spaceless or ended or code in self._famous else BEGINNING
        if not ended or len(folded) < _SHORTEST_END or folded.isascii():
            return INSIDE
        return WORD if code in self._famous and not is_kana(folded[0]) else BEGINNING
