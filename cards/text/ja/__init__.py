"""The texts of cards in Japanese."""

from cards.text.ja import (
    bringing,
    counters,
    equipping,
    life,
    moving,
    standing,
    stopping,
    summoning,
)

__all__ = [
    "bringing",
    "counters",
    "equipping",
    "life",
    "moving",
    "standing",
    "stopping",
    "summoning",
]
