"""Crossed Souls (2015)."""

from engine.yugioh.language import *

JAR_OF_AVARICE = trap(
    "Jar of Avarice",
    98954106,
    Activate(
        target=Target(
            Cards(
                whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Not(Named("Jar of Avarice")),)
            ),
            5,
        ),
        do=Then(ShuffleIntoDeck(Together(THAT)), Draw(1)),
        limit=Limit.ONE_ACTIVATION,
    ),
)
