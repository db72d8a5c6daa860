"""Collectible Tins (2005)."""

from engine.yugioh.language import *

VORSE_RAIDER = monster(
    "Vorse Raider",
    14898066,
    attribute=Attribute.DARK,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1900,
    defense=1200,
)
