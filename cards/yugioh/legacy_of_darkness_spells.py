"""Legacy of Darkness (2003): Spells of its second half."""

from engine.yugioh.language import *

CREATURE_SWAP = spell(
    "Creature Swap",
    31036355,
    Activate(
        do=AndIfYouDo(SwapControl(), Apply(CannotChangePosition(FORMER), Until.END_OF_TURN))
    ),
)

EMERGENCY_PROVISIONS = quick_play(
    "Emergency Provisions",
    53046408,
    Activate(
        cost=SendToGraveyard(
            Choose(
                Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD, other=True),
                up_to=True,
                as_many_as=Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD, other=True),
            )
        ),
        do=GainLife(PerCard(1000, FORMER)),
    ),
)
