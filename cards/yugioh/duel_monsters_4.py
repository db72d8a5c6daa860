"""Duel Monsters 4: Battle of Great Duelist, promotional cards (2000)."""

from engine.yugioh.language import *

AQUA_CHORUS = continuous_trap(
    "Aqua Chorus",
    95132338,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(HasNamesake(),)),
            attack=500,
            defense=500,
        )
    ),
)
