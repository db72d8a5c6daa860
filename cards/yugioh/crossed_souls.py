"""Crossed Souls (2015)."""

from engine.yugioh.language import *

JAR_OF_AVARICE = trap(
    "Jar of Avarice",
    98954106,
    Activate(
        target=Target(
            Cards(
                whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Not(Named("Jar of Avarice")),)
            ),
            5,
        ),
        do=Then(ShuffleIntoDeck(Together(THAT)), Draw(1)),
        limit=Limit.ONE_ACTIVATION,
    ),
)

GHOST_OGRE_SNOW_RABBIT = monster(
    "Ghost Ogre & Snow Rabbit",
    59438930,
    Quick(
        when=IsActivated(Cards(place=Place.FIELD), effect=True),
        cost=SendToGraveyard(THIS),
        do=Destroy(SUBJECT),
        limit=Limit.ONE_BY_NAME,
        where=Place.HAND,
    ),
    Quick(
        when=IsActivated(Cards(place=Place.FIELD), effect=True),
        cost=SendToGraveyard(THIS),
        do=Destroy(SUBJECT),
        limit=Limit.ONE_BY_NAME,
        where=Place.FIELD,
    ),
    attribute=Attribute.LIGHT,
    type=Type.PSYCHIC,
    level=3,
    attack=0,
    defense=1800,
    abilities=(Ability.TUNER,),
)

ABYSS_STUNGRAY = continuous_trap(
    "Abyss Stungray",
    97232518,
    Activate(do=BecomeMonster(Frame.EFFECT, Type.THUNDER, Attribute.LIGHT, 5, 1900, 0)),
    Continuous(StandsInBattle(THIS), BecameMonster()),
)
