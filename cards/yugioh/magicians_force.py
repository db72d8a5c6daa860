"""Magician's Force (2003)."""

from engine.yugioh.language import *

POISON_OF_THE_OLD_MAN = quick_play(
    "Poison of the Old Man",
    8842266,
    Activate(do=GainLife(1200)),
    Activate(do=InflictDamage(Whose.THEIRS, 800)),
)

OLD_VINDICTIVE_MAGICIAN = monster(
    "Old Vindictive Magician",
    45141844,
    Flip(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        do=Destroy(THAT),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=2,
    attack=450,
    defense=600,
    abilities=(Ability.FLIP,),
)

DARK_PALADIN = fusion_monster(
    "Dark Paladin",
    98502113,
    FusionMaterials(
        (Cards(like=(Named("Dark Magician"),)), Cards(like=(Named("Buster Blader"),)))
    ),
    MustBeSummoned(Summon.FUSION),
    Continuous(
        Gains(
            THIS,
            attack=PerCard(
                500,
                AnyOf(
                    Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.DRAGON),)),
                    Cards(Kind.MONSTER, place=Place.GRAVEYARD, like=(Of(Type.DRAGON),)),
                ),
            ),
        )
    ),
    Quick(
        IsActivated(Cards(Kind.SPELL)),
        Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=8,
    attack=2900,
    defense=2400,
)

CHAOS_COMMAND_MAGICIAN = monster(
    "Chaos Command Magician",
    72630549,
    Continuous(NegatesTargeting(THIS, by=Kind.MONSTER, alone=True)),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=6,
    attack=2400,
    defense=1900,
)

DARK_BLADE = monster(
    "Dark Blade",
    11321183,
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1500,
)

APPRENTICE_MAGICIAN = monster(
    "Apprentice Magician",
    9156135,
    If(
        IsSummoned(THIS),
        target=Target(Cards(place=Place.FIELD, face=Face.UP, like=(RoomFor(Counter.SPELL),))),
        do=PlaceCounters(THAT, Counter.SPELL, 1),
    ),
    When(
        IsDestroyed(THIS, Cause.BATTLE),
        you_can=True,
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Of(Type.SPELLCASTER), Has(Stat.LEVEL, at_most(2))),
                )
            ),
            Position.FACE_DOWN,
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=2,
    attack=400,
    defense=800,
)

LUSTER_DRAGON = monster(
    "Luster Dragon",
    11091375,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1900,
    defense=1600,
)

BREAKER_THE_MAGICAL_WARRIOR = monster(
    "Breaker the Magical Warrior",
    71413901,
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        do=PlaceCounters(THIS, Counter.SPELL, 1, most=1),
    ),
    Continuous(Gains(THIS, attack=PerCounter(300, Counter.SPELL, THIS))),
    Ignition(
        cost=RemoveCounters(THIS, Counter.SPELL, 1),
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=1600,
    defense=1000,
)

SONIC_DUCK = monster(
    "Sonic Duck",
    84696266,
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=3,
    attack=1700,
    defense=700,
)

ROYAL_MAGICAL_LIBRARY = monster(
    "Royal Magical Library",
    70791313,
    Whenever(IsResolved(Kind.SPELL), do=PlaceCounters(THIS, Counter.SPELL, 1, most=3)),
    Ignition(cost=RemoveCounters(THIS, Counter.SPELL, 3), do=Draw(1)),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=0,
    defense=2000,
)

