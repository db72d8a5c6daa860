"""Legend of Blue Eyes White Dragon (2002)."""

from engine.yugioh.language import *

RED_MEDICINE = spell(
    "Red Medicine",
    38199696,
    Activate(do=GainLife(500)),
)

HANE_HANE = monster(
    "Hane-Hane",
    7089711,
    Flip(target=Target(Cards(Kind.MONSTER, place=Place.FIELD)), do=ReturnToHand(THAT)),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=2,
    attack=450,
    defense=500,
    abilities=(Ability.FLIP,),
)

REMOVE_TRAP = spell(
    "Remove Trap",
    51482758,
    Activate(
        target=Target(Cards(Kind.TRAP, place=Place.FIELD, face=Face.UP)), do=Destroy(THAT)
    ),
)

BLUE_EYES_WHITE_DRAGON = monster(
    "Blue-Eyes White Dragon",
    89631139,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=8,
    attack=3000,
    defense=2500,
)

MYSTICAL_ELF = monster(
    "Mystical Elf",
    15025844,
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=800,
    defense=2000,
)

HITOTSU_ME_GIANT = monster(
    "Hitotsu-Me Giant",
    76184692,
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1200,
    defense=1000,
)

EXODIA_THE_FORBIDDEN_ONE = monster(
    "Exodia the Forbidden One",
    33396948,
    WinsIf(
        hold_all(
            "Exodia the Forbidden One",
            "Right Leg of the Forbidden One",
            "Left Leg of the Forbidden One",
            "Right Arm of the Forbidden One",
            "Left Arm of the Forbidden One",
        )
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=3,
    attack=1000,
    defense=1000,
)

RIGHT_LEG_OF_THE_FORBIDDEN_ONE = monster(
    "Right Leg of the Forbidden One",
    8124921,
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=1,
    attack=200,
    defense=300,
)

LEFT_LEG_OF_THE_FORBIDDEN_ONE = monster(
    "Left Leg of the Forbidden One",
    44519536,
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=1,
    attack=200,
    defense=300,
)

RIGHT_ARM_OF_THE_FORBIDDEN_ONE = monster(
    "Right Arm of the Forbidden One",
    70903634,
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=1,
    attack=200,
    defense=300,
)

LEFT_ARM_OF_THE_FORBIDDEN_ONE = monster(
    "Left Arm of the Forbidden One",
    7902349,
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=1,
    attack=200,
    defense=300,
)

DARK_MAGICIAN = monster(
    "Dark Magician",
    46986414,
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=7,
    attack=2500,
    defense=2100,
)

GAIA_THE_FIERCE_KNIGHT = monster(
    "Gaia The Fierce Knight",
    6368038,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=7,
    attack=2300,
    defense=2100,
)

CELTIC_GUARDIAN = monster(
    "Celtic Guardian",
    91152256,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1400,
    defense=1200,
)

BEAVER_WARRIOR = monster(
    "Beaver Warrior",
    32452818,
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1200,
    defense=1500,
)

CURSE_OF_DRAGON = monster(
    "Curse of Dragon",
    28279543,
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=5,
    attack=2000,
    defense=1500,
)

GIANT_SOLDIER_OF_STONE = monster(
    "Giant Soldier of Stone",
    13039848,
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=3,
    attack=1300,
    defense=2000,
)

URABY = monster(
    "Uraby",
    1784619,
    attribute=Attribute.EARTH,
    type=Type.DINOSAUR,
    level=4,
    attack=1500,
    defense=800,
)

RED_EYES_BLACK_DRAGON = monster(
    "Red-Eyes Black Dragon",
    74677422,
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=7,
    attack=2400,
    defense=2000,
)

SILVER_FANG = monster(
    "Silver Fang",
    90357090,
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=3,
    attack=1200,
    defense=800,
)

SKULL_SERVANT = monster(
    "Skull Servant",
    32274490,
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=1,
    attack=300,
    defense=200,
)

MAMMOTH_GRAVEYARD = monster(
    "Mammoth Graveyard",
    40374923,
    attribute=Attribute.EARTH,
    type=Type.DINOSAUR,
    level=3,
    attack=1200,
    defense=800,
)

PETIT_DRAGON = monster(
    "Petit Dragon",
    75356564,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=2,
    attack=600,
    defense=700,
)

TRI_HORNED_DRAGON = monster(
    "Tri-Horned Dragon",
    39111158,
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=8,
    attack=2850,
    defense=2350,
)

AQUA_MADOOR = monster(
    "Aqua Madoor",
    85639257,
    attribute=Attribute.WATER,
    type=Type.SPELLCASTER,
    level=4,
    attack=1200,
    defense=2000,
)

MAN_EATER_BUG = monster(
    "Man-Eater Bug",
    54652250,
    Flip(target=Target(Cards(Kind.MONSTER, place=Place.FIELD)), do=Destroy(THAT)),
    attribute=Attribute.EARTH,
    type=Type.INSECT,
    level=2,
    attack=450,
    defense=600,
    abilities=(Ability.FLIP,),
)

DARK_HOLE = spell(
    "Dark Hole",
    53129443,
    Activate(do=Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD)))),
)

RAIGEKI = spell(
    "Raigeki",
    12580477,
    Activate(do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)))),
)

FISSURE = spell(
    "Fissure",
    66788016,
    Activate(
        do=Destroy(
            Extreme(
                End.LOWEST,
                Stat.ATTACK,
                Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            )
        )
    ),
)

SWORDS_OF_REVEALING_LIGHT = spell(
    "Swords of Revealing Light",
    72302403,
    Remains(3, Whose.THEIRS),
    Activate(
        do=Provided(
            Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.DOWN)),
            ChangePosition(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)), Face.UP),
        )
    ),
    Continuous(CannotAttack(Cards(Kind.MONSTER, Whose.THEIRS), only_declare=True)),
)

POT_OF_GREED = spell(
    "Pot of Greed",
    55144522,
    Activate(do=Draw(2)),
)

MONSTER_REBORN = spell(
    "Monster Reborn",
    83764718,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.GRAVEYARD)), do=SpecialSummon(THAT)),
)

TRAP_HOLE = trap(
    "Trap Hole",
    4206964,
    Activate(
        when=IsSummoned(
            Cards(Kind.MONSTER, Whose.THEIRS, like=(Has(Stat.ATTACK, at_least(1000)),)),
            (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP),
        ),
        target=Target(SUBJECT),
        do=Destroy(THAT),
    ),
)

POLYMERIZATION = spell(
    "Polymerization",
    24094653,
    Activate(do=FusionSummon()),
)

MOUNTAIN = field_spell(
    "Mountain",
    50913601,
    Activate(),
    Continuous(
        Gains(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                like=(Of((Type.DRAGON, Type.WINGED_BEAST, Type.THUNDER)),),
            ),
            attack=200,
            defense=200,
        )
    ),
)

SPIRIT_OF_THE_HARP = monster(
    "Spirit of the Harp",
    80770678,
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=800,
    defense=2000,
)

UMI = field_spell(
    "Umi",
    22702055,
    Activate(),
    Continuous(
        Gains(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                like=(Of((Type.FISH, Type.SEA_SERPENT, Type.THUNDER, Type.AQUA)),),
            ),
            attack=200,
            defense=200,
        )
    ),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Of((Type.MACHINE, Type.PYRO)),)),
            attack=-200,
            defense=-200,
        )
    ),
)
