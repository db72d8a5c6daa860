"""Legendary Collection 2: The Duel Academy Years (2011)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_MUDBALLMAN = fusion_monster(
    "Elemental HERO Mudballman",
    52031567,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Bubbleman"),)),
            Cards(like=(Named("Elemental HERO Clayman"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=6,
    attack=1900,
    defense=3000,
)
