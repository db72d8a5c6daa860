"""Limited Edition 9 (2006)."""

from engine.yugioh.language import *

PUPPET_KING = monster(
    "Puppet King",
    3167573,
    When(
        IsAddedToHand(Whose.THEIRS, Cards(Kind.MONSTER), Place.DECK),
        do=SpecialSummon(THIS),
        you_can=True,
        where=Place.HAND,
    ),
    If(AtPhase(Phase.END, Whose.YOURS), condition=CameByItself(), do=Destroy(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=7,
    attack=2800,
    defense=2600,
)
