"""Magic Ruler (2002): what attacks cost, and the use of a hand."""

from engine.yugioh.language import *

GRAVEKEEPERS_SERVANT = continuous_spell(
    "Gravekeeper's Servant",
    16762927,
    Activate(),
    Continuous(MillsToAttack(Whose.THEIRS)),
)

CHAIN_ENERGY = continuous_spell(
    "Chain Energy",
    79323590,
    Activate(),
    Continuous(PaysFromHand(500)),
)
