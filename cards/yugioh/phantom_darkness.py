"""Phantom Darkness (2008)."""

from engine.yugioh.language import *

ATLANTEAN_PIKEMAN = monster(
    "Atlantean Pikeman",
    26976414,
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=2,
    attack=1400,
    defense=0,
)
