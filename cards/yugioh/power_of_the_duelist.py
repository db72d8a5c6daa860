"""Power of the Duelist (2006)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_NEOS = monster(
    "Elemental HERO Neos",
    89943723,
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=7,
    attack=2500,
    defense=2000,
)
