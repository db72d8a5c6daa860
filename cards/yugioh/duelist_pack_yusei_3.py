"""Duelist Pack: Yusei 3 (2011)."""

from engine.yugioh.language import *

SYNCHRO_MATERIAL = trap(
    "Synchro Material",
    14507213,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        do=Apply(ServesAsMaterial(THAT, Summon.SYNCHRO), Until.END_OF_TURN),
        oath=CannotBattle(Whose.YOURS),
    ),
)
