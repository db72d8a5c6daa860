"""Premium Pack 18 (2015)."""

from engine.yugioh.language import *

DARK_ADVANCE = trap(
    "Dark Advance",
    97001138,
    Activate(
        condition=During(None, (Phase.MAIN_1, Phase.MAIN_2, Phase.BATTLE)),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Has(Stat.ATTACK, at_least(2400)), Has(Stat.DEFENSE, exactly(1000))),
            )
        ),
        do=Then(
            AddToHand(THAT),
            YouCan(
                NormalSummonOne(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        like=(
                            Has(Stat.ATTACK, at_least(2400)),
                            Has(Stat.DEFENSE, exactly(1000)),
                        ),
                    ),
                    tributing=True,
                )
            ),
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)
