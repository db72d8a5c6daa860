"""Strike of Neos (2007)."""

from engine.yugioh.language import *

SHRINK = quick_play(
    "Shrink",
    55713623,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Apply(HalvesAttack(THAT), Until.END_OF_TURN),
    ),
)
