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


class RefusedError(ValueError):
    """A record that cannot be made now; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
