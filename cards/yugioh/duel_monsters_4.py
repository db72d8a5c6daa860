"""Duel Monsters 4: Battle of Great Duelist, promotional cards (2000)."""

from engine.yugioh.language import *

A_MAGNET_WARRIOR = Named(
    ("Alpha The Magnet Warrior", "Beta The Magnet Warrior", "Gamma The Magnet Warrior")
)

AQUA_CHORUS = continuous_trap(
    "Aqua Chorus",
    95132338,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(HasNamesake(),)),
            attack=500,
            defense=500,
        )
    ),
)

VALKYRION_THE_MAGNA_WARRIOR = monster(
    "Valkyrion the Magna Warrior",
    75347539,
    SummonedIf(
        cost=TributeCards(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(A_MAGNET_WARRIOR,),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        like=(A_MAGNET_WARRIOR,),
                    ),
                ),
                3,
                named_apart=True,
            )
        )
    ),
    Ignition(
        cost=TributeCards(THIS),
        target=Target(
            Cards(
                whose=Whose.YOURS,
                place=Place.GRAVEYARD,
                like=(A_MAGNET_WARRIOR,),
            ),
            3,
            named_apart=True,
        ),
        do=SpecialSummon(THAT),
    ),
    special_only=True,
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=8,
    attack=3500,
    defense=3850,
)
