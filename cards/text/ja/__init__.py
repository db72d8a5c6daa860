"""The texts of cards in Japanese."""

from cards.text.ja import (
    bringing,
    counters,
    equipping,
    forms,
    life,
    looking,
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
    "forms",
    "life",
    "looking",
    "numbers",
    "pendulums",
    "permissions",
    "standing",
    "stopping",
    "summoning",
]
