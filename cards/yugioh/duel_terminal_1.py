"""Duel Terminal 1 (2010)."""

from engine.yugioh.language import *

ALLY_OF_JUSTICE_CATASTOR = synchro_monster(
    "Ally of Justice Catastor",
    26593852,
    SynchroMaterials(),
    If(
        AtDamageStep(
            Timing.START,
            fighter=THIS,
            foe=Cards(Kind.MONSTER, face=Face.UP, like=(Not(Of(Attribute.DARK)),)),
        ),
        do=Destroy(FOE),
    ),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=5,
    attack=2200,
    defense=1200,
)

X_SABER_AIRBELLUM = monster(
    "X-Saber Airbellum",
    90508760,
    If(
        DealsBattleDamage(THIS, Whose.THEIRS, directly=True),
        do=Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=3,
    attack=1600,
    defense=200,
    abilities=(Ability.TUNER,),
)

X_SABER_ANU_PIRANHA = monster(
    "X-Saber Anu Piranha",
    23115241,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1100,
)

BRIONAC_DRAGON_OF_THE_ICE_BARRIER = synchro_monster(
    "Brionac, Dragon of the Ice Barrier",
    50321796,
    SynchroMaterials(),
    Ignition(
        cost=Discard(
            Choose(
                Cards(whose=Whose.YOURS, place=Place.HAND),
                up_to=True,
                as_many_as=Cards(whose=Whose.YOURS, place=Place.HAND),
            ),
            to_graveyard=True,
        ),
        target=Target(Cards(whose=Whose.THEIRS, place=Place.FIELD), as_many=True),
        do=ReturnToHand(THAT),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=6,
    attack=2300,
    defense=1400,
)
