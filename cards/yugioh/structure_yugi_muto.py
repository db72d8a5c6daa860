"""Structure Deck: Yugi Muto (2015)."""

from engine.yugioh.language import *

AN_ELECTROMAGNET_WARRIOR = Named(
    (
        "Alpha The Electromagnet Warrior",
        "Beta The Electromagnet Warrior",
        "Gamma The Electromagnet Warrior",
    )
)

KURIBOHRN = monster(
    "Kuribohrn",
    78355370,
    If(
        BattlePhaseEnds(),
        cost=Discard(THIS),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Did(Feat.FELL_IN_BATTLE),))
        ),
        do=SpecialSummon(THAT),
        you_can=True,
        where=Place.HAND,
    ),
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        cost=Banish(THIS),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Kuriboh"),)),
            up_to=True,
            as_many_as=Cards(
                Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Kuriboh"),)
            ),
        ),
        do=SpecialSummon(THAT),
        you_can=True,
        where=Place.GRAVEYARD,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FIEND,
    level=1,
    attack=300,
    defense=200,
)

DARK_MAGIC_INHERITANCE = quick_play(
    "Dark Magic Inheritance",
    41735184,
    Activate(
        cost=Banish(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD), 2)),
        do=AddToHand(
            Choose(
                Cards(
                    Kind.SPELL_TRAP,
                    Whose.YOURS,
                    Place.DECK,
                    like=(
                        Mentions(("Dark Magician", "Dark Magician Girl")),
                        Not(Named("Dark Magic Inheritance")),
                    ),
                )
            )
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)

MAGNETIC_FIELD = field_spell(
    "Magnetic Field",
    4740489,
    Activate(),
    Ignition(
        condition=Exists(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(
                    Of(Attribute.EARTH),
                    Of(Type.ROCK),
                    Has(Stat.LEVEL, at_most(4)),
                ),
            )
        ),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Has(Stat.LEVEL, at_most(4)), OfArchetype("Magnet Warrior")),
            )
        ),
        do=SpecialSummon(THAT),
        limit=Limit.ONCE_BY_NAME,
    ),
    If(
        AtDamageStep(
            Timing.END,
            fighter=Cards(Kind.MONSTER, Whose.THEIRS),
            foe=Cards(
                Kind.MONSTER,
                Whose.YOURS,
                like=(Of(Attribute.EARTH), Of(Type.ROCK)),
            ),
            stands=True,
        ),
        do=ReturnToHand(SUBJECT),
        limit=Limit.ONCE_EACH,
        you_can=True,
    ),
)

BERSERKION_THE_ELECTROMAGNA_WARRIOR = monster(
    "Berserkion the Electromagna Warrior",
    42901635,
    SummonedIf(
        cost=Banish(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(AN_ELECTROMAGNET_WARRIOR,),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        face=Face.UP,
                        like=(AN_ELECTROMAGNET_WARRIOR,),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.GRAVEYARD,
                        like=(AN_ELECTROMAGNET_WARRIOR,),
                    ),
                ),
                3,
                named_apart=True,
            )
        )
    ),
    Ignition(
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(Has(Stat.LEVEL, at_most(4)), OfArchetype("Magnet Warrior")),
                )
            )
        ),
        target=Target(Cards(whose=Whose.THEIRS, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    If(
        IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT), of=Whose.THEIRS),
        target=Target(
            Cards(
                whose=Whose.YOURS,
                place=Place.BANISHED,
                like=(AN_ELECTROMAGNET_WARRIOR,),
            ),
            3,
            named_apart=True,
        ),
        do=SpecialSummon(THAT),
        you_can=True,
    ),
    special_only=True,
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=8,
    attack=3000,
    defense=2800,
)

IMPERION_MAGNUM = fusion_monster(
    "Imperion Magnum the Superconductive Battlebot",
    4628897,
    FusionMaterials(
        (
            Cards(like=(Named("Valkyrion the Magna Warrior"),)),
            Cards(like=(Named("Berserkion the Electromagna Warrior"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION, strictly=True),
    Quick(
        IsActivated(Cards(whose=Whose.THEIRS), by_kind=True),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        limit=Limit.ONCE_EACH,
    ),
    If(
        LeavesField(THIS, of=Whose.THEIRS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(
                            Named(
                                (
                                    "Valkyrion the Magna Warrior",
                                    "Berserkion the Electromagna Warrior",
                                )
                            ),
                        ),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(
                            Named(
                                (
                                    "Valkyrion the Magna Warrior",
                                    "Berserkion the Electromagna Warrior",
                                )
                            ),
                        ),
                    ),
                ),
                2,
                named_apart=True,
            ),
            ignoring=True,
        ),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=10,
    attack=4000,
    defense=4000,
)
