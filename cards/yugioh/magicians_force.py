"""Magician's Force (2003)."""

from engine.yugioh.language import *

DARK_BLADE = monster(
    "Dark Blade",
    11321183,
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1500,
)

LUSTER_DRAGON = monster(
    "Luster Dragon",
    11091375,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1900,
    defense=1600,
)
