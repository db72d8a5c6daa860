"""Starter Deck: Saber Force (2015)."""

from engine.yugioh.language import *

ODD_EYES_SABER_DRAGON = monster(
    "Odd-Eyes Saber Dragon",
    19221310,
    Ignition(
        where=Place.HAND,
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Attribute.LIGHT),)))
        ),
        do=AndIfYouDo(
            SendToGraveyard(
                Choose(
                    AnyOf(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.HAND,
                            like=(Named("Odd-Eyes Dragon"),),
                        ),
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.DECK,
                            like=(Named("Odd-Eyes Dragon"),),
                        ),
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.FIELD,
                            like=(Named("Odd-Eyes Dragon"),),
                        ),
                    )
                )
            ),
            SpecialSummon(THIS),
        ),
    ),
    When(
        Slays(THIS),
        you_can=True,
        do=Destroy(Choose(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=7,
    attack=2800,
    defense=2000,
)
