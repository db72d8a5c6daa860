"""Extreme Force (2017)."""

from engine.yugioh.language import *

WATTKINETIC_PUPPETEER = monster(
    "Wattkinetic Puppeteer",
    88392300,
    Quick(
        cost=SendToGraveyard(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=MoveOver(THAT),
        where=Place.HAND,
    ),
    Quick(
        cost=SendToGraveyard(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=MoveOver(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.PSYCHIC,
    level=4,
    attack=1800,
    defense=0,
)

PENDULUM_PARADOX = spell(
    "Pendulum Paradox",
    38203732,
    Activate(
        do=AddToHand(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.EXTRA_DECK,
                    face=Face.UP,
                    like=(Of(Ability.PENDULUM),),
                ),
                2,
                named_apart=True,
                alike=Trait.SCALE,
            )
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)
