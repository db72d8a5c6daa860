"""Vol. 4 (1999)."""

from engine.yugioh.language import *

HARPIE_LADY = monster(
    "Harpie Lady",
    76812113,
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1300,
    defense=1400,
)

HARPIE_LADY_SISTERS = monster(
    "Harpie Lady Sisters",
    12206212,
    OnlySummonedBy("Elegant Egotist", first=True),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=6,
    attack=1950,
    defense=2100,
    special_only=True,
)

ELEGANT_EGOTIST = spell(
    "Elegant Egotist",
    90219263,
    Activate(
        condition=Exists(Cards(place=Place.FIELD, like=(Named("Harpie Lady"),))),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(Named(("Harpie Lady", "Harpie Lady Sisters")),),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Named(("Harpie Lady", "Harpie Lady Sisters")),),
                    ),
                )
            )
        ),
    ),
)
