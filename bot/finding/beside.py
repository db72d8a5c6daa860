"""What cards are found by beside their names: nicknames, other wordings, and sounds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from threading import Lock

from bot.finding.all_names import AllNames
from bot.finding.entries import Entry
from bot.finding.loosely import Homophones, Loosely
from bot.finding.nicknames import Nicknames
from bot.finding.reworded import Wording
from bot.finding.sounding import Sounding
from bot.shared.normalising import squeezed

_Made = tuple[Nicknames, Sounding, Loosely, Homophones]
_Spoken = list[tuple[str, str, int, int]]


class BesideNames:
    """Made ready when it is first asked for, or before: names can be searched until then."""

    def __init__(self, entries: Sequence[Entry], names: AllNames) -> None:
        """Take all entries, and their names folded."""
        self._entries = entries
        self._names = names
        self._spoken: Iterable[tuple[int, str, str, int]] = ()
        self._made: _Made | None = None
        self._making = Lock()
        self.wording = Wording({})
        self._worded: Mapping[str, str] = {}

    def call(
        self, spoken: Iterable[tuple[int, str, str, int]], wording: Mapping[str, str]
    ) -> None:
        """Take what people call cards, as `CardIndex.call` does."""
        self._spoken, self._made = spoken, None
        self.wording, self._worded = Wording(wording), wording

    @property
    def nicknames(self) -> Nicknames:
        """What people call cards."""
        return self.ready()[0]

    @property
    def sounds(self) -> Sounding:
        """How the Chinese names sound."""
        return self.ready()[1]

    @property
    def loosely(self) -> tuple[Loosely, Homophones]:
        """Names that are heard as what was typed, the Japanese and the Chinese ones."""
        return self.ready()[2:]

    def ready(self) -> _Made:
        """All of it, made ready; of two threads that ask at once one waits for the other."""
        with self._making:
            if self._made is None:
                spoken = self._told()
                self._made = (
                    Nicknames((name, line, place) for _, name, line, place in spoken),
                    Sounding(chain(self._own("zh"), _chinese(spoken)), self._worded),
                    Loosely(self._own("ja")),
                    Homophones(self._own("zh"), self._names.__getitem__),
                )
                self._spoken = ()
            return self._made

    def _told(self) -> _Spoken:
        """The language of each nickname, the nickname, the entry of its card, and its place."""
        found = list(self._spoken)
        wanted = {code for code, *_ in found}
        lines: dict[int, dict[str, int]] = {}
        for at, entry in enumerate(self._entries):
            if entry.own and entry.code in wanted and entry.written == entry.name:
                lines.setdefault(entry.code, {})[entry.language] = at
        return [
            (language, name, lines[code].get(language, next(iter(lines[code].values()))), place)
            for code, language, name, place in found
            if code in lines
        ]

    def _own(self, language: str) -> Iterator[tuple[int, str]]:
        """The entries of what cards are called in the language, one after another."""
        for at, each in enumerate(self._entries):
            if each.own and each.language == language:
                yield at, self._names[at]


def _chinese(spoken: _Spoken) -> Iterator[tuple[int, str]]:
    """The entries that have Chinese nicknames, with these, folded; the best known first."""
    own = sorted((line, name) for language, name, line, _ in spoken if language == "zh")
    yield from ((line, squeezed(name)) for line, name in own if not name.isascii())
