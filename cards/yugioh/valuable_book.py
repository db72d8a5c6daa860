"""Promotional cards of The Valuable Book (2012)."""

from engine.yugioh.language import *

NUMBER_11_BIG_EYE = xyz_monster(
    "Number 11: Big Eye",
    80117527,
    XyzMaterials(7),
    Ignition(
        cost=DetachMaterial(1),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=TakeControl(THAT, Until.END_OF_DUEL),
        limit=Limit.ONCE_EACH,
        oath=CannotAttack(THIS),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    rank=7,
    attack=2600,
    defense=2000,
)
