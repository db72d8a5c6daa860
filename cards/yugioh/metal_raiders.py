"""Metal Raiders (2002)."""

from engine.yugioh.language import *

NEGATE_ATTACK = counter_trap(
    "Negate Attack",
    14315573,
    Activate(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=Then(NegateAttack(), EndBattlePhase()),
    ),
)

JINZO_7 = monster(
    "Jinzo #7",
    32809211,
    Continuous(AttacksDirectly(THIS)),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=2,
    attack=500,
    defense=400,
)

GAZELLE_THE_KING_OF_MYTHICAL_BEASTS = monster(
    "Gazelle the King of Mythical Beasts",
    5818798,
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=4,
    attack=1500,
    defense=1200,
)

LAUNCHER_SPIDER = monster(
    "Launcher Spider",
    87322377,
    attribute=Attribute.FIRE,
    type=Type.MACHINE,
    level=7,
    attack=2200,
    defense=2500,
)

BABY_DRAGON = monster(
    "Baby Dragon",
    88819587,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=3,
    attack=1200,
    defense=700,
)

SANGAN = monster(
    "Sangan",
    26202165,
    If(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        do=And(
            AddToHand(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Has(Stat.ATTACK, at_most(1500)),),
                    )
                )
            ),
            Apply(CannotActivate(Whose.YOURS, FORMER), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=3,
    attack=1000,
    defense=600,
)

KURIBOH = monster(
    "Kuriboh",
    40640057,
    Quick(
        AtDamageStep(
            Timing.CALCULATION,
            attacker=Cards(Kind.MONSTER, Whose.THEIRS),
            damage_to=Whose.YOURS,
        ),
        where=Place.HAND,
        cost=Discard(THIS),
        do=Apply(NoBattleDamage(Whose.YOURS), Until.END_OF_BATTLE),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=1,
    attack=300,
    defense=200,
)

MIRROR_FORCE = trap(
    "Mirror Force",
    44095762,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        do=Destroy(
            Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, position=Position.ATTACK))
        ),
    ),
)

MAGIC_JAMMER = counter_trap(
    "Magic Jammer",
    77414722,
    Activate(
        when=IsActivated(Cards(Kind.SPELL)),
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

SEVEN_TOOLS_OF_THE_BANDIT = counter_trap(
    "Seven Tools of the Bandit",
    3819470,
    Activate(
        when=IsActivated(Cards(Kind.TRAP)),
        cost=PayLife(1000),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

TREMENDOUS_FIRE = spell(
    "Tremendous Fire",
    46918794,
    Activate(do=And(InflictDamage(Whose.THEIRS, 1000), InflictDamage(Whose.YOURS, 500))),
)

TRIBUTE_TO_THE_DOOMED = spell(
    "Tribute to The Doomed",
    79759861,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=Destroy(THAT),
    ),
)

WITCH_OF_THE_BLACK_FOREST = monster(
    "Witch of the Black Forest",
    78010363,
    If(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        do=And(
            AddToHand(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Has(Stat.DEFENSE, at_most(1500)),),
                    )
                )
            ),
            Apply(CannotActivate(Whose.YOURS, FORMER), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=1100,
    defense=1200,
)

HEAVY_STORM = spell(
    "Heavy Storm",
    19613556,
    Activate(do=Destroy(Every(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True)))),
)

SOLEMN_JUDGMENT = counter_trap(
    "Solemn Judgment",
    41420027,
    Activate(
        when=WouldBeSummoned(
            Cards(Kind.MONSTER), (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP, Summon.SPECIAL)
        ),
        cost=PayLife(HalfOf(LifeOf(Whose.YOURS))),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    Activate(
        when=IsActivated(Cards(Kind.SPELL_TRAP)),
        cost=PayLife(HalfOf(LifeOf(Whose.YOURS))),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

WHITE_MAGICAL_HAT = monster(
    "White Magical Hat",
    15150365,
    If(
        DealsBattleDamage(THIS, Whose.THEIRS),
        do=Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=3,
    attack=1000,
    defense=700,
)

TIME_WIZARD = monster(
    "Time Wizard",
    71625222,
    Ignition(
        do=CallCoin(
            right=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
            wrong=AndIfYouDo(
                Destroy(Every(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
                InflictDamage(Whose.YOURS, HalfOf(AttackHad())),
            ),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=2,
    attack=500,
    defense=400,
)

MAGICIAN_OF_FAITH = monster(
    "Magician of Faith",
    31560081,
    Flip(
        target=Target(Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD)),
        do=AddToHand(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=1,
    attack=300,
    defense=400,
    abilities=(Ability.FLIP,),
)

MASK_OF_DARKNESS = monster(
    "Mask of Darkness",
    28933734,
    Flip(
        target=Target(Cards(Kind.TRAP, Whose.YOURS, Place.GRAVEYARD)),
        do=AddToHand(THAT),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=2,
    attack=900,
    defense=400,
    abilities=(Ability.FLIP,),
)

THE_IMMORTAL_OF_THUNDER = monster(
    "The Immortal of Thunder",
    84926738,
    Flip(do=GainLife(3000)),
    If(IsSentToGraveyard(THIS, Place.FIELD, flipped=True), do=GainLife(-5000)),
    attribute=Attribute.LIGHT,
    type=Type.THUNDER,
    level=4,
    attack=1500,
    defense=1300,
    abilities=(Ability.FLIP,),
)

DREAM_CLOWN = monster(
    "Dream Clown",
    13215230,
    If(
        IsTurned(THIS, Position.DEFENSE),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=Destroy(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=1200,
    defense=900,
)

PRINCESS_OF_TSURUGI = monster(
    "Princess of Tsurugi",
    51371017,
    Flip(
        do=InflictDamage(
            Whose.THEIRS, PerCard(500, Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD))
        )
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=3,
    attack=900,
    defense=700,
    abilities=(Ability.FLIP,),
)

ROBBIN_GOBLIN = continuous_trap(
    "Robbin' Goblin",
    88279736,
    Activate(),
    If(
        DealsBattleDamage(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), Whose.THEIRS),
        do=Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
    ),
)

RING_OF_MAGNETISM = equip_spell(
    "Ring of Magnetism",
    20436034,
    Activate(target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP))),
    Continuous(Gains(EQUIPPED, attack=-500, defense=-500)),
    Continuous(DrawsAttacks(EQUIPPED)),
)
