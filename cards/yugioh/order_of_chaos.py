"""Order of Chaos (2012)."""

from engine.yugioh.language import *

PHOTON_THRASHER = monster(
    "Photon Thrasher",
    65367484,
    SummonedIf(Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
    Continuous(
        CannotAttack(THIS),
        Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    special_only=True,
    level=4,
    attack=2100,
    defense=0,
)
