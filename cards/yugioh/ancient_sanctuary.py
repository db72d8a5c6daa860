"""Ancient Sanctuary (2004)."""

from engine.yugioh.language import *

DRAINING_SHIELD = trap(
    "Draining Shield",
    43250041,
    Activate(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=AndIfYouDo(NegateAttack(), GainLife(AttackOf(THAT))),
    ),
)

GOGIGA_GAGAGIGO = monster(
    "Gogiga Gagagigo",
    39674352,
    attribute=Attribute.WATER,
    type=Type.REPTILE,
    level=8,
    attack=2950,
    defense=2800,
)

SOUL_RESURRECTION = continuous_trap(
    "Soul Resurrection",
    92924317,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.NORMAL),))
        ),
        do=SpecialSummon(THAT, Position.DEFENSE),
    ),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
    Whenever(IsDestroyed(THAT), do=Destroy(THIS)),
)

MOKEY_MOKEY = monster(
    "Mokey Mokey",
    27288416,
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=1,
    attack=300,
    defense=100,
)

ENEMY_CONTROLLER = quick_play(
    "Enemy Controller",
    98045062,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, Whose.THEIRS, face=Face.UP),
        ),
        do=ChangePosition(THAT, None),
    ),
    Activate(
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=TakeControl(THAT, Until.END_PHASE),
    ),
)

DARK_MAGIC_ATTACK = spell(
    "Dark Magic Attack",
    2314238,
    Activate(
        condition=Exists(
            Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Dark Magician"),))
        ),
        do=Destroy(Every(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD))),
    ),
)

SOLAR_FLARE_DRAGON = monster(
    "Solar Flare Dragon",
    45985838,
    Continuous(
        CannotBeAttacked(THIS),
        condition=Exists(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.PYRO),))
        ),
    ),
    If(
        AtPhase(Phase.END, Whose.YOURS),
        do=InflictDamage(Whose.THEIRS, 500),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=4,
    attack=1500,
    defense=1000,
)

GEAR_GOLEM_THE_MOVING_FORTRESS = monster(
    "Gear Golem the Moving Fortress",
    30190809,
    Ignition(
        condition=During(Whose.YOURS, (Phase.MAIN_1,)),
        cost=PayLife(800),
        do=Apply(AttacksDirectly(THIS), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=4,
    attack=800,
    defense=2200,
)

SPIRIT_CALLER = monster(
    "Spirit Caller",
    48659020,
    Flip(
        you_can=True,
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_most(3))),
            )
        ),
        do=SpecialSummon(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=3,
    attack=1000,
    defense=1000,
    abilities=(Ability.FLIP,),
)

LEVEL_LIMIT_AREA_B = continuous_spell(
    "Level Limit - Area B",
    3136426,
    Activate(),
    Continuous(
        StandsIn(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, at_least(4)),)),
            Position.DEFENSE,
        )
    ),
)

SOUL_ABSORBING_BONE_TOWER = monster(
    "Soul-Absorbing Bone Tower",
    63012333,
    Continuous(
        CannotBeAttacked(THIS),
        condition=Exists(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                other=True,
                like=(Of(Type.ZOMBIE),),
            )
        ),
    ),
    If(
        IsSummoned(Cards(Kind.MONSTER, other=True, like=(Of(Type.ZOMBIE),)), (Summon.SPECIAL,)),
        do=SendToGraveyard(DeckTop(2, Whose.THEIRS)),
        each_time=True,
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=3,
    attack=400,
    defense=1500,
)

VAMPIRE_LADY = monster(
    "Vampire Lady",
    26495087,
    If(
        DealsBattleDamage(THIS, Whose.THEIRS),
        cost=Declare(Declared.KIND),
        do=TheyDo(
            SendToGraveyard(
                Choose(
                    Cards(
                        whose=Whose.THEIRS,
                        place=Place.DECK,
                        like=(OfDeclared(Declared.KIND),),
                    )
                )
            )
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=4,
    attack=1550,
    defense=1550,
)

NINJITSU_ART_OF_TRANSFORMATION = continuous_trap(
    "Ninjitsu Art of Transformation",
    70861343,
    Activate(
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Ninja"),)))
        ),
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        like=(
                            Of((Type.BEAST, Type.WINGED_BEAST, Type.INSECT)),
                            Has(Stat.LEVEL, at_most(LevelOfTributed(3))),
                        ),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(
                            Of((Type.BEAST, Type.WINGED_BEAST, Type.INSECT)),
                            Has(Stat.LEVEL, at_most(LevelOfTributed(3))),
                        ),
                    ),
                )
            )
        ),
    ),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
)
