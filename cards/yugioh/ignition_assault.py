"""Ignition Assault (2020)."""

from engine.yugioh.language import *

LIGHTNING_STORM = spell(
    "Lightning Storm",
    14532163,
    Activate(
        condition=Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, face=Face.UP)),
        do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, Position.ATTACK))),
        limit=Limit.ONE_ACTIVATION,
    ),
    Activate(
        condition=Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, face=Face.UP)),
        do=Destroy(Every(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD))),
        limit=Limit.ONE_ACTIVATION,
    ),
)
