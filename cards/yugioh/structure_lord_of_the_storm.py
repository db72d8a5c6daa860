"""Structure Deck: Lord of the Storm (2006)."""

from engine.yugioh.language import *

HYSTERIC_PARTY = continuous_trap(
    "Hysteric Party",
    77778835,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=SpecialSummon(
            Every(Cards(whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Harpie Lady"),)))
        ),
    ),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
)
