"""Starter Deck: Jaden Yuki (2006)."""

from engine.yugioh.language import *

CYBER_TECH_ALLIGATOR = monster(
    "Cyber-Tech Alligator",
    48766543,
    attribute=Attribute.WIND,
    type=Type.MACHINE,
    level=5,
    attack=2500,
    defense=1600,
)
