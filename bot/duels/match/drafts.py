"""Answers half made: what a seat has picked, ordered or typed before it confirms."""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rapidfuzz import fuzz, process, utils

from bot.shared.bounds import MENU
from engine.core.values import value


@value
class Moment:
    """As long as it lasts, a card keeps its handle.

    It ends when the reader is told something (`heard` counts that) or asked another question:
    `number`, 0 for none.
    """

    heard: int
    number: int


NEVER = Moment(0, 0)
"""Before anything is told or asked."""


@value
class Opened:
    """What a seat has opened on its panel: the card with that handle, or the cards of a place.

    It is in memory only, and gone when its moment is.
    """

    moment: Moment
    handle: int | None = None
    place: str = ""


@dataclass(slots=True)
class Draft:
    """The answer that one seat is making to question `number`. It is in memory only."""

    number: int
    chosen: list[int] = field(default_factory=list)
    page: int = 0
    typed: str = ""
    found: tuple[int, ...] = ()

    @property
    def seen(self) -> int:
        """What a panel that shows this draft carries, and no panel that shows another."""
        return 1 + zlib.crc32(repr(self.chosen).encode())

    def mark(self, menu: int, options: Sequence[int]) -> None:
        """Let exactly `options` be chosen of those in menu number `menu`."""
        self.mark_from(menu * MENU, MENU, options)

    def mark_from(self, first: int, count: int, options: Sequence[int]) -> None:
        """Let exactly `options` be chosen of so many options, from the `first` one on."""
        elsewhere = [n for n in self.chosen if not first <= n < first + count]
        self.chosen = elsewhere + list(options)

    def add(self, option: int) -> None:
        """Put `option` next in the order, unless it already has its place."""
        if option not in self.chosen:
            self.chosen.append(option)

    def search(self, typed: str, names: Mapping[int, str]) -> None:
        """Find the names most like what was typed, the best first."""
        matches = process.extract(
            typed, names, scorer=fuzz.WRatio, processor=utils.default_process, limit=MENU
        )
        self.typed = typed
        self.found = tuple(code for _, score, code in matches if score >= 50)
