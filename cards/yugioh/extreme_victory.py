"""Extreme Victory (2011)."""

from engine.yugioh.language import *

AXE_DRAGONUTE = monster(
    "Axe Dragonute",
    84914462,
    Whenever(
        AtDamageStep(Timing.END, attacker=THIS), do=ChangePosition(THIS, Position.DEFENSE)
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=4,
    attack=2000,
    defense=1200,
)
