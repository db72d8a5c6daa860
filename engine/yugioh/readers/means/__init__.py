"""Reading a noun: which cards does it mean, and what are their numbers?"""

from engine.yugioh.asked import means
from engine.yugioh.facts.numbers import attack, defense, level, original_attack, scale, type_of
from engine.yugioh.facts.pointing import pointed_at
from engine.yugioh.facts.reach import applies, is_named, is_unaffected, player
from engine.yugioh.readers.means import nouns
from engine.yugioh.readers.means.describing import describes, proves_to_be
from engine.yugioh.readers.means.finding import all_that, utmost

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
