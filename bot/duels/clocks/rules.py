"""What each kind of clock gives its players, and when it warns them."""

from dataclasses import dataclass, replace

from bot.people.terms import (
    BANK,
    CORRESPONDENCE,
    INCREMENT,
    WINDOW,
    WINDOW_BY_LETTER,
    ClockKind,
    Terms,
)

HOUR = 3600.0
DAY = 24 * HOUR
WARNING = 60.0
"""The seconds left of a casual decision at which its seat is warned, or half of them."""
EXCHANGE = 180.0
"""The seconds that both players have together to exchange cards between two duels."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A clock: `seconds` for each decision, or for all of them where it `is_bank`.

    `increment` is what a bank gets back for each answer. `marks` are the seconds left at which
    a seat is warned, the longest first. A pause lasts `pause` seconds at most.
    """

    seconds: float
    marks: tuple[float, ...]
    pause: float
    is_bank: bool = False
    increment: float = 0.0
    is_quiet: bool = False
    """Whether the quiet hours of a person do not count."""
    window: float | None = None
    """The seconds of a window that is no miss; None where it is a decision like any other."""

    @property
    def between(self) -> "Rules":
        """The clock of an exchange between two duels; the same one by correspondence."""
        return self if self.is_quiet else Rules(EXCHANGE, (WARNING,), self.pause)

    @property
    def of_window(self) -> "Rules":
        """The clock of a window. Nobody is warned of a short one: each would be a message."""
        if self.window is None:
            return self
        marks = (self.window / 4,) if self.is_quiet else ()
        return replace(self, seconds=self.window, marks=marks)

    def passed(self, seconds: float) -> int:
        """How many marks lie behind, or are reached, where so many seconds are left."""
        return sum(seconds <= mark for mark in self.marks)

    def bank_after(self, bank: float, spent: float) -> float:
        """The bank after an answer that took `spent` seconds of it."""
        return min(self.seconds, max(0.0, bank - spent) + self.increment)


def rules_of(terms: Terms, *, many: bool = False) -> Rules:
    """The clock that `terms` name.

    Where `many` play, whoever is away is asked in the turns of all others: a window has a
    time of its own there, unless a bank pays for it.
    """
    if terms.clock is ClockKind.LIVE:
        return Rules(BANK, (60.0, 20.0), DAY, is_bank=True, increment=INCREMENT)
    if terms.clock is ClockKind.CORRESPONDENCE:
        window = float(WINDOW_BY_LETTER) if many else None
        marks = (CORRESPONDENCE / 4,)
        return Rules(CORRESPONDENCE, marks, 7 * DAY, is_quiet=True, window=window)
    seconds = float(terms.decision_seconds)
    window = min(float(WINDOW), seconds) if many else None
    return Rules(seconds, (min(WARNING, seconds / 2),), DAY, window=window)
