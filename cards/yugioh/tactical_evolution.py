"""Tactical Evolution (2007)."""

from engine.yugioh.language import *

DOUBLE_SUMMON = spell(
    "Double Summon", 43422537, Activate(do=Apply(SummonsTwice(Whose.YOURS), Until.END_OF_TURN))
)
