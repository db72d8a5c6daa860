"""What a server sets for its duels."""

from dataclasses import dataclass
from enum import StrEnum

BANK = 480
"""The seconds of each player's bank on a live clock, at the start and at most."""
INCREMENT = 10
"""The seconds that a bank gets back for each decision that it was charged for."""
CORRESPONDENCE = 24 * 3600
"""The seconds for a decision by correspondence, without quiet hours."""
WINDOW = 30
"""The seconds at most for a window on a casual clock where more than two play."""
WINDOW_BY_LETTER = 12 * 3600
"""The seconds for such a window by correspondence, without quiet hours."""


class ClockKind(StrEnum):
    """How the time of players is counted: `bot.duels.clocks` says what each kind means."""

    CASUAL = "casual"
    """So many seconds for each decision."""
    LIVE = "live"
    """A bank of time for each player, as on a chess clock."""
    CORRESPONDENCE = "correspondence"
    """A day for each decision, in which a person's quiet hours do not count."""


class Shown(StrEnum):
    """What the table of a duel is shown as: the words are complete, and read out."""

    WORDS = "words"
    PICTURE = "picture"
    BOTH = "both"


class Shade(StrEnum):
    """The palette of a picture: Discord tells a bot nothing of what its reader has set."""

    DARK = "dark"
    LIGHT = "light"


class Tempo(StrEnum):
    """How long a duel stands still where others might respond, whether or not they can."""

    FAST = "fast"
    """Not at all: who is not asked is seen not to be."""
    EVEN = "even"
    """One second: that nobody was asked is not seen, who thinks about it is."""
    SECRET = "secret"
    """Three seconds: who passes quickly looks like who was not asked."""

    @property
    def seconds(self) -> float:
        """The length of a run."""
        return _SECONDS[self]


_SECONDS = {Tempo.FAST: 0.0, Tempo.EVEN: 1.0, Tempo.SECRET: 3.0}


def tempo_of(seconds: float) -> Tempo | None:
    """The tempo with runs of this length; None where a server has set a length of its own."""
    return next((tempo for tempo in Tempo if tempo.seconds == seconds), None)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a server sets for its duels.

    `pace` is the even length of a run in seconds (see `bot.duels.pace`), `decision_seconds` the
    time for one decision on a casual clock; `unilateral` lets a player surrender without the
    opponent's consent. `board` is what everybody is shown of the table, so many minutes of
    `delay` after it was so.
    """

    pace: float = Tempo.EVEN.seconds
    decision_seconds: int = 300
    unilateral: bool = True
    clock: ClockKind = ClockKind.CASUAL
    board: Shown = Shown.WORDS
    delay: int = 0
