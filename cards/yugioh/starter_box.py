"""Starter Box (1999)."""

from engine.yugioh.language import *

MOOYAN_CURRY = spell(
    "Mooyan Curry",
    58074572,
    Activate(do=GainLife(200)),
    Activate(do=GainLife(200, Whose.THEIRS)),
)


WASTELAND = field_spell(
    "Wasteland",
    23424603,
    Activate(),
    Continuous(
        Gains(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                like=(Of((Type.DINOSAUR, Type.ZOMBIE, Type.ROCK)),),
            ),
            200,
            200,
        )
    ),
)


SOGEN = field_spell(
    "Sogen",
    86318356,
    Activate(),
    Continuous(
        Gains(
            Cards(
                Kind.MONSTER, place=Place.FIELD, like=(Of((Type.WARRIOR, Type.BEAST_WARRIOR)),)
            ),
            200,
            200,
        )
    ),
)


FOREST = field_spell(
    "Forest",
    87430998,
    Activate(),
    Continuous(
        Gains(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                like=(Of((Type.INSECT, Type.BEAST, Type.PLANT, Type.BEAST_WARRIOR)),),
            ),
            200,
            200,
        )
    ),
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
