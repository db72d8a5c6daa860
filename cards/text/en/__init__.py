"""The texts of cards in English."""

from cards.text.en import (
    bringing,
    counters,
    equipping,
    forms,
    life,
    looking,
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
    "forms",
    "life",
    "looking",
    "numbers",
    "pendulums",
    "permissions",
    "references",
    "standing",
    "stopping",
    "summoning",
]
