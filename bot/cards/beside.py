"""What cards are found by beside their names: nicknames, other wordings, and Pinyin."""

from collections.abc import Iterable, Mapping, Sequence
from threading import Lock

from bot.cards.all_names import AllNames
from bot.cards.entries import Entry
from bot.cards.nicknames import Nicknames, Wording
from bot.cards.sounding import Sounding


class BesideNames:
    """Made ready when it is first asked for, or before: names can be searched until then."""

    def __init__(self, entries: Sequence[Entry], names: AllNames) -> None:
        """Take all entries, and their names folded."""
        self._entries = entries
        self._names = names
        self._spoken: Iterable[tuple[int, str, str, int]] = ()
        self._made: tuple[Nicknames, Sounding] | None = None
        self._making = Lock()
        self.wording = Wording({})

    def call(
        self, spoken: Iterable[tuple[int, str, str, int]], wording: Mapping[str, str]
    ) -> None:
        """Take what people call cards, as `CardIndex.call` does."""
        self._spoken, self._made = spoken, None
        self.wording = Wording(wording)

    @property
    def nicknames(self) -> Nicknames:
        """What people call cards."""
        return self.ready()[0]

    @property
    def sounds(self) -> Sounding:
        """How the Chinese names sound."""
        return self.ready()[1]

    def ready(self) -> tuple[Nicknames, Sounding]:
        """Both, made ready; of two threads that ask at once one waits for the other."""
        with self._making:
            if self._made is None:
                self._made = self._nicknames(), self._sounding()
                self._spoken = ()
            return self._made

    def _nicknames(self) -> Nicknames:
        found = list(self._spoken)
        wanted = {code for code, *_ in found}
        lines: dict[int, dict[str, int]] = {}
        for at, entry in enumerate(self._entries):
            if entry.own and entry.code in wanted and entry.written == entry.name:
                lines.setdefault(entry.code, {})[entry.language] = at
        return Nicknames(
            (name, lines[code].get(language, next(iter(lines[code].values()))), place)
            for code, language, name, place in found
            if code in lines
        )

    def _sounding(self) -> Sounding:
        entries = enumerate(self._entries)
        chinese = (at for at, each in entries if each.own and each.language == "zh")
        return Sounding((at, self._names[at]) for at in chinese)
