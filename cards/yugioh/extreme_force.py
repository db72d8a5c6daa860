"""Extreme Force (2017)."""

from engine.yugioh.language import *

WATTKINETIC_PUPPETEER = monster(
    "Wattkinetic Puppeteer",
    88392300,
    Quick(
        cost=SendToGraveyard(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=MoveOver(THAT),
        where=Place.HAND,
    ),
    Quick(
        cost=SendToGraveyard(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=MoveOver(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.PSYCHIC,
    level=4,
    attack=1800,
    defense=0,
)
