"""Super Starter: Space-Time Showdown (2014)."""

from engine.yugioh.language import *

SUPPLY_SQUAD = continuous_spell(
    "Supply Squad",
    17626381,
    Activate(),
    If(
        IsDestroyed(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), (Cause.BATTLE, Cause.EFFECT)
        ),
        do=Draw(1),
        limit=Limit.ONCE_EACH,
    ),
)
