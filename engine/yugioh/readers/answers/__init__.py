"""Reading a trigger: is this what it waits for?"""

from engine.yugioh.readers.answers import moving, playing, summons
from engine.yugioh.readers.answers.battle import battling, damage_answered, is_battle_step
from engine.yugioh.readers.answers.playing import is_activation_meant
from engine.yugioh.readers.answers.verb import (
    answers,
    awaiting,
    by_event,
    could_answer,
    of_whomever,
)

__all__ = [
    "answers",
    "awaiting",
    "battling",
    "by_event",
    "could_answer",
    "damage_answered",
    "is_activation_meant",
    "is_battle_step",
    "moving",
    "of_whomever",
    "playing",
    "summons",
]
