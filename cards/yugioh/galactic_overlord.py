"""Galactic Overlord (2012)."""

from engine.yugioh.language import *

WATTAILDRAGON = monster(
    "Wattaildragon",
    87151205,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=6,
    attack=2500,
    defense=1000,
)
