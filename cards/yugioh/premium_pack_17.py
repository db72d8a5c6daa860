"""Premium Pack 17 (2014)."""

from engine.yugioh.language import *

CAT_SHARK = xyz_monster(
    "Cat Shark",
    84224627,
    XyzMaterials(2),
    Continuous(
        StandsInBattle(THIS),
        condition=MadeWith(Cards(Kind.MONSTER, like=(Of(Attribute.WATER),))),
    ),
    Quick(
        cost=DetachMaterial(1),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Of(Frame.XYZ), Has(Stat.RANK, at_most(4))),
            )
        ),
        do=And(
            Apply(AttackBecomes(THAT, OriginalAttackOf(THAT, 2)), Until.END_OF_TURN),
            Apply(DefenseBecomes(THAT, OriginalDefenseOf(THAT, 2)), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.BEAST,
    rank=2,
    attack=500,
    defense=500,
)
