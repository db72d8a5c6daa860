"""Battle of Chaos (2021)."""

from engine.yugioh.language import *

ILLUSION_OF_CHAOS = ritual_monster(
    "Illusion of Chaos",
    12266229,
    Ignition(
        where=Place.HAND,
        cost=Reveal(THIS),
        do=Then(
            AddToHand(
                Choose(
                    AnyOf(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.DECK,
                            like=(Named("Dark Magician"),),
                        ),
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.DECK,
                            like=(Not(Of(Frame.RITUAL)), Mentions("Dark Magician")),
                        ),
                    )
                )
            ),
            PlaceOnDeckTop(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    Quick(
        when=IsActivated(Cards(Kind.MONSTER, Whose.THEIRS), effect=True),
        condition=Exists(
            Cards(whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Dark Magician"),))
        ),
        do=AndIfYouDo(
            ReturnToHand(THIS),
            AndIfYouDo(
                SpecialSummon(
                    Choose(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.GRAVEYARD,
                            like=(Named("Dark Magician"),),
                        )
                    )
                ),
                NegateEffect(),
            ),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=7,
    attack=2100,
    defense=2500,
)
