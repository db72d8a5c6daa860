"""A made-up Amazoness without effects, beside whom those of ours are played."""

from dataclasses import replace

from engine.yugioh.language import Attribute, Type
from engine.yugioh.language.cards import monster

SISTER = replace(
    monster(
        "Amazoness Sister",
        9001,
        attribute=Attribute.EARTH,
        type=Type.WARRIOR,
        level=4,
        attack=1300,
        defense=900,
    ),
    series=("Amazoness",),
)
