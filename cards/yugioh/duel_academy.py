"""Promotional cards of GX Duel Academy (2006)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_NECROSHADE = monster(
    "Elemental HERO Necroshade",
    89252153,
    SparesTributes(
        Cards(Kind.MONSTER, like=(Has(Stat.LEVEL, at_least(5)), OfArchetype("Elemental HERO")))
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=5,
    attack=1600,
    defense=1800,
)
