"""Magic Ruler (2002): what attacks cost."""

from engine.yugioh.language import *

GRAVEKEEPERS_SERVANT = continuous_spell(
    "Gravekeeper's Servant",
    16762927,
    Activate(),
    Continuous(MillsToAttack(Whose.THEIRS)),
)
