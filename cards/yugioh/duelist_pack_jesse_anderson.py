"""Duelist Pack: Jesse Anderson (2008)."""

from engine.yugioh.language import *

HAND_DESTRUCTION = quick_play(
    "Hand Destruction",
    74519184,
    Activate(
        condition=Throughout(
            Both(
                Exists(Cards(whose=Whose.YOURS, place=Place.HAND, other=True), 2),
                Exists(Cards(whose=Whose.THEIRS, place=Place.HAND), 2),
            )
        ),
        do=Then(
            EachPlayer(SendToGraveyard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND), 2))),
            EachPlayer(Draw(2)),
        ),
    ),
)
