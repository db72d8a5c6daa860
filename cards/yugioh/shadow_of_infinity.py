"""Shadow of Infinity (2006)."""

from engine.yugioh.language import *

KARMA_CUT = trap(
    "Karma Cut",
    71587526,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=Then(
            Banish(THAT),
            Banish(
                Every(Cards(whose=Whose.THEIRS, place=Place.GRAVEYARD, like=(Named(FORMER),)))
            ),
        ),
    ),
)
