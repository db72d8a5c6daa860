"""Structure Deck: Fury from the Deep (2005)."""

from engine.yugioh.language import *

OCEAN_DRAGON_LORD_NEO_DAEDALUS = monster(
    "Ocean Dragon Lord - Neo-Daedalus",
    10485110,
    SummonedIf(
        cost=TributeCards(
            Choose(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    like=(Named("Levia-Dragon - Daedalus"),),
                )
            )
        ),
        only=True,
    ),
    Ignition(
        cost=SendToGraveyard(
            Choose(
                Cards(whose=Whose.YOURS, place=Place.FIELD, face=Face.UP, like=(Named("Umi"),))
            )
        ),
        do=SendAllOthers(THIS),
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=8,
    attack=2900,
    defense=1600,
    special_only=True,
)
