"""One room for each word: all that the engine knows of it.

A word without rules stops the program here, at its import.
"""

from engine.yugioh.asked import AMOUNTS, CONDITIONS, NOUNS, QUALITIES
from engine.yugioh.language import (
    Activatable,
    Amount,
    Condition,
    Effect,
    Fact,
    Materials,
    Noun,
    Quality,
    Step,
    Trigger,
)
from engine.yugioh.state.by_hand import HandAct
from engine.yugioh.summoning.materials import BY_EFFECT, MATERIALS
from engine.yugioh.words import (
    adding,
    amounts,
    applying,
    banishing,
    becoming,
    by_frames,
    by_hand,
    chance,
    conditions,
    control,
    counters,
    counting_again,
    deciding,
    declaring,
    destroying,
    discarding,
    drawing,
    effects,
    equipping,
    excavated_summons,
    facts,
    fusion_summons,
    granted_summons,
    joining,
    laying,
    life,
    looking,
    negating,
    nouns,
    positions,
    postponing,
    qualities,
    redirecting,
    returning,
    ritual_summons,
    sending,
    skipping,
    special_summons,
    summoned_materials,
    summons_home,
    swapping,
    tokens,
    tributing,
    tributing_materials,
    triggers,
    wishing,
    xyz_materials,
)
from engine.yugioh.words.effects.base import ACTIVATABLE, EFFECTS
from engine.yugioh.words.facts.base import FACTS
from engine.yugioh.words.family import require
from engine.yugioh.words.hand_acts import ACTS
from engine.yugioh.words.steps import STEPS
from engine.yugioh.words.triggers.base import TRIGGERS

__all__ = [
    "adding",
    "amounts",
    "applying",
    "banishing",
    "becoming",
    "by_frames",
    "by_hand",
    "chance",
    "conditions",
    "control",
    "counters",
    "counting_again",
    "deciding",
    "declaring",
    "destroying",
    "discarding",
    "drawing",
    "effects",
    "equipping",
    "excavated_summons",
    "facts",
    "fusion_summons",
    "granted_summons",
    "joining",
    "laying",
    "life",
    "looking",
    "negating",
    "nouns",
    "positions",
    "postponing",
    "qualities",
    "redirecting",
    "returning",
    "ritual_summons",
    "sending",
    "skipping",
    "special_summons",
    "summoned_materials",
    "summons_home",
    "swapping",
    "tokens",
    "tributing",
    "tributing_materials",
    "triggers",
    "wishing",
    "xyz_materials",
]

if unsaid := [act.name for act in HandAct if act not in ACTS]:
    raise TypeError(f"no room says which step is {', '.join(unsaid)}")
require(Activatable, ACTIVATABLE)
require(Amount, AMOUNTS)
require(Condition, CONDITIONS)
require(Effect, EFFECTS)
require(Fact, FACTS)
require(Materials, (*MATERIALS, *BY_EFFECT))
require(Noun, NOUNS)
require(Quality, QUALITIES)
require(Step, STEPS)
require(Trigger, TRIGGERS)
