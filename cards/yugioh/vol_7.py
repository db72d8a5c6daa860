"""Vol. 7 (1999)."""

from engine.yugioh.language import *

SHIELD_SWORD = spell(
    "Shield & Sword",
    52097679,
    Activate(
        do=Apply(
            SwitchesOriginals(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
            Until.END_OF_TURN,
        )
    ),
)
