"""Extra Pack Volume 4 (2012)."""

from engine.yugioh.language import *

SABER_VAULT = field_spell(
    "Saber Vault",
    73787254,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("X-Saber"),)),
            PerLevel(100),
            PerLevel(-100),
        )
    ),
)
