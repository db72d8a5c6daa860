"""Pharaoh's Servant (2002): what both players do."""

from engine.yugioh.language import *

MORPHING_JAR_2 = monster(
    "Morphing Jar #2",
    79106360,
    Flip(
        do=Then(
            ShuffleIntoDeck(Every(Cards(Kind.MONSTER, place=Place.FIELD))),
            ExcavateAndSummon(None, Cards(Kind.MONSTER, like=(Has(Stat.LEVEL, at_most(4)),))),
        )
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=3,
    attack=800,
    defense=700,
    abilities=(Ability.FLIP,),
)

THE_SHALLOW_GRAVE = spell(
    "The Shallow Grave",
    43434803,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD),
            besides=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD), theirs=True),
        ),
        do=SummonHome(THAT, Position.FACE_DOWN),
    ),
)
