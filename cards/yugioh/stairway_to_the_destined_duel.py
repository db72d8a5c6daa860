"""Promotional cards of the Stairway to the Destined Duel game (2003)."""

from engine.yugioh.language import *

HARPIES_FEATHER_DUSTER = spell(
    "Harpie's Feather Duster",
    18144506,
    Activate(do=Destroy(Every(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)))),
)
