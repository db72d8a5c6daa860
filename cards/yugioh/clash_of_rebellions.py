"""Clash of Rebellions (2015)."""

from engine.yugioh.language import *

MYSTERY_SHELL_DRAGON = monster(
    "Mystery Shell Dragon",
    18108166,
    attribute=Attribute.DARK,
    type=Type.WYRM,
    level=4,
    attack=2000,
    defense=0,
)
