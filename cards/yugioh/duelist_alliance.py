"""Duelist Alliance (2014)."""

from engine.yugioh.language import *

SHADDOLL_BEAST = monster(
    "Shaddoll Beast",
    3717252,
    Flip(
        you_can=True,
        do=Then(Draw(2), Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND)))),
        limit=Limit.ONE_BY_NAME,
    ),
    If(
        IsSentToGraveyard(THIS, by_effect=True),
        you_can=True,
        do=Draw(1),
        limit=Limit.ONE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=5,
    attack=2200,
    defense=1700,
    abilities=(Ability.FLIP,),
)
