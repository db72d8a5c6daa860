"""Promotional cards of the magazine (2018)."""

from engine.yugioh.language import *

LINKURIBOH = link_monster(
    "Linkuriboh",
    41999284,
    LinkMaterials(Cards(like=(Has(Stat.LEVEL, exactly(1)),))),
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        you_can=True,
        cost=TributeCards(THIS),
        do=Apply(AttackBecomes(SUBJECT, 0), Until.END_OF_TURN),
    ),
    Quick(
        where=Place.GRAVEYARD,
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Has(Stat.LEVEL, exactly(1)),)
                )
            )
        ),
        do=SpecialSummon(THIS),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.CYBERSE,
    attack=300,
    markers=(Marker.BOTTOM,),
)

EMPEROR_SEM = monster(
    "Emperor Sem",
    21672573,
    When(
        IsSummoned(Cards(Kind.MONSTER, Whose.YOURS), (Summon.TRIBUTE,)),
        you_can=True,
        target=Target(
            Cards(whose=Whose.YOURS, place=Place.GRAVEYARD),
            besides=Target(
                Cards(whose=Whose.THEIRS, place=Place.GRAVEYARD), theirs=True, if_any=True
            ),
        ),
        do=PlaceOnDeckTop(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FIEND,
    level=4,
    attack=1300,
    defense=2200,
)

EXODIUS_THE_ULTIMATE_FORBIDDEN_LORD = monster(
    "Exodius the Ultimate Forbidden Lord",
    13893596,
    SummonedIf(
        cost=ShuffleIntoDeck(
            Every(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)), or_extra=True
        ),
        only=True,
    ),
    WinsIf(
        Both(
            ThisIs(Cards(place=Place.FIELD, face=Face.UP)),
            NamedApart(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(OfArchetype("Forbidden One"), SentBy(THIS)),
                ),
                5,
            ),
        )
    ),
    When(
        DeclaresAttack(THIS),
        do=SendToGraveyard(
            Choose(
                AnyOf(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.HAND),
                    Cards(Kind.MONSTER, Whose.YOURS, Place.DECK),
                )
            )
        ),
    ),
    Continuous(
        Gains(
            THIS,
            PerCard(
                1000,
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.NORMAL),)),
            ),
        )
    ),
    LeavesBanished(),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=10,
    attack=None,
    defense=0,
    special_only=True,
)

RELINQUISHED_ANIMA = link_monster(
    "Relinquished Anima",
    94259633,
    LinkMaterials(Cards(like=(Has(Stat.LEVEL, exactly(1)), Not(Of(Frame.TOKEN))))),
    Ignition(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(PointedTo(THIS),)),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=EquipToThis(THAT, most=1),
        limit=Limit.ONCE_BY_NAME,
    ),
    Continuous(Gains(THIS, OriginalAttackOf(Cards(like=(EquippedTo(THIS),))))),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    attack=0,
    markers=(Marker.TOP,),
)

EMBODIMENT_OF_APOPHIS = continuous_trap(
    "Embodiment of Apophis",
    28649820,
    Activate(
        condition=During(None, (Phase.MAIN_1, Phase.MAIN_2)),
        do=BecomeMonster(Frame.NORMAL, Type.REPTILE, Attribute.EARTH, 4, 1600, 1800),
    ),
)
