"""Duel Terminal 5 (2011)."""

from engine.yugioh.language import *

LAVAL_BURNER = monster(
    "Laval Burner",
    88958576,
    SummonedIf(
        NamedApart(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Laval"),)), 3
        )
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=5,
    attack=2100,
    defense=1000,
)
