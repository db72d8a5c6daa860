"""Yu-Gi-Oh! The Movie Exclusive Pack (2004)."""

from engine.yugioh.language import *

PETEN_THE_DARK_CLOWN = monster(
    "Peten the Dark Clown",
    52624755,
    When(
        IsSentToGraveyard(THIS),
        you_can=True,
        cost=Banish(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(Named("Peten the Dark Clown"),),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Named("Peten the Dark Clown"),),
                    ),
                )
            )
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=3,
    attack=500,
    defense=1200,
)
