"""Pharaoh's Servant (2002)."""

from engine.yugioh.language import *

COLD_WAVE = spell(
    "Cold Wave",
    60682203,
    Activate(
        condition=AtStartOf(Phase.MAIN_1),
        do=And(
            Apply(CannotActivateCards(Kind.SPELL_TRAP, everywhere=True), Until.YOUR_NEXT_TURN),
            Apply(CannotSet(Kind.SPELL_TRAP), Until.YOUR_NEXT_TURN),
        ),
    ),
)

LIGHT_OF_INTERVENTION = continuous_trap(
    "Light of Intervention",
    62867251,
    Activate(),
    Continuous(CannotSet(Kind.MONSTER)),
)

BURNING_LAND = continuous_spell(
    "Burning Land",
    24294108,
    Activate(
        do=Provided(
            Exists(Cards(place=Place.FIELD, like=(In(Zone.FIELD),))),
            Destroy(Every(Cards(place=Place.FIELD, like=(In(Zone.FIELD),)))),
        )
    ),
    If(AtPhase(Phase.STANDBY, Whose.YOURS), do=InflictDamage(Whose.YOURS, 500)),
    If(AtPhase(Phase.STANDBY, Whose.THEIRS), do=InflictDamage(Whose.THEIRS, 500)),
)

TIME_SEAL = trap(
    "Time Seal",
    35316708,
    Activate(do=Skip(Phase.DRAW, Whose.THEIRS)),
)

SOLEMN_WISHES = continuous_trap(
    "Solemn Wishes",
    35346968,
    Activate(),
    Whenever(Draws(Whose.YOURS), do=GainLife(500)),
)

GIFT_OF_THE_MYSTICAL_ELF = trap(
    "Gift of The Mystical Elf",
    98299011,
    Activate(do=GainLife(PerCard(300, Cards(Kind.MONSTER, place=Place.FIELD)))),
)

IMPERIAL_ORDER = continuous_trap(
    "Imperial Order",
    61740673,
    Activate(),
    Maintained(PayLife(700), whose=None, optional=False),
    Continuous(EffectsNegated(Cards(Kind.SPELL, place=Place.FIELD))),
)

JINZO = monster(
    "Jinzo",
    77585513,
    Continuous(CannotActivateCards(Kind.TRAP, effects=True)),
    Continuous(EffectsNegated(Cards(Kind.TRAP, place=Place.FIELD))),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=6,
    attack=2400,
    defense=1500,
)

SHIFT = trap(
    "Shift",
    59560625,
    Activate(
        IsAttacked(Cards(Kind.MONSTER, Whose.YOURS)),
        target=Target(NewTarget(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        do=Redirect(THAT),
    ),
    Activate(
        IsActivated(
            Cards(Kind.SPELL_TRAP, Whose.THEIRS),
            effect=None,
            targeting=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
            alone=True,
        ),
        target=Target(NewTarget(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        do=Redirect(THAT),
    ),
)

DUST_TORNADO = trap(
    "Dust Tornado",
    60082869,
    Activate(
        target=Target(
            Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.SPELL_TRAP, Whose.THEIRS),
        ),
        do=Then(
            Destroy(THAT),
            YouCan(SetCards(Choose(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.HAND)))),
        ),
    ),
)

BACKUP_SOLDIER = trap(
    "Backup Soldier",
    36280194,
    Activate(
        condition=Exists(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD), 5),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Not(EffectMonster()), Has(Stat.ATTACK, at_most(1500))),
            ),
            3,
            up_to=True,
        ),
        do=AddToHand(THAT),
    ),
)

CALL_OF_THE_HAUNTED = continuous_trap(
    "Call of the Haunted",
    97077563,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)),
        do=SpecialSummon(THAT, Position.ATTACK),
    ),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
    Whenever(IsDestroyed(THAT), do=Destroy(THIS)),
)

APPROPRIATE = continuous_trap(
    "Appropriate",
    48539234,
    Activate(when=Draws(Whose.THEIRS, outside=Phase.DRAW)),
    Whenever(Draws(Whose.THEIRS, outside=Phase.DRAW), do=Draw(2)),
)

MAD_SWORD_BEAST = monster(
    "Mad Sword Beast",
    79870141,
    Continuous(Pierces(THIS)),
    attribute=Attribute.EARTH,
    type=Type.DINOSAUR,
    level=4,
    attack=1400,
    defense=1200,
)

FAIRY_METEOR_CRUSH = equip_spell(
    "Fairy Meteor Crush",
    97687912,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(Pierces(EQUIPPED, to=Whose.THEIRS)),
)

HAYABUSA_KNIGHT = monster(
    "Hayabusa Knight",
    21015833,
    Continuous(AttacksOften(THIS, 2)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=1000,
    defense=700,
)

BUSTER_BLADER = monster(
    "Buster Blader",
    78193831,
    Continuous(
        Gains(
            THIS,
            attack=PerCard(
                500,
                AnyOf(
                    Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(Of(Type.DRAGON),)),
                    Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD, like=(Of(Type.DRAGON),)),
                ),
            ),
        )
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=7,
    attack=2600,
    defense=2300,
)

