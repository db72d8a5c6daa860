"""Millennium Pack (2014)."""

from engine.yugioh.language import *

CARD_OF_DEMISE = spell(
    "Card of Demise",
    59750328,
    Activate(
        do=And(
            DrawUntil(3),
            And(
                Apply(NoDamage(Whose.THEIRS), Until.END_OF_TURN),
                InEndPhase(SendToGraveyard(Every(Cards(whose=Whose.YOURS, place=Place.HAND)))),
            ),
        ),
        limit=Limit.ONE_ACTIVATION,
        oath=CannotSpecialSummon(Whose.YOURS),
    ),
)

SYMBOL_OF_FRIENDSHIP = spell(
    "Symbol of Friendship",
    2295831,
    Activate(
        condition=ShownAsDrawn(
            Both(
                Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD), 3),
                Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD)),
            )
        ),
        do=AddToHand(Choose(Cards(whose=Whose.YOURS, place=Place.DECK))),
    ),
)
