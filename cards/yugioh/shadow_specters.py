"""Shadow Specters (2013)."""

from engine.yugioh.language import *

BAHAMUT_SHARK = xyz_monster(
    "Bahamut Shark",
    440556,
    XyzMaterials(4, of=Cards(like=(Of(Attribute.WATER),))),
    Ignition(
        cost=DetachMaterial(1),
        do=And(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.EXTRA_DECK,
                        like=(Has(Stat.RANK, at_most(3)), Of(Attribute.WATER), Of(Frame.XYZ)),
                    )
                )
            ),
            Apply(CannotAttack(THIS), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    rank=4,
    attack=2600,
    defense=2100,
)
