"""Why a record of an event cannot be made."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why a record cannot be made."""

    TOO_LATE = "too-late"
    TOO_EARLY = "too-early"
    FULL = "full"
    TOO_FEW = "too-few"
    NOT_IN = "not-in"
    ALREADY = "already"
    TOO_OFTEN = "too-often"
    NO_TABLE = "no-table"
    HAS_RESULT = "has-result"
    NO_DRAW = "no-draw"
    ROUND_OPEN = "round-open"
    NO_ROUND = "no-round"
    OTHER_ROUND = "other-round"
    NOT_GONE = "not-gone"
    PASSED = "passed"
    """The matches of a bracket went on without a player, or they are out of it."""
    TIME_IS_UP = "time-is-up"
    NOT_BY_CLOCK = "not-by-clock"
    """No match was decided by the clock that more time could let go on."""
    ENDED_LONG_AGO = "ended-long-ago"
    HAS_SEEN_DECKS = "has-seen-decks"
    CHANGED = "changed"
    """It is no longer as it was when somebody was asked whether they are sure."""


class RefusedError(ValueError):
    """A record that cannot be made now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
