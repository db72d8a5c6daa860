"""Photon Shockwave (2011)."""

from engine.yugioh.language import *

ALEXANDRITE_DRAGON = monster(
    "Alexandrite Dragon",
    43096270,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=4,
    attack=2000,
    defense=100,
)
