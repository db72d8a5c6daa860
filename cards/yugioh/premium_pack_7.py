"""Premium Pack 7 (2005)."""

from engine.yugioh.language import *

RETURN_FROM_THE_DIFFERENT_DIMENSION = trap(
    "Return from the Different Dimension",
    27174286,
    Activate(
        cost=PayLife(HalfOf(LifeOf(Whose.YOURS))),
        do=Then(
            SpecialSummon(Every(Cards(Kind.MONSTER, Whose.YOURS, Place.BANISHED))),
            InEndPhase(Banish(FORMER)),
        ),
    ),
)