PREMATURE_BURIAL = equip_spell(
    "Premature Burial",
    70828912,
    Activate(
        cost=PayLife(800),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)),
        do=AndIfYouDo(SpecialSummon(THAT, Position.ATTACK), EquipThisTo(THAT)),
    ),
    Whenever(IsDestroyed(THIS), do=Destroy(THAT)),
)

NOBLEMAN_OF_CROSSOUT = spell(
    "Nobleman of Crossout",
    71044499,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.DOWN),
            still=Cards(Kind.MONSTER, face=Face.DOWN),
        ),
        do=Then(
            Destroy(THAT, banish=True),
            Provided(
                ProvesToBe(FORMER, Cards(like=(Of(Ability.FLIP),))), BanishNamesakes(FORMER)
            ),
        ),
    ),
)

NOBLEMAN_OF_EXTERMINATION = spell(
    "Nobleman of Extermination",
    17449108,
    Activate(
        target=Target(
            Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN, other=True),
            still=Cards(Kind.SPELL_TRAP, face=Face.DOWN),
        ),
        do=Then(
            Destroy(THAT, banish=True),
            Provided(ProvesToBe(FORMER, Cards(Kind.TRAP)), BanishNamesakes(FORMER)),
        ),
    ),
)

SOLOMONS_LAWBOOK = trap(
    "Solomon's Lawbook",
    23471572,
    Activate(do=Skip(Phase.STANDBY, Whose.YOURS)),
)

LIGHTFORCE_SWORD = trap(
    "Lightforce Sword",
    49587034,
    Activate(
        do=Then(
            Banish(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND)), face_down=True),
            InNextPhase(Phase.STANDBY, ReturnToHand(FORMER), Whose.THEIRS, nth=4),
        )
    ),
)


GAMBLE = trap(
    "Gamble",
    37313786,
    Activate(
        condition=Both(
            Exists(Cards(whose=Whose.THEIRS, place=Place.HAND), 6),
            Count(Cards(whose=Whose.YOURS, place=Place.HAND), at_most(2)),
        ),
        do=CallCoin(DrawUntil(5), Skip(None, Whose.YOURS)),
    ),
)


DIMENSIONHOLE = spell(
    "Dimensionhole",
    22959079,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
            still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
        ),
        do=AndIfYouDo(
            Banish(THAT, aside=True),
            InNextPhase(Phase.STANDBY, ReturnToField(FORMER), Whose.YOURS),
        ),
    ),
)

CYBER_JAR = monster(
    "Cyber Jar",
    34124316,
    Flip(
        do=Then(
            Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD))),
            ExcavateAndSummon(5, Cards(Kind.MONSTER, like=(Has(Stat.LEVEL, at_most(4)),))),
        )
    ),
    attribute=Attribute.DARK,
    type=Type.ROCK,
    level=3,
    attack=900,
    defense=900,
    abilities=(Ability.FLIP,),
)

CEREMONIAL_BELL = monster(
    "Ceremonial Bell",
    20228463,
    Continuous(HandRevealed(Whose.YOURS)),
    Continuous(HandRevealed(Whose.THEIRS)),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=3,
    attack=0,
    defense=1850,
)

NUMINOUS_HEALER = trap(
    "Numinous Healer",
    2130625,
    Activate(
        when=TakesDamage(Whose.YOURS),
        do=And(
            GainLife(1000),
            GainLife(
                PerCard(
                    500,
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.GRAVEYARD,
                        like=(Named("Numinous Healer"),),
                    ),
                )
            ),
        ),
    ),
)


HOUSE_OF_ADHESIVE_TAPE = trap(
    "House of Adhesive Tape",
    15083728,
    Activate(
        when=IsSummoned(
            Cards(Kind.MONSTER, Whose.THEIRS, like=(Has(Stat.DEFENSE, at_most(500)),)),
            (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP),
        ),
        target=Target(SUBJECT),
        do=Destroy(THAT),
    ),
)


EATGABOON = trap(
    "Eatgaboon",
    42578427,
    Activate(
        when=IsSummoned(
            Cards(Kind.MONSTER, Whose.THEIRS, like=(Has(Stat.ATTACK, at_most(500)),)),
            (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP),
        ),
        target=Target(SUBJECT),
        do=Destroy(THAT),
    ),
)

GEARFRIED_THE_IRON_KNIGHT = monster(
    "Gearfried the Iron Knight",
    423705,
    If(IsEquipped(THIS), do=Destroy(SUBJECT)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1600,
)

ETERNAL_REST = spell(
    "Eternal Rest",
    95051344,
    Activate(do=Destroy(Every(Cards(Kind.MONSTER, place=Place.FIELD, like=(HasEquip(),))))),
)

KARATE_MAN = monster(
    "Karate Man",
    23289281,
    Ignition(
        do=Apply(AttackBecomes(THIS, OriginalAttackOf(THIS, 2)), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    If(AtPhase(Phase.END), this_did(Feat.APPLIED), do=Destroy(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=1000,
    defense=1000,
)
