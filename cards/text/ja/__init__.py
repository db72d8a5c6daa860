"""The texts of cards in Japanese."""

from cards.text.ja import (
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
