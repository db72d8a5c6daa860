"""Reading a step: carry it out."""

from engine.yugioh.readers.does import (
    counters,
    joins,
    life,
    looking,
    moving,
    pendulums,
    placing,
    showing,
    standing,
    stopping,
    summoning,
)
from engine.yugioh.readers.does.verb import does, those

__all__ = [
    "counters",
    "does",
    "joins",
    "life",
    "looking",
    "moving",
    "pendulums",
    "placing",
    "showing",
    "standing",
    "stopping",
    "summoning",
    "those",
]
