"""Duel Terminal 3 (2010)."""

from engine.yugioh.language import *

FABLED_ASHENVEIL = monster(
    "Fabled Ashenveil",
    12235475,
    Quick(
        AtDamageStep(Timing.CALCULATION, fighter=THIS),
        cost=SendToGraveyard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Apply(Gains(THIS, attack=600), Until.END_OF_CALCULATION),
        limit=Limit.ONCE_PER_BATTLE,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FIEND,
    level=4,
    attack=1600,
    defense=1200,
)
