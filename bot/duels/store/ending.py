"""How a duel ended, and how that is kept."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.core.protocol import Seat


class EndKind(StrEnum):
    """What ended a duel."""

    PLAYED = "played"
    SURRENDERED = "surrendered"
    CLOCK = "clock"
    """A player took too long for a decision, three times in a row."""
    BANK = "bank"
    """A player's time for the whole duel was used up."""
    UNANSWERED = "unanswered"
    STRAYED = "strayed"
    """The kept answers no longer lead to what was shown."""
    OUTDATED = "outdated"
    """It was begun with other rules or cards than there are now."""
    BROKEN = "broken"
    MODERATED = "moderated"
    DECIDED = "decided"
    """Its event has decided it in another way."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a duel ended.

    `loser` is the seat that lost by surrender or by time. `winners` are those who won, nobody
    where there was none; `score` says how the match stood then, by language; `reason` is what
    a moderator gave. `wins` are the contests that each seat had won, and `time_called` tells
    whether the time of its round was up.
    """

    kind: EndKind
    loser: Seat | None = None
    winners: tuple[Seat, ...] = field(default=(), compare=False)
    score: Mapping[str, str] = field(default_factory=dict, compare=False)
    reason: str = field(default="", compare=False)
    wins: tuple[int, ...] = field(default=(), compare=False)
    time_called: bool = field(default=False, compare=False)


def ending_from_json(text: str) -> Ending:
    """The ending as it is kept."""
    kept = json.loads(text)
    kind = EndKind(kept.pop("kind"))
    winners = tuple(Seat(seat) for seat in kept.pop("winners", ()))
    wins = tuple(kept.pop("wins", ()))
    return Ending(kind, **kept, winners=winners, wins=wins)
