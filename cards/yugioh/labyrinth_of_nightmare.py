"""Labyrinth of Nightmare (2003)."""

from engine.yugioh.language import *

ZOMBYRA_THE_DARK = monster(
    "Zombyra the Dark",
    88472456,
    Continuous(CannotAttackDirectly(THIS)),
    If(Slays(THIS, sent=False), do=Apply(Gains(THIS, -200), Until.WHILE_FACE_UP)),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=2100,
    defense=500,
)

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

OFFERINGS_TO_THE_DOOMED = quick_play(
    "Offerings to the Doomed",
    19230407,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=And(Destroy(THAT), SkipDrawPhase(Whose.YOURS)),
    ),
)

TORRENTIAL_TRIBUTE = trap(
    "Torrential Tribute",
    53582587,
    Activate(
        when=IsSummoned(Cards(Kind.MONSTER), tuple(Summon)),
        do=Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD))),
    ),
)
