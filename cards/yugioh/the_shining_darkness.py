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
