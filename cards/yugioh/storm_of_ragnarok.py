"""Storm of Ragnarok (2011)."""

from engine.yugioh.language import *

FORBIDDEN_LANCE = quick_play(
    "Forbidden Lance",
    27243130,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=And(
            Apply(Gains(THAT, attack=-800), Until.END_OF_TURN),
            Apply(IsUnaffected(THAT, Kind.SPELL_TRAP), Until.END_OF_TURN),
        ),
    ),
)
