"""Collectible Tins (2005)."""

from engine.yugioh.language import *

VORSE_RAIDER = monster(
    "Vorse Raider",
    14898066,
    attribute=Attribute.DARK,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1900,
    defense=1200,
)

COMMAND_KNIGHT = monster(
    "Command Knight",
    10375182,
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, type=Type.WARRIOR), attack=400)
    ),
    Continuous(
        CannotBeAttacked(THIS),
        condition=Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)),
    ),
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    level=4,
    attack=1200,
    defense=1900,
)
