"""The texts of cards in Chinese."""

from cards.text.zh import (
    bringing,
    counters,
    equipping,
    life,
    looking,
    moving,
    numbers,
    pendulums,
    permissions,
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
    "standing",
    "stopping",
    "summoning",
]
