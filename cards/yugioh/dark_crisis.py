"""Dark Crisis (2003)."""

from engine.yugioh.language import *

ARCHFIEND_SOLDIER = monster(
    "Archfiend Soldier",
    49881766,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1900,
    defense=1500,
)

SAKURETSU_ARMOR = trap(
    "Sakuretsu Armor",
    56120475,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=Destroy(THAT),
    ),
)

DD_WARRIOR_LADY = monster(
    "D.D. Warrior Lady",
    7572887,
    If(
        AtDamageStep(
            Timing.AFTER_CALCULATION, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS)
        ),
        you_can=True,
        do=And(Banish(FOE), Banish(THIS)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=1500,
    defense=1600,
)
