"""Promotional cards of the Power of Chaos games (2004)."""

from engine.yugioh.language import *

THOUSAND_KNIVES = spell(
    "Thousand Knives",
    63391643,
    Activate(
        condition=Exists(
            Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Dark Magician"),))
        ),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        do=Destroy(THAT),
    ),
)
