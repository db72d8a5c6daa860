"""Light of Destruction (2008)."""

from engine.yugioh.language import *

RYKO_LIGHTSWORN_HUNTER = monster(
    "Ryko, Lightsworn Hunter",
    21502796,
    Flip(
        do=And(YouCan(Destroy(Choose(Cards(place=Place.FIELD)))), SendToGraveyard(DeckTop(3)))
    ),
    attribute=Attribute.LIGHT,
    type=Type.BEAST,
    abilities=(Ability.FLIP,),
    level=2,
    attack=200,
    defense=100,
)

LIMIT_REVERSE = continuous_trap(
    "Limit Reverse",
    27551,
    Activate(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Has(Stat.ATTACK, at_most(1000)),),
            )
        ),
        do=SpecialSummon(THAT, Position.ATTACK),
    ),
    Whenever(IsTurned(THAT, Position.DEFENSE), do=And(Destroy(THAT), Destroy(THIS))),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
    Whenever(IsDestroyed(THAT), do=Destroy(THIS)),
)

HONEST = monster(
    "Honest",
    37742478,
    Ignition(
        do=Provided(ThisIs(Cards(place=Place.FIELD, face=Face.UP)), ReturnToHand(THIS)),
    ),
    Quick(
        AtDamageStep(
            (Timing.START, Timing.BEFORE_CALCULATION),
            fighter=Cards(Kind.MONSTER, Whose.YOURS, like=(Of(Attribute.LIGHT),)),
            foe=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        where=Place.HAND,
        cost=SendToGraveyard(THIS),
        do=Apply(Gains(SUBJECT, attack=AttackOf(FOE)), Until.END_OF_TURN),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=1100,
    defense=1900,
)

EHREN_LIGHTSWORN_MONK = monster(
    "Ehren, Lightsworn Monk",
    44178886,
    If(
        AtDamageStep(
            Timing.BEFORE_CALCULATION,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.DEFENSE),
        ),
        do=ShuffleIntoDeck(FOE),
    ),
    If(AtPhase(Phase.END, Whose.YOURS), do=SendToGraveyard(DeckTop(3)), limit=Limit.ONCE_EACH),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1000,
)

FOSSIL_DYNA_PACHYCEPHALO = monster(
    "Fossil Dyna Pachycephalo",
    42009836,
    If(
        IsFlipped(THIS),
        do=Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD, like=(SpecialSummoned(),)))),
    ),
    Continuous(CannotSpecialSummon(Whose.YOURS)),
    Continuous(CannotSpecialSummon(Whose.THEIRS)),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=4,
    attack=1200,
    defense=1300,
)

DARK_GENERAL_FREED = monster(
    "Dark General Freed",
    70676581,
    NeverSpecialSummoned(),
    Continuous(
        NegatesTargeting(
            Cards(
                Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP, like=(Of(Attribute.DARK),)
            ),
            by=Kind.SPELL,
            destroys=True,
        )
    ),
    If(
        BeforeDraw(Whose.YOURS),
        condition=Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        do=AndIfYouDo(
            GiveUpDraw(),
            AddToHand(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Of(Attribute.DARK), Has(Stat.LEVEL, exactly(4))),
                    )
                )
            ),
        ),
        you_can=True,
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=5,
    attack=2300,
    defense=1700,
)

UNIFROG = monster(
    "Unifrog",
    56052205,
    Continuous(AttacksDirectly(THIS)),
    When(
        DealsBattleDamage(THIS, Whose.THEIRS, directly=True),
        condition=Exists(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(OfArchetype("Frog"), Not(Named("Unifrog"))),
            )
        ),
        target=Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)),
        do=Destroy(THAT),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=400,
    defense=400,
)

WETLANDS = field_spell(
    "Wetlands",
    2084239,
    Activate(),
    Continuous(
        Gains(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                like=(Of(Type.AQUA), Of(Attribute.WATER), Has(Stat.LEVEL, at_most(2))),
            ),
            attack=1200,
        )
    ),
)

FROGGY_FORCEFIELD = trap(
    "Froggy Forcefield",
    34351849,
    Activate(
        when=IsAttacked(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Frog"),))
        ),
        do=Destroy(
            Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, position=Position.ATTACK))
        ),
    ),
)

DARK_VALKYRIA = monster(
    "Dark Valkyria",
    83269557,
    Ignition(do=PlaceCounters(THIS, Counter.SPELL, 1), limit=Limit.ONCE_FACE_UP),
    Continuous(Gains(THIS, attack=PerCounter(300, Counter.SPELL, THIS))),
    Ignition(
        cost=RemoveCounters(THIS, Counter.SPELL, 1),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.DARK,
    type=Type.FAIRY,
    abilities=(Ability.GEMINI,),
    level=4,
    attack=1800,
    defense=1050,
)
