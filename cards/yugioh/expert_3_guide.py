"""Duel Monsters Expert 3, the guide (2004)."""

from engine.yugioh.language import *

SOUL_ROPE = trap(
    "Soul Rope",
    37383714,
    Activate(
        when=IsSentToGraveyard(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), destroyed_by=Cause.EFFECT
        ),
        condition=OutsideDamageStep(),
        cost=PayLife(1000),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Has(Stat.LEVEL, exactly(4)),),
                )
            )
        ),
    ),
)
