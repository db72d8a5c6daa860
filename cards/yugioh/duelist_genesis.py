"""The Duelist Genesis (2008)."""

from engine.yugioh.language import *

DEFENSE_DRAW = trap(
    "Defense Draw",
    24268052,
    Activate(
        AtDamageStep(Timing.CALCULATION, damage_to=Whose.YOURS),
        During(Whose.THEIRS),
        do=AndIfYouDo(Apply(NoBattleDamage(Whose.YOURS), Until.END_OF_BATTLE), Draw(1)),
    ),
)
