"""Raging Battle (2009)."""

from engine.yugioh.language import *

TREE_OTTER = monster(
    "Tree Otter",
    71759912,
    Ignition(
        condition=Throughout(
            Exists(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.BEAST),)
                )
            )
        ),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, 1000), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.BEAST,
    level=2,
    attack=1200,
    defense=100,
)
