"""Legacy of Darkness (2003)."""

from engine.yugioh.language import *

OPTICLOPS = monster(
    "Opticlops",
    14531242,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1800,
    defense=1700,
)

WARRIOR_DAI_GREPHER = monster(
    "Warrior Dai Grepher",
    75953262,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1700,
    defense=1600,
)

EXILED_FORCE = monster(
    "Exiled Force",
    74131780,
    Ignition(
        cost=TributeCards(THIS),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1000,
    defense=1000,
)

MARAUDING_CAPTAIN = monster(
    "Marauding Captain",
    2460565,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=SpecialSummon(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, level=at_most(4)))
        ),
    ),
    Continuous(
        CannotBeAttacked(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                face=Face.UP,
                type=Type.WARRIOR,
                other=True,
            )
        )
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=1200,
    defense=400,
)
