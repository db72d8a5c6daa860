"""Galactic Overlord (2012)."""

from engine.yugioh.language import *

WATTAILDRAGON = monster(
    "Wattaildragon",
    87151205,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=6,
    attack=2500,
    defense=1000,
)
CARDCAR_D = monster(
    "Cardcar D",
    45812361,
    NeverSpecialSummoned(),
    Ignition(
        condition=Both(
            During(Whose.YOURS, (Phase.MAIN_1,)),
            SummonedThisTurn(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        ),
        cost=TributeCards(THIS),
        do=Then(Draw(2), BecomeEndPhase()),
        oath=CannotSpecialSummon(Whose.YOURS),
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=2,
    attack=800,
    defense=400,
)

GAIA_DRAGON_THE_THUNDER_CHARGER = xyz_monster(
    "Gaia Dragon, the Thunder Charger",
    91949988,
    XyzMaterials(7),
    SummonedUpon(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.FIELD,
            like=(Of(Frame.XYZ), Has(Stat.RANK, Bound(5, 6))),
        )
    ),
    Continuous(Pierces(THIS)),
    rank=7,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    attack=2600,
    defense=2100,
)

INFLUENCE_DRAGON = monster(
    "Influence Dragon",
    54936498,
    Ignition(
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(BecomesType(THAT, Type.DRAGON), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=3,
    attack=300,
    defense=900,
    abilities=(Ability.TUNER,),
)
