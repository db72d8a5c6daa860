"""Gladiator's Assault (2007)."""

from engine.yugioh.language import *

CHAMBERLAIN_OF_THE_SIX_SAMURAI = monster(
    "Chamberlain of the Six Samurai",
    44430454,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=200,
    defense=2000,
)

AN_UNFORTUNATE_REPORT = trap(
    "An Unfortunate Report",
    19763315,
    Activate(do=BattleTwice(Whose.THEIRS)),
)
