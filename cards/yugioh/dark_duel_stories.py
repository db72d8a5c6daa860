"""Promotional cards of Duel Monsters II: Dark Duel Stories (1999)."""

from engine.yugioh.language import *

KUNAI_WITH_CHAIN = trap(
    "Kunai with Chain",
    37390589,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=ChangePosition(THAT, Position.DEFENSE),
    ),
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
        ),
        do=EquipThisTo(THAT),
    ),
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(
            ATTACKER,
            besides=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        ),
        do=And(
            ChangePosition(
                AmongTargets(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)), Position.DEFENSE
            ),
            EquipThisTo(
                AmongTargets(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP))
            ),
        ),
    ),
    Continuous(Gains(EQUIPPED, 500)),
)

ACID_TRAP_HOLE = trap(
    "Acid Trap Hole",
    41356845,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, position=Position.FACE_DOWN)),
        do=Then(
            ChangePosition(THAT, Position.DEFENSE),
            Provided(
                ProvesToBe(THAT, Cards(Kind.MONSTER, like=(Has(Stat.DEFENSE, at_most(2000)),))),
                Destroy(THAT),
                ChangePosition(THAT, Position.FACE_DOWN),
            ),
        ),
    ),
)
