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

JUSTI_BREAK = trap(
    "Justi-Break",
    62271284,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        condition=Attacks(
            Cards(Kind.MONSTER, Whose.THEIRS),
            Cards(Kind.MONSTER, Whose.YOURS, like=(Of(Frame.NORMAL),)),
        ),
        do=Destroy(
            Every(
                AnyOf(
                    Cards(Kind.MONSTER, place=Place.FIELD, position=Position.DEFENSE),
                    Cards(
                        Kind.MONSTER,
                        place=Place.FIELD,
                        position=Position.ATTACK,
                        like=(Not(Of(Frame.NORMAL)),),
                    ),
                )
            )
        ),
    ),
)
