"""Promotional cards of Shonen Jump (2006)."""

from engine.yugioh.language import *

BLUE_EYES_ULTIMATE_DRAGON = fusion_monster(
    "Blue-Eyes Ultimate Dragon",
    23995346,
    FusionMaterials((Cards(like=(Named("Blue-Eyes White Dragon"),)),) * 3),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=12,
    attack=4500,
    defense=3800,
)
