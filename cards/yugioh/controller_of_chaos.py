"""Controller of Chaos (2003)."""

from engine.yugioh.language import *

FENRIR = monster(
    "Fenrir",
    218704,
    SummonedIf(
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(Of(Attribute.WATER),),
                ),
                2,
            )
        )
    ),
    If(Slays(THIS, sent=False), do=Skip(Phase.DRAW, Whose.THEIRS)),
    attribute=Attribute.WATER,
    type=Type.BEAST,
    level=4,
    attack=1400,
    defense=1200,
    special_only=True,
)
