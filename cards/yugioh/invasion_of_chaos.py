"""Invasion of Chaos (2004)."""

from engine.yugioh.language import *

MAD_DOG_OF_DARKNESS = monster(
    "Mad Dog of Darkness",
    79182538,
    attribute=Attribute.DARK,
    type=Type.BEAST,
    level=4,
    attack=1900,
    defense=1400,
)
