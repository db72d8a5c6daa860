"""LINK VRAINS Pack 2 (2018)."""

from engine.yugioh.language import *

CELESTIAL_KNIGHTLORD_PARSHATH = link_monster(
    "Celestial Knightlord Parshath",
    48589580,
    LinkMaterials(Cards(like=(Of(Type.FAIRY),)), 2, or_more=True),
    Ignition(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=AddToHand(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Named("The Sanctuary in the Sky"),),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Mentions("The Sanctuary in the Sky"),),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(
                            Of(Type.FAIRY),
                            While(
                                Exists(
                                    Cards(
                                        place=Place.FIELD,
                                        like=(Named("The Sanctuary in the Sky"),),
                                    )
                                )
                            ),
                        ),
                    ),
                )
            )
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    If(
        IsSentToGraveyard(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.FAIRY),))
        ),
        cost=Banish(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.FAIRY),)))
        ),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    like=(Of(Type.FAIRY), Has(Stat.LEVEL, above(LevelOf(FORMER)))),
                )
            )
        ),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    attack=2400,
    markers=(Marker.BOTTOM_LEFT, Marker.BOTTOM, Marker.BOTTOM_RIGHT),
)
