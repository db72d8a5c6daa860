"""Legacy of Darkness (2003)."""

from engine.yugioh.language import *

BURST_BREATH = trap(
    "Burst Breath",
    80163754,
    Activate(
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.DRAGON),)))
        ),
        do=Destroy(
            Every(
                Cards(
                    Kind.MONSTER,
                    place=Place.FIELD,
                    face=Face.UP,
                    like=(Has(Stat.DEFENSE, at_most(AttackHad())),),
                )
            )
        ),
    ),
)

SPIRIT_RYU = monster(
    "Spirit Ryu",
    67957315,
    Quick(
        InBattleStep(),
        Attacks(THIS),
        cost=Discard(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.DRAGON),))),
            to_graveyard=True,
        ),
        do=Apply(Gains(THIS, 1000, 1000), Until.END_OF_BATTLE_PHASE),
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1000,
    defense=1000,
)

OPTICLOPS = monster(
    "Opticlops",
    14531242,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1800,
    defense=1700,
)

THE_WARRIOR_RETURNING_ALIVE = spell(
    "The Warrior Returning Alive",
    95281259,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.WARRIOR),))
        ),
        do=AddToHand(THAT),
    ),
)

WARRIOR_DAI_GREPHER = monster(
    "Warrior Dai Grepher",
    75953262,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1700,
    defense=1600,
)

EXILED_FORCE = monster(
    "Exiled Force",
    74131780,
    Ignition(
        cost=TributeCards(THIS),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1000,
    defense=1000,
)

MARAUDING_CAPTAIN = monster(
    "Marauding Captain",
    2460565,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Has(Stat.LEVEL, at_most(4)),)
                )
            )
        ),
    ),
    Continuous(
        CannotBeAttacked(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.WARRIOR),))
        )
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=1200,
    defense=400,
)

REINFORCEMENT_OF_THE_ARMY = spell(
    "Reinforcement of the Army",
    32807846,
    Activate(
        do=AddToHand(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Of(Type.WARRIOR), Has(Stat.LEVEL, at_most(4))),
                )
            )
        )
    ),
)

AIRKNIGHT_PARSHATH = monster(
    "Airknight Parshath",
    18036057,
    Continuous(Pierces(THIS)),
    If(DealsBattleDamage(THIS, Whose.THEIRS), do=Draw(1)),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=5,
    attack=1900,
    defense=1400,
)

ASURA_PRIEST = monster(
    "Asura Priest",
    2134346,
    NeverSpecialSummoned(),
    returns_as_spirit(),
    Continuous(AttacksEach(THIS)),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    abilities=(Ability.SPIRIT,),
    level=4,
    attack=1700,
    defense=1200,
)

YATA_GARASU = monster(
    "Yata-Garasu",
    3078576,
    NeverSpecialSummoned(),
    If(DealsBattleDamage(THIS, Whose.THEIRS), do=Skip(Phase.DRAW, Whose.THEIRS)),
    returns_as_spirit(),
    attribute=Attribute.WIND,
    type=Type.FIEND,
    abilities=(Ability.SPIRIT,),
    level=2,
    attack=200,
    defense=100,
)

LUSTER_DRAGON_2 = monster(
    "Luster Dragon #2",
    17658803,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=6,
    attack=2400,
    defense=1400,
)

THE_DRAGON_DWELLING_IN_THE_CAVE = monster(
    "The Dragon Dwelling in the Cave",
    93346024,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1300,
    defense=2000,
)

INJECTION_FAIRY_LILY = monster(
    "Injection Fairy Lily",
    79575620,
    Quick(
        AtDamageStep(Timing.CALCULATION, fighter=THIS),
        cost=PayLife(2000),
        do=Apply(Gains(THIS, attack=3000), Until.END_OF_CALCULATION),
        limit=Limit.ONCE_PER_BATTLE,
    ),
    attribute=Attribute.EARTH,
    type=Type.SPELLCASTER,
    level=3,
    attack=400,
    defense=1500,
)

DISAPPEAR = trap(
    "Disappear",
    24623598,
    Activate(target=Target(Cards(whose=Whose.THEIRS, place=Place.GRAVEYARD)), do=Banish(THAT)),
)

