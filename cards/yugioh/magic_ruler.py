"""Magic Ruler (2002)."""

from engine.yugioh.language import *

PAINFUL_CHOICE = spell(
    "Painful Choice",
    74191942,
    Activate(do=AddTheirChoice(Choose(Cards(whose=Whose.YOURS, place=Place.DECK), count=5))),
)

GIANT_TRUNADE = spell(
    "Giant Trunade",
    42703248,
    Activate(do=ReturnToHand(Every(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True)))),
)

LABYRINTH_WALL = monster(
    "Labyrinth Wall",
    67284908,
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=5,
    attack=0,
    defense=3000,
)

SONIC_BIRD = monster(
    "Sonic Bird",
    57617178,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP)),
        you_can=True,
        do=AddToHand(
            Choose(Cards(Kind.SPELL, Whose.YOURS, Place.DECK, like=(Of(Icon.RITUAL),)))
        ),
    ),
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1400,
    defense=1000,
)

UPSTART_GOBLIN = spell(
    "Upstart Goblin",
    70368879,
    Activate(do=Then(Draw(1), GainLife(1000, Whose.THEIRS))),
)

SHINING_ANGEL = monster(
    "Shining Angel",
    95956346,
    recruits(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.DECK,
            like=(Of(Attribute.LIGHT), Has(Stat.ATTACK, at_most(1500))),
        )
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=1400,
    defense=800,
)

UFO_TURTLE = monster(
    "UFO Turtle",
    60806437,
    recruits(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.DECK,
            like=(Of(Attribute.FIRE), Has(Stat.ATTACK, at_most(1500))),
        )
    ),
    attribute=Attribute.FIRE,
    type=Type.MACHINE,
    level=4,
    attack=1400,
    defense=1200,
)

MYSTIC_TOMATO = monster(
    "Mystic Tomato",
    83011277,
    recruits(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.DECK,
            like=(Of(Attribute.DARK), Has(Stat.ATTACK, at_most(1500))),
        )
    ),
    attribute=Attribute.DARK,
    type=Type.PLANT,
    level=4,
    attack=1400,
    defense=1100,
)

AXE_OF_DESPAIR = equip_spell(
    "Axe of Despair",
    40619825,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(Gains(EQUIPPED, attack=1000)),
    When(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        you_can=True,
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        do=PlaceOnDeckTop(THIS),
    ),
    treated_as=("Archfiend",),
)

RUSH_RECKLESSLY = quick_play(
    "Rush Recklessly",
    70046172,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, attack=700), Until.END_OF_TURN),
    ),
)

MYSTICAL_SPACE_TYPHOON = quick_play(
    "Mystical Space Typhoon",
    5318639,
    Activate(
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True)), do=Destroy(THAT)
    ),
)

MYSTIC_PLASMA_ZONE = field_spell(
    "Mystic Plasma Zone",
    18161786,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.DARK),)),
            attack=500,
            defense=-400,
        )
    ),
)

GIANT_RAT = monster(
    "Giant Rat",
    97017120,
    recruits(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.DECK,
            like=(Of(Attribute.EARTH), Has(Stat.ATTACK, at_most(1500))),
        )
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=4,
    attack=1400,
    defense=1450,
)

MOTHER_GRIZZLY = monster(
    "Mother Grizzly",
    57839750,
    recruits(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.DECK,
            like=(Of(Attribute.WATER), Has(Stat.ATTACK, at_most(1500))),
        )
    ),
    attribute=Attribute.WATER,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1400,
    defense=1000,
)

MESSENGER_OF_PEACE = continuous_spell(
    "Messenger of Peace",
    44656491,
    Activate(),
    Continuous(
        CannotAttack(
            Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, at_least(1500)),)), only_declare=True
        )
    ),
    Maintained(PayLife(100)),
)

HYOZANRYU = monster(
    "Hyozanryu",
    62397231,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=7,
    attack=2100,
    defense=2800,
)

RELINQUISHED = ritual_monster(
    "Relinquished",
    64631466,
    Ignition(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        do=EquipToThis(THAT, most=1),
        limit=Limit.ONCE_EACH,
    ),
    Continuous(AttackBecomes(THIS, OriginalAttackOf(Cards(like=(EquippedTo(THIS),))))),
    Continuous(DefenseBecomes(THIS, OriginalDefenseOf(Cards(like=(EquippedTo(THIS),))))),
    Continuous(FallsInstead(THIS, Every(Cards(like=(EquippedTo(THIS),))))),
    Continuous(ReflectsBattleDamage(THIS), condition=Exists(Cards(like=(EquippedTo(THIS),)))),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=1,
    attack=0,
    defense=0,
)

