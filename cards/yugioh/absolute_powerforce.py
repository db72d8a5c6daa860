"""Absolute Powerforce (2010)."""

from engine.yugioh.language import *

FIENDISH_CHAIN = continuous_trap(
    "Fiendish Chain",
    50078509,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, effect=True))),
    Continuous(EffectsNegated(THAT)),
    Continuous(CannotAttack(THAT)),
    Whenever(IsDestroyed(THAT), do=Destroy(THIS)),
)
