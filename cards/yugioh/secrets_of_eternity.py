"""Secrets of Eternity (2015)."""

from engine.yugioh.language import *

SKY_CAVALRY_CENTAUREA = xyz_monster(
    "Sky Cavalry Centaurea",
    36776089,
    XyzMaterials(2),
    Continuous(StandsInBattle(THIS), condition=ThisIs(Cards(like=(HasMaterial(),)))),
    If(
        AtDamageStep(Timing.END, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS)),
        you_can=True,
        cost=DetachMaterial(1),
        do=ReturnToHand(FOE),
    ),
    attribute=Attribute.LIGHT,
    type=Type.BEAST_WARRIOR,
    rank=2,
    attack=2000,
    defense=0,
)
