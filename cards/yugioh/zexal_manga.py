"""Cards that came with the volumes of Yu-Gi-Oh! ZEXAL (2011)."""

from engine.yugioh.language import *

KACHI_KOCHI_DRAGON = xyz_monster(
    "Kachi Kochi Dragon",
    69069911,
    XyzMaterials(4),
    When(
        Slays(THIS),
        you_can=True,
        cost=DetachMaterial(1),
        do=Apply(AttacksAgain(THIS, in_a_row=True), Until.END_OF_BATTLE_PHASE),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.DRAGON,
    rank=4,
    attack=2100,
    defense=1300,
)

NUMBER_50_BLACKSHIP_OF_CORN = xyz_monster(
    "Number 50: Blackship of Corn",
    51735257,
    XyzMaterials(4),
    Ignition(
        cost=DetachMaterial(1),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.THEIRS,
                Place.FIELD,
                face=Face.UP,
                like=(Has(Stat.ATTACK, at_most(AttackOf(THIS))),),
            )
        ),
        do=AndIfYouDo(SendToGraveyard(THAT), InflictDamage(Whose.THEIRS, 1000)),
        limit=Limit.ONCE_EACH,
        oath=CannotAttack(THIS),
    ),
    attribute=Attribute.DARK,
    type=Type.PLANT,
    rank=4,
    attack=2100,
    defense=1500,
)
