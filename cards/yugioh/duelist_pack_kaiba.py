"""Duelist Pack: Kaiba (2014)."""

from engine.yugioh.language import *

DRAGON_SHRINE = spell(
    "Dragon Shrine",
    41620959,
    Activate(
        do=Then(
            SendToGraveyard(
                Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Type.DRAGON),)))
            ),
            Provided(
                ProvesToBe(
                    FORMER, Cards(Kind.MONSTER, like=(Of(Frame.NORMAL), Of(Type.DRAGON)))
                ),
                YouCan(
                    SendToGraveyard(
                        Choose(
                            Cards(
                                Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Type.DRAGON),)
                            )
                        )
                    )
                ),
            ),
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)
