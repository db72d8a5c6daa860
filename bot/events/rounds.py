"""How many rounds a Swiss event has, and how many go on to its top cut."""

from typing import NamedTuple

LEAST, MOST = 3, 256
"""How many players an event may have."""


class Plan(NamedTuple):
    """Rounds of Swiss, and how many of the best then play a single elimination; 0 for none."""

    rounds: int
    cut: int


TABLE: tuple[tuple[int, Plan], ...] = (
    (8, Plan(3, 0)),
    (16, Plan(4, 4)),
    (32, Plan(5, 4)),
    (64, Plan(6, 8)),
    (128, Plan(7, 8)),
    (256, Plan(8, 8)),
)
"""Up to so many players, this plan."""


def plan(players: int) -> Plan:
    """What the table says for that many players, 3 to 256; ValueError for any other."""
    if not LEAST <= players <= MOST:
        raise ValueError(f"an event has {LEAST} to {MOST} players, not {players}")
    return next(plan for most, plan in TABLE if players <= most)
