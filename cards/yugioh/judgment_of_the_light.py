"""Judgment of the Light (2013)."""

from engine.yugioh.language import *

GALAXY_SERPENT = monster(
    "Galaxy Serpent",
    11066358,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=2,
    attack=1000,
    defense=0,
    abilities=(Ability.TUNER,),
)
