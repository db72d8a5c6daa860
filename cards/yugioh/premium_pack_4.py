"""Premium Pack 4 (2001)."""

from engine.yugioh.language import *

MYSTIC_BOX = spell(
    "Mystic Box",
    25774450,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
            besides=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
        ),
        do=Then(
            Destroy(AmongTargets(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
            TakeControl(
                AmongTargets(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
                Until.END_OF_DUEL,
                to=Whose.THEIRS,
            ),
        ),
    ),
)
