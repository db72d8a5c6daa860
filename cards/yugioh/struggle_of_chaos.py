"""Struggle of Chaos (2002)."""

from engine.yugioh.language import *

STAMPING_DESTRUCTION = spell(
    "Stamping Destruction",
    81385346,
    Activate(
        condition=Exists(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.DRAGON),))
        ),
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True)),
        do=AndIfYouDo(Destroy(THAT), InflictDamage(THAT, 500)),
    ),
)
