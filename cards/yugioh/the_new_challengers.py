"""The New Challengers (2014)."""

from engine.yugioh.language import *

HERALD_OF_THE_ARC_LIGHT = synchro_monster(
    "Herald of the Arc Light",
    79606837,
    SynchroMaterials(),
    Continuous(
        BanishedInstead(
            AnyOf(Cards(Kind.MONSTER, place=Place.HAND), Cards(Kind.MONSTER, place=Place.DECK))
        )
    ),
    Quick(
        when=IsActivated(Cards(Kind.MONSTER), effect=True),
        cost=TributeCards(THIS),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    Quick(
        when=IsActivated(Cards(Kind.SPELL_TRAP)),
        cost=TributeCards(THIS),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    If(
        IsSentToGraveyard(THIS),
        you_can=True,
        do=AddToHand(
            Choose(
                AnyOf(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Frame.RITUAL),)),
                    Cards(Kind.SPELL, Whose.YOURS, Place.DECK, like=(Of(Icon.RITUAL),)),
                )
            )
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=600,
    defense=1000,
)

HERALD_OF_ULTIMATENESS = ritual_monster(
    "Herald of Ultimateness",
    48546368,
    MustBeSummoned(Summon.RITUAL),
    Quick(
        when=IsActivated(Cards(whose=Whose.THEIRS), by_kind=True),
        cost=SendToGraveyard(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.FAIRY),)))
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    Quick(
        when=WouldBeSummoned(Cards(Kind.MONSTER, Whose.THEIRS), (Summon.SPECIAL,)),
        cost=SendToGraveyard(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.FAIRY),)))
        ),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=12,
    attack=2000,
    defense=3000,
)
