"""The texts of cards in Chinese."""

from cards.text.zh import (
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
