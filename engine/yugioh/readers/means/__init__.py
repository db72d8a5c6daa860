"""Reading a noun: which cards does it mean, and what are their numbers?"""

from engine.yugioh.readers.means import nouns
from engine.yugioh.readers.means.describing import describes, proves_to_be
from engine.yugioh.readers.means.finding import all_that, utmost
from engine.yugioh.readers.means.numbers import (
    attack,
    defense,
    level,
    original_attack,
    scale,
    type_of,
)
from engine.yugioh.readers.means.pointing import pointed_at
from engine.yugioh.readers.means.verb import applies, is_named, is_unaffected, means, player

__all__ = [
    "all_that",
    "applies",
    "attack",
    "defense",
    "describes",
    "is_named",
    "is_unaffected",
    "level",
    "means",
    "nouns",
    "original_attack",
    "player",
    "pointed_at",
    "proves_to_be",
    "scale",
    "type_of",
    "utmost",
]
