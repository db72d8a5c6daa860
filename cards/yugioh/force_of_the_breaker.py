"""Force of the Breaker (2007)."""

from engine.yugioh.language import *

LUCKY_IRON_AXE = equip_spell(
    "Lucky Iron Axe",
    34664411,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(Gains(EQUIPPED, attack=500)),
    If(
        IsSentToGraveyard(
            THIS,
            origin=Place.FIELD,
            destroyed_by=Cause.EFFECT,
            by=Whose.THEIRS,
            face_up=True,
        ),
        do=Draw(1),
    ),
)
