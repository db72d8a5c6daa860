"""Pharaoh's Inheritance (2004)."""

from engine.yugioh.language import *

REGENERATING_MUMMY = monster(
    "Regenerating Mummy",
    70821187,
    If(
        IsSentToGraveyard(THIS, Place.HAND, by=Whose.THEIRS),
        do=AddToHand(THIS),
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=4,
    attack=1800,
    defense=1500,
)
