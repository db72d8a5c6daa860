"""Dimension of Chaos (2015)."""

from engine.yugioh.language import *

IGKNIGHT_RELOAD = quick_play(
    "Igknight Reload",
    76751255,
    Activate(
        do=AlsoAfterThat(
            AndIfYouDo(
                Reveal(
                    Choose(
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.HAND,
                            like=(Of(Ability.PENDULUM),),
                        ),
                        up_to=True,
                        as_many_as=Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.HAND,
                            like=(Of(Ability.PENDULUM),),
                        ),
                    )
                ),
                Then(ShuffleIntoDeck(FORMER), And(Draw(PerCard(1, FORMER)), Draw(1))),
            ),
            Apply(CannotDraw(Whose.YOURS), Until.END_OF_TURN),
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)
