"""Primal Origin (2014)."""

from engine.yugioh.language import *

NUMBER_103_RAGNAZERO = xyz_monster(
    "Number 103: Ragnazero",
    94380860,
    XyzMaterials(4),
    Quick(
        cost=DetachMaterial(),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.THEIRS,
                Place.FIELD,
                Position.ATTACK,
                like=(Differs(Stat.ATTACK),),
            )
        ),
        do=AndIfYouDo(Destroy(THAT), Draw(1)),
        limit=Limit.ONCE_EACH,
    ),
    rank=4,
    attribute=Attribute.WATER,
    type=Type.FAIRY,
    attack=2400,
    defense=1200,
)
