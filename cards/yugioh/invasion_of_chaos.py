"""Invasion of Chaos (2004)."""

from engine.yugioh.language import *

MAD_DOG_OF_DARKNESS = monster(
    "Mad Dog of Darkness",
    79182538,
    attribute=Attribute.DARK,
    type=Type.BEAST,
    level=4,
    attack=1900,
    defense=1400,
)

A_HERO_EMERGES = trap(
    "A Hero Emerges",
    21597117,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        do=Otherwise(
            SpecialSummon(AtRandom(Cards(whose=Whose.YOURS, place=Place.HAND))),
            SendToGraveyard(FORMER),
        ),
    ),
)

COMPULSORY_EVACUATION_DEVICE = trap(
    "Compulsory Evacuation Device",
    94192409,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD)), do=ReturnToHand(THAT)),
)

SMASHING_GROUND = spell(
    "Smashing Ground",
    97169186,
    Activate(
        do=Destroy(
            Extreme(
                End.HIGHEST,
                Stat.DEFENSE,
                Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            )
        )
    ),
)

MATAZA_THE_ZAPPER = monster(
    "Mataza the Zapper",
    22609617,
    Continuous(AttacksOften(THIS, 2)),
    Continuous(KeepsController(THIS)),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=3,
    attack=1300,
    defense=800,
)

AMPHIBIOUS_BUGROTH_MK_3 = monster(
    "Amphibious Bugroth MK-3",
    64342551,
    Continuous(
        AttacksDirectly(THIS),
        condition=Exists(Cards(place=Place.FIELD, like=(Named("Umi"),))),
    ),
    attribute=Attribute.WATER,
    type=Type.MACHINE,
    level=4,
    attack=1500,
    defense=1300,
)

HEART_OF_THE_UNDERDOG = continuous_spell(
    "Heart of the Underdog",
    35762283,
    Activate(),
    When(
        Draws(Whose.YOURS, of=Cards(Kind.MONSTER, like=(Of(Frame.NORMAL),))),
        During(Whose.YOURS, (Phase.DRAW,)),
        you_can=True,
        cost=Reveal(SUBJECT),
        do=Draw(1),
    ),
)

MULTIPLICATION_OF_ANTS = spell(
    "Multiplication of Ants",
    22493811,
    Activate(
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.INSECT),)))
        ),
        do=AndIfYouDo(
            MakeTokens("Army Ant Token", 2),
            Apply(CannotBeTributed(FORMER), Until.WHILE_FACE_UP),
        ),
    ),
)

ARMY_ANT_TOKEN = token(
    "Army Ant Token",
    22493812,
    attribute=Attribute.EARTH,
    type=Type.INSECT,
    level=4,
    attack=500,
    defense=1200,
)

DES_KANGAROO = monster(
    "Des Kangaroo",
    78613627,
    If(
        AtDamageStep(
            Timing.END,
            attacker=Cards(
                Kind.MONSTER, like=(Has(Stat.ATTACK, Within(DefenseOf(THIS), below=True)),)
            ),
            attacked=THIS,
        ),
        ThisIs(Cards(position=Position.DEFENSE)),
        do=Destroy(ATTACKER),
    ),
    attribute=Attribute.DARK,
    type=Type.BEAST,
    level=4,
    attack=1500,
    defense=1700,
)

ZERO_GRAVITY = trap(
    "Zero Gravity",
    83133491,
    Activate(
        do=ChangePosition(Every(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)), None)
    ),
)

RELOAD = quick_play(
    "Reload",
    22589918,
    Activate(
        do=Then(
            ShuffleIntoDeck(Every(Cards(whose=Whose.YOURS, place=Place.HAND))),
            Draw(PerCard(1, FORMER)),
        )
    ),
)

RYU_KOKKI = monster(
    "Ryu Kokki",
    57281778,
    If(
        AtDamageStep(
            Timing.END,
            fighter=THIS,
            foe=Cards(Kind.MONSTER, like=(Of((Type.WARRIOR, Type.SPELLCASTER)),)),
        ),
        do=Destroy(FOE),
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=6,
    attack=2400,
    defense=2000,
)

ROBBIN_ZOMBIE = continuous_trap(
    "Robbin' Zombie",
    83258273,
    Activate(),
    If(
        DealsBattleDamage(Cards(Kind.MONSTER, Whose.YOURS), Whose.THEIRS),
        do=SendToGraveyard(DeckTop(1, Whose.THEIRS)),
    ),
)

CHAOSRIDER_GUSTAPH = monster(
    "Chaosrider Gustaph",
    47829960,
    Ignition(
        do=AndIfYouDo(
            Banish(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD), 2, up_to=True)),
            Apply(Gains(THIS, PerCard(300, FORMER)), Until.END_OF_THEIR_TURN),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=4,
    attack=1400,
    defense=1500,
)
