"""Elemental Energy (2005)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_BLADEDGE = monster(
    "Elemental HERO Bladedge",
    59793705,
    Continuous(Pierces(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=7,
    attack=2600,
    defense=1800,
)
