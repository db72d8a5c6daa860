"""Savage Strike (2018)."""

from engine.yugioh.language import *

POT_OF_EXTRAVAGANCE = spell(
    "Pot of Extravagance",
    49238328,
    Activate(
        condition=AtStartOf(Phase.MAIN_1),
        cost=Banish(
            AtRandom(Cards(whose=Whose.YOURS, place=Place.EXTRA_DECK, face=Face.DOWN), 3),
            face_down=True,
        ),
        do=AlsoAfterThat(Draw(1), Apply(CannotDraw(Whose.YOURS), Until.END_OF_TURN)),
    ),
    Activate(
        condition=AtStartOf(Phase.MAIN_1),
        cost=Banish(
            AtRandom(Cards(whose=Whose.YOURS, place=Place.EXTRA_DECK, face=Face.DOWN), 6),
            face_down=True,
        ),
        do=AlsoAfterThat(Draw(2), Apply(CannotDraw(Whose.YOURS), Until.END_OF_TURN)),
    ),
)
