"""Soul of the Duelist (2004)."""

from engine.yugioh.language import *

NINJA_GRANDMASTER_SASUKE = monster(
    "Ninja Grandmaster Sasuke",
    4041838,
    If(
        AtDamageStep(
            Timing.START,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.DEFENSE, face=Face.UP),
        ),
        do=Destroy(FOE),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1000,
)

CHARCOAL_INPACHI = monster(
    "Charcoal Inpachi",
    13179332,
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=1,
    attack=100,
    defense=2100,
)
DARK_FACTORY_OF_MASS_PRODUCTION = spell(
    "Dark Factory of Mass Production",
    90928333,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.NORMAL),)), 2
        ),
        do=AddToHand(THAT),
    ),
)

MYSTIC_SWORDSMAN_LV2 = monster(
    "Mystic Swordsman LV2",
    47507260,
    If(
        AtDamageStep(
            Timing.START,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.FACE_DOWN),
        ),
        do=Destroy(FOE),
    ),
    If(
        AtPhase(Phase.END),
        this_did(Feat.SLEW),
        cost=SendToGraveyard(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(Named("Mystic Swordsman LV4"),),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Named("Mystic Swordsman LV4"),),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=2,
    attack=900,
    defense=0,
)

HORUS_THE_BLACK_FLAME_DRAGON_LV6 = monster(
    "Horus the Black Flame Dragon LV6",
    11224103,
    Continuous(IsUnaffected(THIS, Kind.SPELL)),
    If(
        AtPhase(Phase.END),
        you_can=True,
        condition=this_did(Feat.SLEW),
        cost=SendToGraveyard(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(Named("Horus the Black Flame Dragon LV8"),),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Named("Horus the Black Flame Dragon LV8"),),
                    ),
                )
            )
        ),
    ),
    attribute=Attribute.FIRE,
    type=Type.DRAGON,
    level=6,
    attack=2300,
    defense=1600,
)

ENERVATING_MIST = continuous_trap(
    "Enervating Mist", 26022485, Activate(), Continuous(HandLimit(Whose.THEIRS, 5))
)

HAMMER_SHOT = spell(
    "Hammer Shot",
    26412047,
    Activate(
        do=Destroy(
            Extreme(
                End.HIGHEST,
                Stat.ATTACK,
                Cards(Kind.MONSTER, place=Place.FIELD, position=Position.ATTACK),
            )
        )
    ),
)

HORUS_THE_BLACK_FLAME_DRAGON_LV8 = monster(
    "Horus the Black Flame Dragon LV8",
    48229808,
    OnlySummonedBy("Horus the Black Flame Dragon LV6"),
    Quick(
        IsActivated(Cards(Kind.SPELL)),
        Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    attribute=Attribute.FIRE,
    type=Type.DRAGON,
    level=8,
    attack=3000,
    defense=1800,
    special_only=True,
)

ARMED_DRAGON_LV5 = monster(
    "Armed Dragon LV5",
    46384672,
    Ignition(
        cost=SendToGraveyard(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND))),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.THEIRS,
                Place.FIELD,
                like=(Has(Stat.ATTACK, Within(AttackOf(FORMER))),),
            ),
            still=Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, Within(AttackOf(FORMER))),)),
        ),
        do=Destroy(THAT),
    ),
    If(
        AtPhase(Phase.END),
        this_did(Feat.SLEW),
        cost=SendToGraveyard(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS, place=Place.HAND, like=(Named("Armed Dragon LV7"),)
                    ),
                    Cards(
                        whose=Whose.YOURS, place=Place.DECK, like=(Named("Armed Dragon LV7"),)
                    ),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=5,
    attack=2400,
    defense=1700,
)

ELEMENT_DRAGON = monster(
    "Element Dragon",
    30314994,
    Continuous(
        Gains(THIS, 500),
        Exists(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.FIRE),))),
    ),
    When(
        Slays(THIS, sent=False),
        Exists(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.WIND),))),
        do=Apply(AttacksAgain(THIS, in_a_row=True), Until.END_OF_BATTLE_PHASE),
        you_can=True,
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=4,
    attack=1500,
    defense=1200,
)

THE_GRAVEYARD_IN_THE_FOURTH_DIMENSION = spell(
    "The Graveyard in the Fourth Dimension",
    88089103,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("LV"),)), 2
        ),
        do=ShuffleIntoDeck(THAT),
    ),
)

ULTIMATE_BASEBALL_KID = monster(
    "Ultimate Baseball Kid",
    67934141,
    Continuous(
        Gains(
            THIS,
            PerCard(
                1000,
                Cards(Kind.MONSTER, place=Place.FIELD, other=True, like=(Of(Attribute.FIRE),)),
            ),
        )
    ),
    Ignition(
        cost=SendToGraveyard(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    face=Face.UP,
                    other=True,
                    like=(Of(Attribute.FIRE),),
                )
            )
        ),
        do=InflictDamage(Whose.THEIRS, 500),
    ),
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    level=3,
    attack=500,
    defense=1000,
)

MYSTIC_SWORDSMAN_LV4 = monster(
    "Mystic Swordsman LV4",
    74591968,
    OnlySet(),
    If(
        AtDamageStep(
            Timing.START,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.FACE_DOWN),
        ),
        do=Destroy(FOE),
    ),
    If(
        AtPhase(Phase.END),
        this_did(Feat.SLEW),
        cost=SendToGraveyard(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.HAND,
                        like=(Named("Mystic Swordsman LV6"),),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(Named("Mystic Swordsman LV6"),),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1900,
    defense=1600,
)

DARK_MIMIC_LV3 = monster(
    "Dark Mimic LV3",
    1102515,
    If(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        do=Provided(
            CameByEffect(Cards(like=(Named("Dark Mimic LV1"),))),
            Draw(2),
            Draw(1),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=3,
    attack=1000,
    defense=1000,
)

BIG_WAVE_SMALL_WAVE = spell(
    "Big Wave Small Wave",
    51562916,
    Activate(
        do=Then(
            Destroy(
                Every(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Attribute.WATER),))
                )
            ),
            YouCan(
                SpecialSummon(
                    Choose(
                        Cards(
                            Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Attribute.WATER),)
                        ),
                        up_to=True,
                        as_many=True,
                    )
                )
            ),
        ),
    ),
)

ECTOPLASMER = continuous_spell(
    "Ectoplasmer",
    97342942,
    Activate(),
    If(
        AtPhase(Phase.END, Whose.YOURS),
        do=AndIfYouDo(
            TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP))),
            InflictDamage(Whose.THEIRS, HalfOf(OriginalAttackOf(FORMER))),
        ),
    ),
    If(
        AtPhase(Phase.END, Whose.THEIRS),
        do=AndIfYouDo(
            TheyDo(
                TributeCards(
                    Choose(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP))
                )
            ),
            InflictDamage(Whose.YOURS, HalfOf(OriginalAttackOf(FORMER))),
        ),
    ),
)

TIES_OF_THE_BRETHREN = spell(
    "Ties of the Brethren",
    40450317,
    Activate(
        cost=PayLife(2000),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Has(Stat.LEVEL, at_most(4)),))
        ),
        do=AlsoAfterThat(
            SpecialSummon(
                Choose(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Kindred(THAT),)),
                    2,
                    named_apart=True,
                )
            ),
            Apply(CannotSpecialSummon(Whose.YOURS), Until.END_OF_TURN),
        ),
        oath=CannotBattle(Whose.YOURS),
    ),
)
