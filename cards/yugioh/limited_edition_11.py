"""Limited Edition 11 (2008)."""

from engine.yugioh.language import *

RED_EYES_DARKNESS_METAL_DRAGON = monster(
    "Red-Eyes Darkness Metal Dragon",
    88264978,
    SummonedIf(
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    face=Face.UP,
                    like=(Of(Type.DRAGON),),
                )
            )
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    Ignition(
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        like=(Not(Named("Red-Eyes Darkness Metal Dragon")), Of(Type.DRAGON)),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        like=(Not(Named("Red-Eyes Darkness Metal Dragon")), Of(Type.DRAGON)),
                    ),
                )
            )
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=10,
    attack=2800,
    defense=2400,
)
