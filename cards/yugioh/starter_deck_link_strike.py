"""Starter Deck: Link Strike (2017)."""

from engine.yugioh.language import *

LINKSLAYER = monster(
    "Linkslayer",
    35595518,
    SummonedIf(Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
    Ignition(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND), count=2, up_to=True)),
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD), as_many=True),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.CYBERSE,
    level=5,
    attack=2000,
    defense=600,
)

DECODE_TALKER = link_monster(
    "Decode Talker",
    1861629,
    LinkMaterials(Cards(like=(EffectMonster(),)), 2, or_more=True),
    Continuous(
        Gains(
            THIS, PerCard(500, Cards(Kind.MONSTER, place=Place.FIELD, like=(PointedTo(THIS),)))
        )
    ),
    Quick(
        IsActivated(
            Cards(whose=Whose.THEIRS),
            effect=None,
            targeting=Cards(whose=Whose.YOURS, place=Place.FIELD),
        ),
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(PointedTo(THIS),)))
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    attribute=Attribute.DARK,
    type=Type.CYBERSE,
    attack=2300,
    markers=(
        Marker.TOP,
        Marker.BOTTOM_LEFT,
        Marker.BOTTOM_RIGHT,
    ),
)

DRACONNET = monster(
    "Draconnet",
    62706865,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_most(2))),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_most(2))),
                    ),
                )
            ),
            Position.DEFENSE,
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.CYBERSE,
    level=3,
    attack=1400,
    defense=1200,
)

HONEYBOT = link_monster(
    "Honeybot",
    34472920,
    LinkMaterials(Cards(like=(Of(Type.CYBERSE),)), 2),
    Continuous(
        CannotBeTargeted(Cards(Kind.MONSTER, place=Place.FIELD, like=(PointedTo(THIS),)))
    ),
    Continuous(StandsInBattle(Cards(Kind.MONSTER, place=Place.FIELD, like=(PointedTo(THIS),)))),
    attribute=Attribute.LIGHT,
    type=Type.CYBERSE,
    attack=1900,
    markers=(
        Marker.LEFT,
        Marker.RIGHT,
    ),
)

LINK_SPIDER = link_monster(
    "Link Spider",
    98978921,
    LinkMaterials(Cards(like=(Of(Frame.NORMAL),))),
    Ignition(
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_most(4))),
                )
            ),
            pointed_to=True,
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.CYBERSE,
    attack=1000,
    markers=(Marker.BOTTOM,),
)

RAM_CLOUDER = monster(
    "RAM Clouder",
    9190563,
    Ignition(
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.CYBERSE),))
        ),
        do=SpecialSummon(THAT),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.LIGHT,
    type=Type.CYBERSE,
    level=4,
    attack=1800,
    defense=1000,
)

BITRON = monster(
    "Bitron",
    36211150,
    attribute=Attribute.EARTH,
    type=Type.CYBERSE,
    level=2,
    attack=200,
    defense=2000,
)

CYNET_UNIVERSE = field_spell(
    "Cynet Universe",
    61583217,
    Activate(),
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Frame.LINK),)), 300)
    ),
    Ignition(
        target=Target(Cards(Kind.MONSTER, place=Place.GRAVEYARD)),
        do=ShuffleIntoDeck(THAT),
        limit=Limit.ONCE_EACH,
    ),
    If(
        IsDestroyed(THIS, Cause.EFFECT, on_field=True),
        do=SendToGraveyard(
            Every(Cards(Kind.MONSTER, place=Place.FIELD, like=(In(Zone.EXTRA_MONSTER),)))
        ),
    ),
)
