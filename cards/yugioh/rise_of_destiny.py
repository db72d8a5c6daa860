"""Rise of Destiny (2004)."""

from engine.yugioh.language import *

DIVINE_WRATH = counter_trap(
    "Divine Wrath",
    49010598,
    Activate(
        when=IsActivated(Cards(Kind.MONSTER), effect=True),
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)
