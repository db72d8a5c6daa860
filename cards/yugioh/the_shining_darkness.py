"""The Shining Darkness (2010)."""

from engine.yugioh.language import *

INTERCEPT_WAVE = quick_play(
    "Intercept Wave",
    39440937,
    Activate(
        condition=Exists(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                position=Position.ATTACK,
                like=(Of(Frame.SYNCHRO),),
            )
        ),
        do=Then(
            ChangePosition(
                Every(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Frame.SYNCHRO),))),
                Position.DEFENSE,
            ),
            InEndPhase(
                ReturnToExtraDeck(
                    Every(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Frame.SYNCHRO),)))
                )
            ),
        ),
    ),
)


RONINTOADIN = monster(
    "Ronintoadin",
    1357146,
    NeverMaterial((Summon.SYNCHRO,)),
    Continuous(BecomesNamed(THIS, "Des Frog")),
    Ignition(
        cost=Banish(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Frog"),))
            )
        ),
        do=SpecialSummon(THIS),
        where=Place.GRAVEYARD,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=100,
    defense=2000,
)
