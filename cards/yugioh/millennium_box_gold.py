"""Millennium Box Gold Edition (2015)."""

from engine.yugioh.language import *

OBLITERATE = continuous_trap(
    "Obliterate!!!",
    64043465,
    Activate(),
    Quick(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=AndIfYouDo(
            SendToGraveyard(
                Choose(
                    AnyOf(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.HAND,
                            like=(
                                Is(
                                    AnyOf(
                                        Cards(
                                            Kind.MONSTER, like=(OfArchetype("Forbidden One"),)
                                        ),
                                        Cards(like=(OfArchetype("Exodia"),)),
                                    )
                                ),
                            ),
                        ),
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.DECK,
                            like=(
                                Is(
                                    AnyOf(
                                        Cards(
                                            Kind.MONSTER, like=(OfArchetype("Forbidden One"),)
                                        ),
                                        Cards(like=(OfArchetype("Exodia"),)),
                                    )
                                ),
                            ),
                        ),
                    )
                )
            ),
            ReturnToHand(THAT),
        ),
        limit=Limit.ONE_BY_NAME,
        at_once=True,
    ),
    If(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        you_can=True,
        target=Target(
            AnyOf(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(OfArchetype("Forbidden One"),),
                ),
                Cards(whose=Whose.YOURS, place=Place.GRAVEYARD, like=(OfArchetype("Exodia"),)),
            )
        ),
        do=AddToHand(THAT),
        limit=Limit.ONE_BY_NAME,
    ),
)

THE_LEGENDARY_EXODIA_INCARNATE = monster(
    "The Legendary Exodia Incarnate",
    58604027,
    SummonedIf(
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(OfArchetype("Forbidden One"),),
                )
            )
        ),
        only=True,
    ),
    Continuous(
        Gains(
            THIS,
            PerCard(
                1000,
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(OfArchetype("Forbidden One"),),
                ),
            ),
        )
    ),
    Continuous(IsUnaffected(THIS, None)),
    If(
        AtPhase(Phase.END, Whose.YOURS),
        do=AddToHand(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(OfArchetype("Forbidden One"),),
                )
            )
        ),
        limit=Limit.ONCE_EACH,
    ),
    When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        you_can=True,
        do=AndIfYouDo(
            Reveal(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        like=(OfArchetype("Forbidden One"),),
                    ),
                    up_to=True,
                    as_many_as=Cards(whose=Whose.YOURS, place=Place.DECK),
                )
            ),
            Draw(PerCard(1, FORMER)),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=10,
    attack=None,
    defense=0,
    special_only=True,
)
