"""Starter Deck 2006."""

from engine.yugioh.language import *

SKELENGEL = monster(
    "Skelengel",
    60694662,
    Flip(do=Draw(1)),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=2,
    attack=900,
    defense=400,
    abilities=(Ability.FLIP,),
)
