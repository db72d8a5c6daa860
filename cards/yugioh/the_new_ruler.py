"""The New Ruler (2002)."""

from engine.yugioh.language import *

DARK_ROOM_OF_NIGHTMARE = continuous_spell(
    "Dark Room of Nightmare",
    85562745,
    Activate(),
    If(
        TakesDamage(Whose.THEIRS, of=Cards(like=(Not(Named("Dark Room of Nightmare")),))),
        do=InflictDamage(Whose.THEIRS, 300),
        each_time=True,
    ),
)
