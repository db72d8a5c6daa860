"""Breakers of Shadow (2015)."""

from engine.yugioh.language import *

SOLEMN_STRIKE = counter_trap(
    "Solemn Strike",
    40605147,
    Activate(
        when=WouldBeSummoned(Cards(Kind.MONSTER), (Summon.SPECIAL,)),
        cost=PayLife(1500),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    Activate(
        when=IsActivated(Cards(Kind.MONSTER), effect=True),
        cost=PayLife(1500),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

TWIN_TWISTERS = quick_play(
    "Twin Twisters",
    43898403,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(
            Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True), count=2, up_to=True
        ),
        do=Destroy(THAT),
    ),
)