DARK_MAGICIAN_GIRL = monster(
    "Dark Magician Girl",
    38033121,
    Continuous(
        Gains(
            THIS,
            attack=PerCard(
                300,
                AnyOf(
                    Cards(place=Place.GRAVEYARD, like=(Named("Dark Magician"),)),
                    Cards(place=Place.GRAVEYARD, like=(Named("Magician of Black Chaos"),)),
                ),
            ),
        )
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=6,
    attack=2000,
    defense=1700,
)

SKILLED_DARK_MAGICIAN = monster(
    "Skilled Dark Magician",
    73752131,
    Whenever(IsResolved(Kind.SPELL), do=PlaceCounters(THIS, Counter.SPELL, 1, most=3)),
    Ignition(
        condition=BearsCounters(THIS, Counter.SPELL, 3),
        cost=TributeCards(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named("Dark Magician"),)),
                    Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named("Dark Magician"),)),
                    Cards(
                        whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Dark Magician"),)
                    ),
                )
            )
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=1900,
    defense=1700,
)

MAGICAL_MARIONETTE = monster(
    "Magical Marionette",
    8034697,
    Whenever(IsResolved(Kind.SPELL), do=PlaceCounters(THIS, Counter.SPELL, 1)),
    Continuous(Gains(THIS, attack=PerCounter(200, Counter.SPELL, THIS))),
    Ignition(
        cost=RemoveCounters(THIS, Counter.SPELL, 2),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=5,
    attack=2000,
    defense=1000,
)

SKILLED_WHITE_MAGICIAN = monster(
    "Skilled White Magician",
    46363422,
    Whenever(IsResolved(Kind.SPELL), do=PlaceCounters(THIS, Counter.SPELL, 1, most=3)),
    Ignition(
        condition=BearsCounters(THIS, Counter.SPELL, 3),
        cost=TributeCards(THIS),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named("Buster Blader"),)),
                    Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named("Buster Blader"),)),
                    Cards(
                        whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Buster Blader"),)
                    ),
                )
            )
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=1700,
    defense=1900,
)

MAGICAL_PLANT_MANDRAGOLA = monster(
    "Magical Plant Mandragola",
    7802006,
    Flip(
        do=PlaceCounters(
            Every(Cards(place=Place.FIELD, face=Face.UP, like=(RoomFor(Counter.SPELL),))),
            Counter.SPELL,
            1,
        )
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=2,
    attack=500,
    defense=200,
    abilities=(Ability.FLIP,),
)

FINAL_ATTACK_ORDERS = continuous_trap(
    "Final Attack Orders",
    52503575,
    Activate(),
    Continuous(StandsIn(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP), Position.ATTACK)),
    Continuous(CannotChangePosition(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
)

JURAGEDO = monster(
    "Juragedo",
    59546797,
    Quick(
        when=InBattleStep(),
        do=AndIfYouDo(SpecialSummon(THIS), GainLife(1000)),
        limit=Limit.ONCE_BY_NAME,
        where=Place.HAND,
    ),
    Quick(
        cost=TributeCards(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, 1000), Until.END_OF_NEXT_TURN),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1700,
    defense=1300,
)

TRIBE_INFECTING_VIRUS = monster(
    "Tribe-Infecting Virus",
    33184167,
    Ignition(
        cost=And(
            Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
            Declare(Declared.TYPE),
        ),
        do=Destroy(
            Every(Cards(Kind.MONSTER, place=Place.FIELD, like=(OfDeclared(Declared.TYPE),)))
        ),
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=4,
    attack=1600,
    defense=1000,
)

AMAZONESS_SPELLCASTER = spell(
    "Amazoness Spellcaster",
    81325903,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Amazoness"),)),
            besides=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        ),
        do=SwapOriginalAttacks(Until.END_OF_TURN),
    ),
)

DRAMATIC_RESCUE = trap(
    "Dramatic Rescue",
    80193355,
    Activate(
        when=IsActivated(
            Cards(),
            targeting=Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("Amazoness"),)),
            by_kind=True,
        ),
        do=AndIfYouDo(
            ReturnToHand(
                Among(Lot.AIMED, Cards(Kind.MONSTER, like=(OfArchetype("Amazoness"),)))
            ),
            SpecialSummon(
                Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Not(Is(FORMER)),)))
            ),
        ),
    ),
)
