"""Cards of the magazine V Jump (2002)."""

from engine.yugioh.language import *

MAKYURA_THE_DESTRUCTOR = monster(
    "Makyura the Destructor",
    21593977,
    If(
        IsSentToGraveyard(THIS, as_monster=True),
        you_can=True,
        do=Apply(TrapFromHand(), Until.END_OF_TURN),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1200,
)
