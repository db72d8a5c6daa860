"""Labyrinth of Nightmare (2003)."""

from engine.yugioh.language import *

GEMINI_ELF = monster(
    "Gemini Elf",
    69140098,
    attribute=Attribute.EARTH,
    type=Type.SPELLCASTER,
    level=4,
    attack=1900,
    defense=900,
)

JAR_OF_GREED = trap(
    "Jar of Greed",
    83968380,
    Activate(do=Draw(1)),
)

MAGIC_CYLINDER = trap(
    "Magic Cylinder",
    62279055,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=AndIfYouDo(NegateAttack(), InflictDamage(Whose.THEIRS, AttackOf(THAT))),
    ),
)
