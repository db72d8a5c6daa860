"""Cyberdark Impact (2006)."""

from engine.yugioh.language import *

INSTANT_FUSION = spell(
    "Instant Fusion",
    1845204,
    Activate(
        cost=PayLife(1000),
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.EXTRA_DECK,
                        like=(Of(Frame.FUSION), Has(Stat.LEVEL, at_most(5))),
                    )
                ),
                treated_as=Summon.FUSION,
            ),
            And(
                Apply(CannotAttack(FORMER), Until.WHILE_FACE_UP),
                InEndPhase(Destroy(FORMER)),
            ),
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)
