"""One room for each word: all that the engine knows of it.

A word without rules stops the program here, at its import.
"""

from engine.yugioh.asked import AMOUNTS, CONDITIONS
from engine.yugioh.language import Amount, Condition, Fact, Step, Trigger
from engine.yugioh.words import (
    adding,
    amounts,
    applying,
    banishing,
    chance,
    conditions,
    control,
    counters,
    deciding,
    destroying,
    discarding,
    drawing,
    effects,
    equipping,
    facts,
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
    triggers,
    xyz_materials,
)
from engine.yugioh.words.facts.base import FACTS
from engine.yugioh.words.family import require
from engine.yugioh.words.steps import STEPS
from engine.yugioh.words.triggers.base import TRIGGERS

__all__ = [
    "adding",
    "amounts",
    "applying",
    "banishing",
    "chance",
    "conditions",
    "control",
    "counters",
    "deciding",
    "destroying",
    "discarding",
    "drawing",
    "effects",
    "equipping",
    "facts",
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
    "triggers",
    "xyz_materials",
]

require(Amount, AMOUNTS)
require(Condition, CONDITIONS)
require(Fact, FACTS)
require(Step, STEPS)
require(Trigger, TRIGGERS)
