"""The texts of cards in English."""

from cards.text.en import (
    bringing,
    counters,
    equipping,
    life,
    looking,
    moving,
    numbers,
    pendulums,
    permissions,
    references,
    standing,
    stopping,
    summoning,
)

__all__ = [
    "bringing",
    "counters",
    "equipping",
    "life",
    "looking",
    "moving",
    "numbers",
    "pendulums",
    "permissions",
    "references",
    "standing",
    "stopping",
    "summoning",
]
