"""Starter Deck: Joey (2003)."""

from engine.yugioh.language import *

PENGUIN_SOLDIER = monster(
    "Penguin Soldier",
    93920745,
    Flip(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD), count=2, up_to=True),
        do=ReturnToHand(THAT),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=750,
    defense=500,
    abilities=(Ability.FLIP,),
)

SCAPEGOAT = quick_play(
    "Scapegoat",
    73915051,
    Activate(
        oath=CannotSummon(Whose.YOURS),
        do=AndIfYouDo(
            MakeTokens("Sheep Token", 4, Position.DEFENSE),
            Apply(CannotBeTributed(FORMER), Until.WHILE_FACE_UP),
        ),
    ),
)

SHEEP_TOKEN = token(
    "Sheep Token",
    73915052,
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=1,
    attack=0,
    defense=0,
)
