"""5D's Starter Deck (2008)."""

from engine.yugioh.language import *

SCRAP_IRON_SCARECROW = trap(
    "Scrap-Iron Scarecrow",
    98427577,
    Activate(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=AlsoAfterThat(NegateAttack(), SetCards(THIS)),
    ),
)

MAGNA_DRAGO = monster(
    "Magna Drago",
    36750412,
    If(
        DealsBattleDamage(THIS, Whose.THEIRS),
        do=Apply(Gains(THIS, 200), Until.WHILE_FACE_UP),
    ),
    attribute=Attribute.FIRE,
    type=Type.DRAGON,
    abilities=(Ability.TUNER,),
    level=2,
    attack=1400,
    defense=600,
)

TUNE_WARRIOR = monster(
    "Tune Warrior",
    74093656,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    abilities=(Ability.TUNER,),
    level=3,
    attack=1600,
    defense=200,
)

JUNK_SYNCHRON = monster(
    "Junk Synchron",
    63977008,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        target=Target(
            Cards(
                Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Has(Stat.LEVEL, at_most(2)),)
            )
        ),
        do=AndIfYouDo(
            SpecialSummon(THAT, Position.DEFENSE),
            Apply(EffectsNegated(THAT), Until.WHILE_FACE_UP),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    abilities=(Ability.TUNER,),
    level=3,
    attack=1300,
    defense=500,
)

JUNK_WARRIOR = synchro_monster(
    "Junk Warrior",
    60800381,
    SynchroMaterials(tuner=Cards(like=(Named("Junk Synchron"),))),
    If(
        IsSummoned(THIS, (Summon.SYNCHRO,)),
        do=Apply(
            Gains(
                THIS,
                AttackOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        like=(Has(Stat.LEVEL, at_most(2)),),
                    )
                ),
            ),
            Until.WHILE_FACE_UP,
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=5,
    attack=2300,
    defense=1300,
)

SONIC_CHICK = monster(
    "Sonic Chick",
    36472900,
    Continuous(
        StandsInBattle(
            THIS, against=Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, at_least(1900)),))
        )
    ),
    attribute=Attribute.EARTH,
    type=Type.WINGED_BEAST,
    level=1,
    attack=300,
    defense=300,
)

SPEED_WARRIOR = monster(
    "Speed Warrior",
    9365703,
    When(
        InBattleStep(),
        you_can=True,
        condition=SummonedThisTurn(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        do=Apply(AttackBecomes(THIS, OriginalAttackOf(THIS, 2)), Until.END_OF_BATTLE_PHASE),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=2,
    attack=900,
    defense=400,
)

WATER_SPIRIT = monster(
    "Water Spirit",
    487395,
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=1,
    attack=400,
    defense=1200,
    abilities=(Ability.TUNER,),
)

GAIA_KNIGHT_THE_FORCE_OF_EARTH = synchro_monster(
    "Gaia Knight, the Force of Earth",
    97204936,
    SynchroMaterials(),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=6,
    attack=2600,
    defense=800,
)

COLOSSAL_FIGHTER = synchro_monster(
    "Colossal Fighter",
    23693634,
    SynchroMaterials(),
    Continuous(
        Gains(
            THIS,
            attack=PerCard(
                100, Cards(Kind.MONSTER, place=Place.GRAVEYARD, like=(Of(Type.WARRIOR),))
            ),
        )
    ),
    When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        you_can=True,
        target=Target(Cards(Kind.MONSTER, place=Place.GRAVEYARD, like=(Of(Type.WARRIOR),))),
        do=SpecialSummon(THAT),
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=8,
    attack=2800,
    defense=1000,
)

SYNCH_BLAST_WAVE = spell(
    "Synch Blast Wave",
    35537860,
    Activate(
        condition=Exists(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Frame.SYNCHRO),))
        ),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        do=Destroy(THAT),
    ),
)

SYNCHRO_BOOST = equip_spell(
    "Synchro Boost",
    98143165,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(GainsLevels(EQUIPPED, 1)),
    Continuous(Gains(EQUIPPED, attack=500)),
)

COPYCAT = monster(
    "Copycat",
    26376390,
    If(
        IsSummoned(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        do=And(
            Apply(AttackBecomes(THIS, OriginalAttackOf(THAT)), Until.WHILE_FACE_UP),
            Apply(DefenseBecomes(THIS, OriginalDefenseOf(THAT)), Until.WHILE_FACE_UP),
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=1,
    attack=0,
    defense=0,
)

MINIATURIZE = continuous_trap(
    "Miniaturize",
    34815282,
    Activate(
        target=Target(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                like=(Has(Stat.LEVEL, at_least(1)), Has(Stat.ORIGINAL_ATTACK, at_least(1001))),
            )
        )
    ),
    Continuous(GainsLevels(THAT, -1)),
    Continuous(Gains(THAT, attack=-1000)),
    Whenever(LeavesField(THAT), do=Destroy(THIS)),
)

FREQUENCY_MAGICIAN = monster(
    "Frequency Magician",
    62154416,
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        do=PlaceCounters(THIS, Counter.SPELL, 1, most=1),
    ),
    Ignition(
        cost=RemoveCounters(THIS, Counter.SPELL, 1),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=Apply(Gains(THAT, 500), Until.END_OF_TURN),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=2,
    attack=800,
    defense=400,
    abilities=(Ability.TUNER,),
)

SYNCH_REALM = continuous_spell(
    "Synch Realm",
    61032879,
    Activate(),
    If(
        IsSummoned(
            Cards(Kind.MONSTER, Whose.YOURS, like=(Of(Frame.SYNCHRO),)), (Summon.SYNCHRO,)
        ),
        do=InflictDamage(Whose.THEIRS, 500),
    ),
)
