"""Flaming Eternity (2005)."""

from engine.yugioh.language import *

CHIRON_THE_MAGE = monster(
    "Chiron the Mage",
    16956455,
    Ignition(
        cost=Discard(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.HAND))),
        target=Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1800,
    defense=1000,
)
