"""Cards that came with Yu-Gi-Oh! Duel Monsters 7 (2002)."""

from engine.yugioh.language import *

FIVE_HEADED_DRAGON = fusion_monster(
    "Five-Headed Dragon",
    99267150,
    FusionMaterials((Cards(like=(Of(Type.DRAGON),)),) * 5),
    MustBeSummoned(Summon.FUSION),
    Continuous(
        StandsInBattle(
            THIS,
            Cards(
                Kind.MONSTER,
                like=(
                    Of(
                        (
                            Attribute.DARK,
                            Attribute.EARTH,
                            Attribute.WATER,
                            Attribute.FIRE,
                            Attribute.WIND,
                        )
                    ),
                ),
            ),
        )
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=12,
    attack=5000,
    defense=5000,
)