BLACK_ILLUSION_RITUAL = ritual_spell(
    "Black Illusion Ritual",
    41426869,
    Activate(
        do=RitualSummon(
            Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named("Relinquished"),)), level=1
        )
    ),
)

BANISHER_OF_THE_LIGHT = monster(
    "Banisher of the Light",
    61528025,
    Continuous(BanishedInstead(Cards())),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=3,
    attack=100,
    defense=2000,
)

MEGAMORPH = equip_spell(
    "Megamorph",
    22046459,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(
        AttackBecomes(EQUIPPED, OriginalAttackOf(EQUIPPED, 2)),
        condition=HasLife(Whose.YOURS, below(LifeOf(Whose.THEIRS))),
    ),
    Continuous(
        AttackBecomes(EQUIPPED, HalfOf(OriginalAttackOf(EQUIPPED))),
        condition=HasLife(Whose.THEIRS, below(LifeOf(Whose.YOURS))),
    ),
)

MALEVOLENT_NUZZLER = equip_spell(
    "Malevolent Nuzzler",
    99597615,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(Gains(EQUIPPED, attack=700)),
    When(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        you_can=True,
        cost=PayLife(500),
        do=PlaceOnDeckTop(THIS),
    ),
)

THE_RELIABLE_GUARDIAN = quick_play(
    "The Reliable Guardian",
    16430187,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, defense=700), Until.END_OF_TURN),
    ),
)

SPELLBINDING_CIRCLE = continuous_trap(
    "Spellbinding Circle",
    18807108,
    Activate(target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
    Continuous(CannotAttack(THAT)),
    Continuous(CannotChangePosition(THAT)),
    Whenever(IsDestroyed(THAT), do=Destroy(THIS)),
)

CURSE_OF_FIEND = spell(
    "Curse of Fiend",
    12470447,
    Activate(
        condition=During(Whose.YOURS, (Phase.STANDBY,)),
        do=And(
            ChangePosition(Every(Cards(Kind.MONSTER, place=Place.FIELD)), None),
            Apply(CannotChangePosition(Cards(Kind.MONSTER)), Until.END_OF_TURN),
        ),
    ),
)

WEATHER_REPORT = monster(
    "Weather Report",
    72053645,
    Flip(
        do=AndIfYouDo(
            Destroy(
                Every(
                    Cards(
                        whose=Whose.THEIRS,
                        place=Place.FIELD,
                        like=(Named("Swords of Revealing Light"),),
                    )
                )
            ),
            BattleTwice(Whose.YOURS),
        ),
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=4,
    attack=950,
    defense=1500,
    abilities=(Ability.FLIP,),
)

THOUSAND_EYES_RESTRICT = fusion_monster(
    "Thousand-Eyes Restrict",
    63519819,
    FusionMaterials(
        (Cards(like=(Named("Relinquished"),)), Cards(like=(Named("Thousand-Eyes Idol"),)))
    ),
    Continuous(CannotChangePosition(Cards(Kind.MONSTER, place=Place.FIELD, other=True))),
    Continuous(CannotAttack(Cards(Kind.MONSTER, place=Place.FIELD, other=True))),
    Ignition(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        do=EquipToThis(THAT, most=1),
        limit=Limit.ONCE_EACH,
    ),
    Continuous(AttackBecomes(THIS, OriginalAttackOf(Cards(like=(EquippedTo(THIS),))))),
    Continuous(DefenseBecomes(THIS, OriginalDefenseOf(Cards(like=(EquippedTo(THIS),))))),
    Continuous(FallsInstead(THIS, Every(Cards(like=(EquippedTo(THIS),))))),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=1,
    attack=0,
    defense=0,
)

THOUSAND_EYES_IDOL = monster(
    "Thousand-Eyes Idol",
    27125110,
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=1,
    attack=0,
    defense=0,
)

FAIRYS_HAND_MIRROR = trap(
    "Fairy's Hand Mirror",
    17653779,
    Activate(
        when=IsActivated(
            Cards(Kind.SPELL, Whose.THEIRS),
            targeting=Cards(Kind.MONSTER, place=Place.FIELD),
            alone=True,
        ),
        target=Target(NewTarget(Cards(place=Place.FIELD))),
        do=Redirect(THAT),
    ),
)

SNAKE_FANG = trap(
    "Snake Fang",
    596051,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, defense=-500), Until.END_OF_TURN),
    ),
)


MAHA_VAILO = monster(
    "Maha Vailo",
    93013676,
    Continuous(Gains(THIS, PerCard(500, Cards(like=(Equips(THIS),))))),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=1550,
    defense=1400,
)
