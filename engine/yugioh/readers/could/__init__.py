"""Reading a step: could it do anything, or be paid, now?"""

from engine.yugioh.readers.could import (
    always,
    counters,
    joins,
    lasting,
    life,
    looking,
    moving,
    pendulums,
    standing,
    summoning,
)
from engine.yugioh.readers.could.summoning import free_zones_for
from engine.yugioh.readers.could.verb import could

__all__ = [
    "always",
    "could",
    "counters",
    "free_zones_for",
    "joins",
    "lasting",
    "life",
    "looking",
    "moving",
    "pendulums",
    "standing",
    "summoning",
]
