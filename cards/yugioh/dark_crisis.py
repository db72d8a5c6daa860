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
