"""Starter Deck: Kaiba (2002)."""

from engine.yugioh.language import *

OOKAZI = spell(
    "Ookazi",
    19523799,
    Activate(do=InflictDamage(Whose.THEIRS, 800)),
)

THE_INEXPERIENCED_SPY = spell(
    "The Inexperienced Spy",
    81820689,
    Activate(do=LookAt(Choose(Cards(whose=Whose.THEIRS, place=Place.HAND)))),
)

LA_JINN_THE_MYSTICAL_GENIE_OF_THE_LAMP = monster(
    "La Jinn the Mystical Genie of the Lamp",
    97590747,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1800,
    defense=1000,
)

THE_FLUTE_OF_SUMMONING_DRAGON = spell(
    "The Flute of Summoning Dragon",
    43973174,
    Activate(
        condition=Throughout(Exists(Cards(place=Place.FIELD, like=(Named("Lord of D."),)))),
        do=SpecialSummon(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.DRAGON),)),
                2,
                up_to=True,
            )
        ),
    ),
)

BATTLE_OX = monster(
    "Battle Ox",
    5053103,
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1700,
    defense=1000,
)

KOUMORI_DRAGON = monster(
    "Koumori Dragon",
    67724379,
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=4,
    attack=1500,
    defense=1200,
)

ROGUE_DOLL = monster(
    "Rogue Doll",
    91939608,
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=1600,
    defense=1000,
)

JUDGE_MAN = monster(
    "Judge Man",
    30113682,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=6,
    attack=2200,
    defense=1500,
)

RYU_KISHIN = monster(
    "Ryu-Kishin",
    15303296,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=3,
    attack=1000,
    defense=500,
)

SWORDSTALKER = monster(
    "Swordstalker",
    50005633,
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=6,
    attack=2000,
    defense=1600,
)

JUST_DESSERTS = trap(
    "Just Desserts",
    24068492,
    Activate(
        do=InflictDamage(
            Whose.THEIRS, PerCard(500, Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
        )
    ),
)

LORD_OF_D = monster(
    "Lord of D.",
    17985575,
    Continuous(
        CannotBeTargeted(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Type.DRAGON),)))
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=1200,
    defense=1100,
)

KOJIKOCY = monster(
    "Kojikocy",
    1184620,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1500,
    defense=1200,
)

MYSTIC_HORSEMAN = monster(
    "Mystic Horseman",
    68516705,
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=4,
    attack=1300,
    defense=1550,
)

RYU_KISHIN_POWERED = monster(
    "Ryu-Kishin Powered",
    24611934,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1600,
    defense=1200,
)

SKULL_RED_BIRD = monster(
    "Skull Red Bird",
    10202894,
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    level=4,
    attack=1550,
    defense=1200,
)

MYSTERIOUS_PUPPETEER = monster(
    "Mysterious Puppeteer",
    54098121,
    If(
        IsSummoned(
            Cards(Kind.MONSTER, other=True), (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP)
        ),
        do=GainLife(500),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1000,
    defense=1500,
)

INVIGORATION = equip_spell(
    "Invigoration",
    98374133,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Attribute.EARTH),))
        )
    ),
    Continuous(Gains(EQUIPPED, 400, -200)),
)

CASTLE_WALLS = trap(
    "Castle Walls",
    44209392,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, defense=500), Until.END_OF_TURN),
    ),
)

ANCIENT_TELESCOPE = spell(
    "Ancient Telescope",
    17092736,
    Activate(do=LookAt(DeckTop(5, Whose.THEIRS))),
)
