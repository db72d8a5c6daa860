"""Power of the Duelist (2006)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_NEOS = monster(
    "Elemental HERO Neos",
    89943723,
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=7,
    attack=2500,
    defense=2000,
)

DESTINY_HERO_FEAR_MONGER = monster(
    "Destiny HERO - Fear Monger",
    80744121,
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS, Place.GRAVEYARD),
        Fell(Cause.BATTLE),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(
                    OfArchetype("Destiny HERO"),
                    Not(Named("Destiny HERO - Fear Monger")),
                ),
            )
        ),
        do=SpecialSummon(THAT),
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=1000,
    defense=1000,
)
