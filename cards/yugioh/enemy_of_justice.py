"""Enemy of Justice (2006)."""

from engine.yugioh.language import *

R_RIGHTEOUS_JUSTICE = spell(
    "R - Righteous Justice",
    37318031,
    Activate(
        do=Destroy(
            Choose(
                Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True),
                as_many_as=Cards(
                    whose=Whose.YOURS, place=Place.FIELD, like=(OfArchetype("Elemental HERO"),)
                ),
            )
        )
    ),
)

MACRO_COSMOS = continuous_trap(
    "Macro Cosmos",
    30241314,
    Activate(
        do=YouCan(
            SpecialSummon(
                Choose(
                    AnyOf(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.HAND,
                            like=(Named("Helios - The Primordial Sun"),),
                        ),
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.DECK,
                            like=(Named("Helios - The Primordial Sun"),),
                        ),
                    )
                )
            )
        )
    ),
    Continuous(BanishedInstead(Cards())),
)

MAJESTIC_MECH_SENKU = monster(
    "Majestic Mech - Senku",
    32918479,
    When(DealsBattleDamage(THIS, Whose.THEIRS, True), do=Draw(1)),
    If(
        AtPhase(Phase.END),
        SummonedThisTurn(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP, Summon.SPECIAL)),
        do=SendToGraveyard(THIS),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=1000,
    defense=500,
)

HERALD_OF_GREEN_LIGHT = monster(
    "Herald of Green Light",
    21074344,
    Quick(
        when=IsActivated(Cards(Kind.SPELL, Whose.THEIRS), effect=False),
        cost=And(
            SendToGraveyard(THIS),
            SendToGraveyard(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        other=True,
                        like=(Of(Type.FAIRY),),
                    )
                )
            ),
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        where=Place.HAND,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=2,
    attack=300,
    defense=500,
)

HERALD_OF_PURPLE_LIGHT = monster(
    "Herald of Purple Light",
    94689635,
    Quick(
        when=IsActivated(Cards(Kind.TRAP, Whose.THEIRS), effect=False),
        cost=And(
            SendToGraveyard(THIS),
            SendToGraveyard(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        other=True,
                        like=(Of(Type.FAIRY),),
                    )
                )
            ),
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        where=Place.HAND,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=2,
    attack=300,
    defense=500,
)

OTHER_HARPIES = Cards(
    Kind.MONSTER,
    Whose.YOURS,
    Place.FIELD,
    like=(OfArchetype("Harpie"), Not(Named("Harpie's Pet Baby Dragon"))),
)

HARPIES_PET_BABY_DRAGON = monster(
    "Harpie's Pet Baby Dragon",
    6924874,
    Continuous(CannotBeAttacked(OTHER_HARPIES)),
    Continuous(OriginalAttackBecomes(THIS, 2400), Exists(OTHER_HARPIES, 2)),
    Continuous(OriginalDefenseBecomes(THIS, 1200), Exists(OTHER_HARPIES, 2)),
    Ignition(
        condition=Exists(OTHER_HARPIES, 3),
        target=Target(Cards(whose=Whose.THEIRS, place=Place.FIELD)),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1200,
    defense=600,
)

SWIFT_BIRDMAN_JOE = monster(
    "Swift Birdman Joe",
    81896370,
    If(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        CameByTributing(Cards(Kind.MONSTER, like=(Of(Attribute.WIND),))),
        do=ReturnToHand(Every(Cards(Kind.SPELL_TRAP, place=Place.FIELD))),
    ),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=6,
    attack=2300,
    defense=1400,
)
