"""In which order cards stand that were found: how closely, and how well known they are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from bot.finding.entries import BEGINNING, WHOLE, WORD, Entry
from bot.shared.normalising import folded, with_one_mark
from bot.shared.sounds import without_v


class Rank(NamedTuple):
    """How closely an entry was found, and how far `apart` it stands among those as close.

    Words of names and their beginnings are put in order together: by how well known the
    card is, divided by `apart`.
    """

    closeness: int
    apart: float = 1


WHOLE_WORD, WORD_BEGUN, NAME_BEGUN = Rank(WORD, 1), Rank(BEGINNING, 4), Rank(BEGINNING, 2)
"""A word of a name; the beginning of one inside the name, and at the beginning of it."""
NAME_ENDED, KANA_ENDED = Rank(BEGINNING, 2), Rank(BEGINNING, 8)
"""The end of a name, and where it is kana: words are cut anywhere there."""
INITIALS, NICKNAME_BEGUN = Rank(BEGINNING, 4), Rank(BEGINNING, 3)
"""All initials of a name, and the beginning or end of a nickname."""
_BETTER = 2
_FOREIGN = 2
"""How much less well known a card counts that letters of English find in another language than
the reader's: they are typed for names of any, unless they are a word of the reader's own."""

_FURTHER = 2
"""How much less well known a card counts by a further name than by the one that is printed."""


class Order:
    """All entries, with how well known the cards are."""

    def __init__(self, entries: Sequence[Entry], standing: Mapping[int, int]) -> None:
        """Take the entries, the best known cards first, and how well known these are."""
        self._entries = entries
        self._standing = standing

    def giving_way(
        self, ranked: Mapping[int, Rank], typed: str, language: str
    ) -> dict[int, Rank]:
        """`ranked`, in which names of another language, and those only read so, may give way.

        They count as words where what was typed stands in the name of a better known card that
        is printed in the reader's language, or is its nickname there.
        """
        known = (
            self._worth(line, rank)
            for line, rank in ranked.items()
            if WHOLE < rank.closeness <= BEGINNING and self._printed(line, language)
        )
        most = max(known, default=0) / _BETTER
        return {
            line: WHOLE_WORD
            if rank.closeness < WORD
            and self._doubtful(line, typed, language)
            and self._worth(line) <= most
            else rank
            for line, rank in ranked.items()
        }

    def _worth(self, line: int, rank: Rank | None = None) -> float:
        """How well known the card is, as far as that counts at the rank."""
        known = self._standing.get(self._entries[line].code, 0) + 1
        return known / rank.apart if rank and rank.closeness >= WORD else known

    def _printed(self, line: int, language: str) -> bool:
        entry = self._entries[line]
        return entry.language == language and entry.own and entry.written == entry.name

    def _doubtful(self, line: int, typed: str, language: str) -> bool:
        """Whether the entry is of another language, or a name that katakana is only read as."""
        entry = self._entries[line]
        if entry.language != language:
            return True
        is_reading = entry.written not in (entry.name, without_v(entry.name))
        return entry.own and is_reading and folded(typed) != typed

    def of(
        self,
        ranked: Mapping[int, Rank],
        typed: str,
        language: str,
        *,
        apart_first: bool = False,
    ) -> Iterator[tuple[int, int]]:
        """The closeness and the line of each entry, the closest first.

        No more of them are put in order than are taken. Those in the reader's language come
        first among equals; with `apart_first` only among those that are equally far apart.
        """
        equals: dict[tuple[int, float], list[int]] = {}
        for line, (closeness, apart) in ranked.items():
            tier = WORD if closeness == BEGINNING else closeness
            equals.setdefault((tier, apart if apart_first else 0), []).append(line)
        for equal in sorted(equals):
            by = self._known if equal[0] == WORD else self._placed
            key: Callable[[int], tuple[float, ...]] = partial(
                by, ranked=ranked, typed=typed, language=language
            )
            lines = sorted(equals[equal], key=key)
            yield from zip(_as_good_as_behind(lines, ranked), lines, strict=True)

    def _known(
        self, line: int, ranked: Mapping[int, Rank], typed: str, language: str
    ) -> tuple[float, ...]:
        entry = self._entries[line]
        foreign = entry.language != language
        worth = self._worth(line, ranked[line]) / (1 if entry.own else _FURTHER)
        if typed.isascii() and language != "en":
            behind = foreign or ranked[line].closeness != WORD
            return behind, -worth / (_FOREIGN if foreign else 1), line
        return foreign, -worth, line

    def _placed(
        self, line: int, ranked: Mapping[int, Rank], typed: str, language: str
    ) -> tuple[float, ...]:
        entry = self._entries[line]
        own = entry.language != language, ranked[line].apart, not entry.own
        return not _written_so(entry.name, typed), *own, line


def _written_so(name: str, typed: str) -> bool:
    """Whether the name was typed as it is, whatever dots and dashes the keyboard gives."""
    return len(name) == len(typed) and with_one_mark(name) == with_one_mark(typed)


def _as_good_as_behind(lines: Sequence[int], ranked: Mapping[int, Rank]) -> list[int]:
    """How close each of the lines is; what stands before another is no less close than that."""
    found, least = [], max(ranked[line].closeness for line in lines)
    for line in reversed(lines):
        least = min(least, ranked[line].closeness)
        found.append(least)
    return found[::-1]
