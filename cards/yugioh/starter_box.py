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
