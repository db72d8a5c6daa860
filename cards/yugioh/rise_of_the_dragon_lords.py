"""Structure Deck: Rise of the Dragon Lords (2007)."""

from engine.yugioh.language import *

FOOLISH_BURIAL = spell(
    "Foolish Burial",
    81439173,
    Activate(do=SendToGraveyard(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK)))),
)