BOTTOMLESS_TRAP_HOLE = trap(
    "Bottomless Trap Hole",
    29401950,
    Activate(
        when=IsSummoned(
            Cards(Kind.MONSTER, Whose.THEIRS, like=(Has(Stat.ATTACK, at_least(1500)),))
        ),
        do=Destroy(
            Among(Lot.ANSWERED, Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, at_least(1500)),))),
            banish=True,
        ),
    ),
)

GREAT_LONG_NOSE = monster(
    "Great Long Nose",
    2356994,
    NeverSpecialSummoned(),
    If(DealsBattleDamage(THIS, Whose.THEIRS), do=Skip(Phase.BATTLE, Whose.THEIRS)),
    returns_as_spirit(),
    attribute=Attribute.DARK,
    type=Type.BEAST_WARRIOR,
    abilities=(Ability.SPIRIT,),
    level=5,
    attack=1900,
    defense=1700,
)

HINO_KAGU_TSUCHI = monster(
    "Hino-Kagu-Tsuchi",
    75745607,
    NeverSpecialSummoned(),
    If(
        DealsBattleDamage(THIS, Whose.THEIRS),
        do=InNextPhase(Phase.DRAW, Discard(Every(Cards(whose=Whose.THEIRS, place=Place.HAND)))),
    ),
    returns_as_spirit(),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    abilities=(Ability.SPIRIT,),
    level=8,
    attack=2800,
    defense=2900,
)

MAHARAGHI = monster(
    "Maharaghi",
    40695128,
    NeverSpecialSummoned(),
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        do=InNextPhase(
            Phase.DRAW,
            Then(LookAt(DeckTop(1)), YouCan(PlaceOnDeckBottom(FORMER))),
            whose=Whose.YOURS,
        ),
    ),
    If(
        IsFlipped(THIS),
        do=InNextPhase(
            Phase.DRAW,
            Then(LookAt(DeckTop(1)), YouCan(PlaceOnDeckBottom(FORMER))),
            whose=Whose.YOURS,
        ),
    ),
    returns_as_spirit(),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    abilities=(Ability.SPIRIT,),
    level=4,
    attack=1200,
    defense=1700,
)

FREED_THE_MATCHLESS_GENERAL = monster(
    "Freed the Matchless General",
    49681811,
    Continuous(NegatesTargeting(THIS, by=Kind.SPELL, destroys=True)),
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
                        like=(Of(Type.WARRIOR), Has(Stat.LEVEL, at_most(4))),
                    )
                )
            ),
        ),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=5,
    attack=2300,
    defense=1700,
)

DROP_OFF = trap(
    "Drop Off",
    55773067,
    Activate(when=Draws(Whose.THEIRS, normal=True), do=Discard(SUBJECT, to_graveyard=True)),
)

SPIRITUAL_ENERGY_SETTLE_MACHINE = continuous_spell(
    "Spiritual Energy Settle Machine",
    99173029,
    Activate(),
    Continuous(
        StaysThroughEndPhase(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Ability.SPIRIT),)))
    ),
    Maintained(
        Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        phase=Phase.END,
    ),
    Whenever(
        LeavesField(THIS),
        do=ReturnToHand(
            Every(
                Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Ability.SPIRIT),))
            )
        ),
    ),
)

LAST_TURN = trap(
    "Last Turn",
    28566710,
    Activate(
        condition=Both(During(Whose.THEIRS), HasLife(Whose.YOURS, at_most(1000))),
        do=Then(
            SendAllOthers(Choose(Cards(Kind.MONSTER, whose=Whose.YOURS, place=Place.FIELD))),
            And(
                TheySummonToBattle(Cards(Kind.MONSTER, whose=Whose.THEIRS, place=Place.DECK)),
                InEndPhase(
                    Otherwise(
                        EachPlayer(
                            Provided(
                                Both(
                                    Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
                                    Lacks(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
                                ),
                                DecideDuel(Whose.YOURS),
                            )
                        ),
                        DecideDuel(None),
                    )
                ),
            ),
        ),
    ),
)

SPEAR_DRAGON = monster(
    "Spear Dragon",
    31553716,
    Continuous(Pierces(THIS)),
    Whenever(
        AtDamageStep(Timing.END, attacker=THIS), do=ChangePosition(THIS, Position.DEFENSE)
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1900,
    defense=0,
)

READY_FOR_INTERCEPTING = trap(
    "Ready for Intercepting",
    31785398,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Of((Type.WARRIOR, Type.SPELLCASTER)),))
        ),
        do=ChangePosition(THAT, Position.FACE_DOWN),
    ),
)
