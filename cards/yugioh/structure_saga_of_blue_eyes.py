"""Structure Deck: Saga of Blue-Eyes White Dragon (2013)."""

from engine.yugioh.language import *

# "1 "Blue-Eyes White Dragon" from your hand, Deck, or GY".
ANY_BLUE_EYES = Choose(
    AnyOf(
        Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named("Blue-Eyes White Dragon"),)),
        Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named("Blue-Eyes White Dragon"),)),
        Cards(
            whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Blue-Eyes White Dragon"),)
        ),
    )
)

MAIDEN_WITH_EYES_OF_BLUE = monster(
    "Maiden with Eyes of Blue",
    88241506,
    Quick(
        when=IsActivated(Cards(), effect=None, targeting=THIS),
        do=SpecialSummon(ANY_BLUE_EYES),
        limit=Limit.ONE_BY_NAME,
    ),
    When(
        IsAttacked(THIS),
        you_can=True,
        do=AndIfYouDo(
            NegateAttack(),
            Then(ChangePosition(THIS, None), YouCan(SpecialSummon(ANY_BLUE_EYES))),
        ),
        limit=Limit.ONE_BY_NAME,
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    abilities=(Ability.TUNER,),
    level=1,
    attack=0,
    defense=0,
)

CASTLE_OF_DRAGON_SOULS = continuous_trap(
    "Castle of Dragon Souls",
    13513663,
    Activate(
        condition=Lacks(
            Cards(
                whose=Whose.YOURS,
                place=Place.FIELD,
                face=Face.UP,
                like=(Named("Castle of Dragon Souls"),),
            )
        )
    ),
    Quick(
        cost=Banish(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.DRAGON),)))
        ),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, attack=700), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
        at_once=True,
    ),
    When(
        IsSentToGraveyard(THIS, Place.FIELD, face_up=True),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.BANISHED, like=(Of(Type.DRAGON),))
        ),
        do=SpecialSummon(THAT),
    ),
)

AZURE_EYES_SILVER_DRAGON = synchro_monster(
    "Azure-Eyes Silver Dragon",
    40908371,
    SynchroMaterials(others=Cards(like=(Of(Frame.NORMAL),))),
    If(
        IsSummoned(THIS, (Summon.SPECIAL,)),
        do=And(
            Apply(
                CannotBeTargeted(
                    ThoseThere(
                        Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.DRAGON),))
                    )
                ),
                Until.END_OF_NEXT_TURN,
            ),
            Apply(
                StandsAgainstEffects(
                    ThoseThere(
                        Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.DRAGON),))
                    )
                ),
                Until.END_OF_NEXT_TURN,
            ),
        ),
    ),
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.NORMAL),))
        ),
        do=SpecialSummon(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=9,
    attack=2500,
    defense=3000,
)

RIDER_OF_THE_STORM_WINDS = monster(
    "Rider of the Storm Winds",
    14235211,
    *(
        Ignition(
            where=place,
            target=Target(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(Of(Type.DRAGON), Of(Frame.NORMAL)),
                ),
                still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
            ),
            do=EquipThisTo(THAT),
        )
        for place in (Place.HAND, Place.FIELD)
    ),
    Continuous(Pierces(EQUIPPED, Whose.THEIRS)),
    Continuous(FallsInstead(EQUIPPED, THIS, by_effects=True)),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    abilities=(Ability.TUNER,),
    level=1,
    attack=500,
    defense=200,
)
