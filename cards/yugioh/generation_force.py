"""Generation Force (2011)."""

from engine.yugioh.language import *

NUMBER_17_LEVIATHAN_DRAGON = xyz_monster(
    "Number 17: Leviathan Dragon",
    69610924,
    XyzMaterials(3),
    Continuous(CannotAttackDirectly(THIS), condition=ThisIs(Cards(has_material=False))),
    Ignition(
        cost=DetachMaterial(),
        do=Apply(Gains(THIS, 500), Until.WHILE_FACE_UP),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.DRAGON,
    attack=2000,
    defense=0,
    rank=3,
)
