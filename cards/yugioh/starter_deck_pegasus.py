"""Starter Deck: Pegasus (2003)."""

from engine.yugioh.language import *

GRACEFUL_CHARITY = spell(
    "Graceful Charity",
    79571449,
    Activate(
        do=Then(Draw(3), Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND), count=2)))
    ),
)
