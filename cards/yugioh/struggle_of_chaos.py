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

THE_DRAGONS_BEAD = continuous_trap(
    "The Dragon's Bead",
    92408984,
    Activate(),
    Quick(
        IsActivated(
            Cards(Kind.TRAP),
            targeting=Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.DRAGON),)),
            alone=True,
        ),
        OutsideDamageStep(),
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=AndIfYouDo(NegateEffect(), Destroy(SUBJECT)),
        at_once=True,
    ),
)
