"""Soul of the Duelist (2004)."""

from engine.yugioh.language import *

CHARCOAL_INPACHI = monster(
    "Charcoal Inpachi",
    13179332,
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=1,
    attack=100,
    defense=2100,
)
