"""Gold Series 4: Pyramids Edition (2011)."""

from engine.yugioh.language import *

MILLENNIUM_SHIELD = monster(
    "Millennium Shield",
    32012841,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=5,
    attack=0,
    defense=3000,
)
