"""What a server sets for its duels."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Terms:
    """What a server sets for its duels.

    `pace` is the even length of a run in seconds (see `bot.duels.pace`), `decision_seconds` the
    time for one decision; `unilateral` lets a player surrender without the opponent's consent.
    """

    pace: float = 3.0
    decision_seconds: int = 300
    unilateral: bool = False
