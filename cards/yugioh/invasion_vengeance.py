"""Invasion: Vengeance (2016)."""

from engine.yugioh.language import *

GRAYDLE_SLIME_JR = monster(
    "Graydle Slime Jr.",
    80250319,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Graydle"),))
        ),
        do=And(
            Apply(
                CannotSpecialSummon(
                    Whose.YOURS, Cards(Kind.MONSTER, like=(Of(Attribute.WATER),))
                ),
                Until.END_OF_TURN,
            ),
            Then(
                SpecialSummon(THAT),
                YouCan(
                    SpecialSummon(
                        Choose(
                            Cards(
                                Kind.MONSTER,
                                Whose.YOURS,
                                Place.HAND,
                                like=(
                                    Of(Type.AQUA),
                                    Has(Stat.LEVEL, Within(LevelOf(FORMER), same=True)),
                                ),
                            )
                        )
                    )
                ),
            ),
        ),
        you_can=True,
    ),
    When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        do=SpecialSummon(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(OfArchetype("Graydle"),)))
        ),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=0,
    defense=2000,
    abilities=(Ability.TUNER,),
)


TOADALLY_AWESOME = xyz_monster(
    "Toadally Awesome",
    90809975,
    XyzMaterials(2, of=Cards(like=(Of(Type.AQUA),))),
    If(
        AtPhase(Phase.STANDBY),
        cost=DetachMaterial(),
        do=SpecialSummon(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(OfArchetype("Frog"),)))
        ),
        you_can=True,
        limit=Limit.ONCE_EACH,
    ),
    Quick(
        when=IsActivated(Cards(whose=Whose.THEIRS), by_kind=True),
        cost=SendToGraveyard(
            Choose(
                AnyOf(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.AQUA),)),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        face=Face.UP,
                        like=(Of(Type.AQUA),),
                    ),
                )
            )
        ),
        do=AndIfYouDo(NegateActivation(), Then(Destroy(SUBJECT), YouCan(SetCards(FORMER)))),
        limit=Limit.ONCE_EACH,
    ),
    If(
        IsSentToGraveyard(THIS),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Attribute.WATER),))
        ),
        do=AddToHand(THAT),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    rank=2,
    attack=2200,
    defense=0,
)
