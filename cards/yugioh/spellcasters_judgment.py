"""Structure Deck: Spellcaster's Judgment (2006)."""

from engine.yugioh.language import *

MAGICAL_DIMENSION = quick_play(
    "Magical Dimension",
    28553439,
    Activate(
        condition=Exists(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.SPELLCASTER),))
        ),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
            still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
        ),
        do=AndIfYouDo(
            TributeCards(THAT),
            Then(
                SpecialSummon(
                    Choose(
                        Cards(
                            Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.SPELLCASTER),)
                        )
                    )
                ),
                YouCan(Destroy(Choose(Cards(Kind.MONSTER, place=Place.FIELD)))),
            ),
        ),
    ),
)

NIGHTMARES_STEELCAGE = spell(
    "Nightmare's Steelcage",
    58775978,
    Activate(),
    Remains(2, Whose.THEIRS),
    Continuous(CannotAttack(Cards(Kind.MONSTER))),
)
