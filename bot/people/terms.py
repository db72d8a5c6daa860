"""What a server sets for its duels."""

from dataclasses import dataclass
from enum import StrEnum

BANK = 480
"""The seconds of each player's bank on a live clock, at the start and at most."""
INCREMENT = 10
"""The seconds that a bank gets back for each decision that it was charged for."""
CORRESPONDENCE = 24 * 3600
"""The seconds for a decision by correspondence, without quiet hours."""


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


@dataclass(frozen=True, slots=True)
class Terms:
    """What a server sets for its duels.

    `pace` is the even length of a run in seconds (see `bot.duels.pace`), `decision_seconds` the
    time for one decision on a casual clock; `unilateral` lets a player surrender without the
    opponent's consent. `board` is what everybody is shown of the table.
    """

    pace: float = 3.0
    decision_seconds: int = 300
    unilateral: bool = True
    clock: ClockKind = ClockKind.CASUAL
    board: Shown = Shown.WORDS
