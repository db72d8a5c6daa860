"""Vol. 5 (1999)."""

from engine.yugioh.language import *

ANTI_RAIGEKI = trap(
    "Anti Raigeki",
    42364257,
    Activate(
        when=IsActivated(Cards(whose=Whose.THEIRS, like=(Named("Raigeki"),))),
        do=AndIfYouDo(
            NegateEffect(), Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)))
        ),
    ),
)
