"""Pharaonic Guardian (2003)."""

from engine.yugioh.language import *

BOOK_OF_MOON = quick_play(
    "Book of Moon",
    14087893,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=ChangePosition(THAT, Position.FACE_DOWN),
    ),
)

RAIGEKI_BREAK = trap(
    "Raigeki Break",
    4178474,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(place=Place.FIELD, other=True)),
        do=Destroy(THAT),
    ),
)
