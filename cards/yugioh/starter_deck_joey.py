"""Starter Deck: Joey (2003)."""

from engine.yugioh.language import *

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
