"""Duelist Pack: Chazz Princeton (2006)."""

from engine.yugioh.language import *

MAGICAL_MALLET = spell(
    "Magical Mallet",
    85852291,
    Activate(
        do=Then(
            ShuffleIntoDeck(
                Choose(
                    Cards(whose=Whose.YOURS, place=Place.HAND),
                    up_to=True,
                    as_many_as=Cards(whose=Whose.YOURS, place=Place.HAND),
                )
            ),
            Draw(PerCard(1, FORMER)),
        )
    ),
)
