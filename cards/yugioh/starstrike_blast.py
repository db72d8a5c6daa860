"""Starstrike Blast (2010)."""

from engine.yugioh.language import *

SWIFT_SCARECROW = monster(
    "Swift Scarecrow",
    18964575,
    Quick(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS), directly=True),
        where=Place.HAND,
        cost=Discard(THIS),
        do=Then(NegateAttack(), EndBattlePhase()),
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=1,
    attack=0,
    defense=0,
)
