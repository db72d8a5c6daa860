"""One room for each word: all that the engine knows of it.

A word without rules stops the program here, at its import.
"""

from engine.yugioh.language import Step
from engine.yugioh.words import (
    adding,
    applying,
    banishing,
    chance,
    control,
    counters,
    deciding,
    destroying,
    discarding,
    drawing,
    equipping,
    fusion_summons,
    joining,
    laying,
    life,
    looking,
    negating,
    normal_summons,
    positions,
    postponing,
    redirecting,
    returning,
    sending,
    skipping,
    special_summons,
    tokens,
    tributing,
    xyz_materials,
)
from engine.yugioh.words.family import require
from engine.yugioh.words.steps import STEPS

__all__ = [
    "adding",
    "applying",
    "banishing",
    "chance",
    "control",
    "counters",
    "deciding",
    "destroying",
    "discarding",
    "drawing",
    "equipping",
    "fusion_summons",
    "joining",
    "laying",
    "life",
    "looking",
    "negating",
    "normal_summons",
    "positions",
    "postponing",
    "redirecting",
    "returning",
    "sending",
    "skipping",
    "special_summons",
    "tokens",
    "tributing",
    "xyz_materials",
]

require(Step, STEPS)
