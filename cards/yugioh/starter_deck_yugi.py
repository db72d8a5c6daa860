"""Starter Deck: Yugi (2002)."""

from engine.yugioh.language import *

SOUL_EXCHANGE = spell(
    "Soul Exchange",
    68005187,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=Apply(MustBeTributed(THAT), Until.END_OF_TURN),
        oath=CannotBattle(Whose.YOURS),
    ),
)

TRAP_MASTER = monster(
    "Trap Master",
    46461247,
    Flip(
        target=Target(
            AnyOf(
                Cards(Kind.TRAP, place=Place.FIELD, face=Face.UP),
                Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN),
            )
        ),
        do=Then(Reveal(THAT), Provided(ProvesToBe(THAT, Cards(Kind.TRAP)), Destroy(THAT))),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=500,
    defense=1100,
    abilities=(Ability.FLIP,),
)

SUMMONED_SKULL = monster(
    "Summoned Skull",
    70781052,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=6,
    attack=2500,
    defense=1200,
    treated_as=("Archfiend",),
)

FERAL_IMP = monster(
    "Feral Imp",
    41392891,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1300,
    defense=1400,
)

WINGED_DRAGON_GUARDIAN_OF_THE_FORTRESS_1 = monster(
    "Winged Dragon, Guardian of the Fortress #1",
    87796900,
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1400,
    defense=1200,
)

NEO_THE_MAGIC_SWORDSMAN = monster(
    "Neo the Magic Swordsman",
    50930991,
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=1700,
    defense=1000,
)

GREAT_WHITE = monster(
    "Great White",
    13429800,
    attribute=Attribute.WATER,
    type=Type.FISH,
    level=4,
    attack=1600,
    defense=800,
)

MYSTIC_CLOWN = monster(
    "Mystic Clown",
    47060154,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1500,
    defense=1000,
)

WALL_OF_ILLUSION = monster(
    "Wall of Illusion",
    13945283,
    If(
        AtDamageStep(Timing.AFTER_CALCULATION, attacker=Cards(Kind.MONSTER), attacked=THIS),
        do=ReturnToHand(ATTACKER),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1000,
    defense=1850,
)

CHANGE_OF_HEART = spell(
    "Change of Heart",
    4031928,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=TakeControl(THAT, Until.END_PHASE),
    ),
)

WABOKU = trap(
    "Waboku",
    12607053,
    Activate(
        do=And(
            Apply(NoBattleDamage(Whose.YOURS), Until.END_OF_TURN),
            Apply(StandsInBattle(Cards(Kind.MONSTER, Whose.YOURS)), Until.END_OF_TURN),
        )
    ),
)

DIAN_KETO_THE_CURE_MASTER = spell(
    "Dian Keto the Cure Master", 84257639, Activate(do=GainLife(1000))
)

DE_SPELL = spell(
    "De-Spell",
    19159413,
    Activate(
        target=Target(
            AnyOf(
                Cards(Kind.SPELL, place=Place.FIELD, face=Face.UP, other=True),
                Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN, other=True),
            )
        ),
        do=Then(Reveal(THAT), Provided(ProvesToBe(THAT, Cards(Kind.SPELL)), Destroy(THAT))),
    ),
)

CARD_DESTRUCTION = spell("Card Destruction", 72892473, Activate(do=DiscardHandsAndDraw()))

ULTIMATE_OFFERING = continuous_trap(
    "Ultimate Offering",
    80604091,
    Activate(),
    Quick(
        condition=Either(
            During(Whose.YOURS, (Phase.MAIN_1, Phase.MAIN_2)),
            During(Whose.THEIRS, (Phase.BATTLE,)),
        ),
        cost=PayLife(500),
        do=NormalSummonOne(),
        at_once=True,
    ),
)

LAST_WILL = spell(
    "Last Will",
    85602018,
    Activate(
        do=Apply(
            MayOnce(
                SentThisTurn(Whose.YOURS),
                SpecialSummon(
                    Choose(
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.DECK,
                            like=(Has(Stat.ATTACK, at_most(1500)),),
                        )
                    )
                ),
            ),
            Until.END_OF_TURN,
        )
    ),
)

SWORD_OF_DARK_DESTRUCTION = equip_spell(
    "Sword of Dark Destruction",
    37120512,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(Of(Attribute.DARK),))
        )
    ),
    Continuous(Gains(EQUIPPED, 400, -200)),
)

THE_STERN_MYSTIC = monster(
    "The Stern Mystic",
    87557188,
    Flip(do=LookAt(Every(Cards(place=Place.FIELD, face=Face.DOWN)))),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=1500,
    defense=1200,
    abilities=(Ability.FLIP,),
)

REVERSE_TRAP = trap(
    "Reverse Trap",
    77622396,
    Activate(do=Apply(ReversesGains(), Until.END_OF_TURN)),
)
