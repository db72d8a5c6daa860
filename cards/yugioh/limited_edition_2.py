"""Limited Edition 2 (2001)."""

from engine.yugioh.language import *

BLAST_SPHERE = monster(
    "Blast Sphere",
    26302522,
    If(
        AtDamageStep(
            Timing.BEFORE_CALCULATION,
            attacker=Cards(Kind.MONSTER, Whose.THEIRS),
            attacked=THIS,
            was_face_down=True,
        ),
        do=EquipThisTo(ATTACKER),
    ),
    If(
        AtPhase(Phase.STANDBY, Whose.THEIRS),
        condition=ThisIs(Cards(like=(Equips(Cards(Kind.MONSTER)),))),
        do=AndIfYouDo(Destroy(EQUIPPED), InflictDamage(Whose.THEIRS, AttackHad())),
        limit=Limit.ONCE_FACE_UP,
    ),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=4,
    attack=1400,
    defense=1400,
)
