"""Labyrinth of Nightmare (2003)."""

from engine.yugioh.language import *

CURE_MERMAID = monster(
    "Cure Mermaid",
    85802526,
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        do=GainLife(800),
    ),
    attribute=Attribute.WATER,
    type=Type.FISH,
    level=4,
    attack=1500,
    defense=800,
)

THE_UNFRIENDLY_AMAZON = monster(
    "The Unfriendly Amazon",
    65475294,
    Maintained(TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)))),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=2000,
    defense=1000,
)

ZOMBYRA_THE_DARK = monster(
    "Zombyra the Dark",
    88472456,
    Continuous(CannotAttackDirectly(THIS)),
    If(Slays(THIS, sent=False), do=Apply(Gains(THIS, -200), Until.WHILE_FACE_UP)),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=2100,
    defense=500,
)

GEMINI_ELF = monster(
    "Gemini Elf",
    69140098,
    attribute=Attribute.EARTH,
    type=Type.SPELLCASTER,
    level=4,
    attack=1900,
    defense=900,
)

JAR_OF_GREED = trap(
    "Jar of Greed",
    83968380,
    Activate(do=Draw(1)),
)

MAGIC_CYLINDER = trap(
    "Magic Cylinder",
    62279055,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=AndIfYouDo(NegateAttack(), InflictDamage(Whose.THEIRS, AttackOf(THAT))),
    ),
)

OFFERINGS_TO_THE_DOOMED = quick_play(
    "Offerings to the Doomed",
    19230407,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=And(Destroy(THAT), Skip(Phase.DRAW, Whose.YOURS)),
    ),
)

TORRENTIAL_TRIBUTE = trap(
    "Torrential Tribute",
    53582587,
    Activate(
        when=IsSummoned(Cards(Kind.MONSTER)),
        do=Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD))),
    ),
)

MAGE_POWER = equip_spell(
    "Mage Power",
    83746708,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(
        Gains(
            EQUIPPED,
            attack=PerCard(500, Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)),
            defense=PerCard(500, Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD)),
        )
    ),
)

UNITED_WE_STAND = equip_spell(
    "United We Stand",
    56747793,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(
        Gains(
            EQUIPPED,
            attack=PerCard(800, Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
            defense=PerCard(800, Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        )
    ),
)

LIGHTNING_BLADE = equip_spell(
    "Lightning Blade",
    55226821,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Type.WARRIOR),))
        )
    ),
    Continuous(Gains(EQUIPPED, attack=800)),
    Continuous(
        Gains(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.WATER),)), attack=-500)
    ),
)

RIRYOKU_FIELD = counter_trap(
    "Riryoku Field",
    70344351,
    Activate(
        IsActivated(
            Cards(Kind.SPELL),
            targeting=Cards(Kind.MONSTER, place=Place.FIELD),
            alone=True,
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

BLIND_DESTRUCTION = continuous_trap(
    "Blind Destruction",
    32015116,
    Activate(),
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        do=RollDie(
            Destroy(
                Every(
                    Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, exactly(1)),))
                )
            ),
            Destroy(
                Every(
                    Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, exactly(2)),))
                )
            ),
            Destroy(
                Every(
                    Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, exactly(3)),))
                )
            ),
            Destroy(
                Every(
                    Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, exactly(4)),))
                )
            ),
            Destroy(
                Every(
                    Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, exactly(5)),))
                )
            ),
            Destroy(
                Every(
                    Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, at_least(6)),))
                )
            ),
        ),
    ),
)


DESTINY_BOARD = continuous_trap(
    "Destiny Board",
    94212438,
    Activate(),
    WinsIf(
        Both(
            ThisIs(Cards(place=Place.FIELD, face=Face.UP)),
            NamedApart(
                Cards(
                    whose=Whose.YOURS, place=Place.FIELD, like=(OfArchetype("Spirit Message"),)
                ),
                4,
            ),
        )
    ),
    If(
        AtPhase(Phase.END, Whose.THEIRS),
        do=PlaceNext("Spirit Message", ("I", "N", "A", "L")),
    ),
    Whenever(
        LeavesField(
            AnyOf(
                Cards(whose=Whose.YOURS, like=(Named("Destiny Board"),)),
                Cards(whose=Whose.YOURS, like=(OfArchetype("Spirit Message"),)),
            )
        ),
        do=SendToGraveyard(
            Every(
                AnyOf(
                    Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Destiny Board"),)),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        like=(OfArchetype("Spirit Message"),),
                    ),
                )
            )
        ),
    ),
)

SPIRIT_MESSAGE_I = continuous_spell(
    'Spirit Message "I"', 31893528, OnlyPlacedBy("Destiny Board")
)

SPIRIT_MESSAGE_N = continuous_spell(
    'Spirit Message "N"', 67287533, OnlyPlacedBy("Destiny Board")
)

SPIRIT_MESSAGE_A = continuous_spell(
    'Spirit Message "A"', 94772232, OnlyPlacedBy("Destiny Board")
)

SPIRIT_MESSAGE_L = continuous_spell(
    'Spirit Message "L"', 30170981, OnlyPlacedBy("Destiny Board")
)

TORNADO_WALL = continuous_trap(
    "Tornado Wall",
    18605135,
    Activate(condition=Exists(Cards(place=Place.FIELD, like=(Named("Umi"),)))),
    Continuous(
        NoBattleDamage(Whose.YOURS),
        condition=Exists(Cards(place=Place.FIELD, like=(Named("Umi"),))),
    ),
    DestroyedIf(Lacks(Cards(place=Place.FIELD, like=(Named("Umi"),)))),
)

MASK_OF_WEAKNESS = trap(
    "Mask of Weakness",
    57882509,
    Activate(target=Target(ATTACKER), do=Apply(Gains(THAT, -700), Until.END_OF_TURN)),
)

FIRE_SORCERER = monster(
    "Fire Sorcerer",
    27132350,
    Flip(
        cost=Banish(AtRandom(Cards(whose=Whose.YOURS, place=Place.HAND), 2)),
        do=InflictDamage(Whose.THEIRS, 800),
    ),
    attribute=Attribute.FIRE,
    type=Type.SPELLCASTER,
    level=4,
    attack=1000,
    defense=1500,
    abilities=(Ability.FLIP,),
)

SPIRITUALISM = spell(
    "Spiritualism",
    15866454,
    Activate(
        target=Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)),
        do=ReturnToHand(THAT),
        undeniable=True,
    ),
)

DE_FUSION = quick_play(
    "De-Fusion",
    95286165,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Frame.FUSION),))),
        do=Then(ReturnToExtraDeck(THAT), YouCan(SummonMaterials())),
    ),
)

THE_DARK_DOOR = continuous_spell(
    "The Dark Door",
    30606547,
    Activate(),
    Continuous(AttacksWithOne()),
)

EKIBYO_DRAKMORD = equip_spell(
    "Ekibyo Drakmord",
    69954399,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(CannotAttack(EQUIPPED)),
    If(AtPhase(Phase.END), condition=TurnsWorn(2), do=Destroy(EQUIPPED)),
    If(FellsHost(), do=ReturnToHand(THIS)),
)
