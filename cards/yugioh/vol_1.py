"""Vol. 1 (1999)."""

from engine.yugioh.language import *

BOOK_OF_SECRET_ARTS = equip_spell(
    "Book of Secret Arts",
    91595718,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Type.SPELLCASTER),))
        )
    ),
    Continuous(Gains(EQUIPPED, 300, 300)),
)
