"""Vol. 1 (1999)."""

from engine.yugioh.language import *

BOOK_OF_SECRET_ARTS = equip_spell(
    "Book of Secret Arts",
    91595718,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Type.SPELLCASTER),))
        )
    ),
    Continuous(Gains(EQUIPPED, 300, 300)),
)

TWO_PRONGED_ATTACK = trap(
    "Two-Pronged Attack",
    83887306,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
            2,
            besides=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        ),
        do=Destroy(Together(THAT)),
    ),
)

DRAGON_CAPTURE_JAR = continuous_trap(
    "Dragon Capture Jar",
    50045299,
    Activate(),
    Continuous(
        StandsIn(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.DRAGON),)), Position.DEFENSE
        )
    ),
    Continuous(
        CannotChangePosition(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.DRAGON),)))
    ),
)
