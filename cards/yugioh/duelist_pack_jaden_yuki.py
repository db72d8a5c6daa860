"""Duelist Pack: Jaden Yuki (2006)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_STEAM_HEALER = fusion_monster(
    "Elemental HERO Steam Healer",
    81197327,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Burstinatrix"),)),
            Cards(like=(Named("Elemental HERO Bubbleman"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    If(Slays(THIS), do=GainLife(OriginalAttackOf(SUBJECT))),
    attribute=Attribute.WATER,
    type=Type.WARRIOR,
    level=5,
    attack=1800,
    defense=1000,
)

BUBBLE_ILLUSION = quick_play(
    "Bubble Illusion",
    80075749,
    Activate(
        condition=Exists(
            Cards(
                whose=Whose.YOURS, place=Place.FIELD, like=(Named("Elemental HERO Bubbleman"),)
            )
        ),
        do=Apply(TrapFrom(Place.HAND), Until.END_OF_TURN),
    ),
)
