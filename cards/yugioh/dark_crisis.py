"""Dark Crisis (2003)."""

from engine.yugioh.language import *

VAMPIRE_LORD = monster(
    "Vampire Lord",
    53839837,
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
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS, Place.GRAVEYARD),
        Fell(Cause.EFFECT, of=Whose.THEIRS),
        do=SpecialSummon(THIS),
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=5,
    attack=2000,
    defense=1500,
)

TWIN_SWORDS_OF_FLASHING_LIGHT_TRYCE = equip_spell(
    "Twin Swords of Flashing Light - Tryce",
    21900719,
    Activate(
        cost=SendToGraveyard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
    ),
    Continuous(Gains(EQUIPPED, -500)),
    Continuous(AttacksOften(EQUIPPED, 2)),
)

ARCHFIEND_SOLDIER = monster(
    "Archfiend Soldier",
    49881766,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1900,
    defense=1500,
)

SAKURETSU_ARMOR = trap(
    "Sakuretsu Armor",
    56120475,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=Destroy(THAT),
    ),
)

DD_WARRIOR_LADY = monster(
    "D.D. Warrior Lady",
    7572887,
    If(
        AtDamageStep(
            Timing.AFTER_CALCULATION, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS)
        ),
        you_can=True,
        do=And(Banish(FOE), Banish(THIS)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=1500,
    defense=1600,
)

SKILL_DRAIN = continuous_trap(
    "Skill Drain",
    82732705,
    Activate(cost=PayLife(1000)),
    Continuous(EffectsNegated(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
)

GRAVITY_AXE_GRARL = equip_spell(
    "Gravity Axe - Grarl",
    32022366,
    Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP))),
    Continuous(Gains(EQUIPPED, attack=500)),
    Continuous(CannotChangePosition(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
)

LITTLE_WINGUARD = monster(
    "Little-Winguard",
    90790253,
    If(
        AtPhase(Phase.END, Whose.YOURS),
        you_can=True,
        do=ChangePosition(THIS, None),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=4,
    attack=1400,
    defense=1800,
)

FINAL_COUNTDOWN = spell(
    "Final Countdown",
    95308449,
    Activate(cost=PayLife(2000), do=InNextPhase(None, DecideDuel(Whose.YOURS), nth=20)),
)

BLINDLY_LOYAL_GOBLIN = monster(
    "Blindly Loyal Goblin",
    35215622,
    Continuous(KeepsController(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1500,
)

KAISER_GLIDER = monster(
    "Kaiser Glider",
    52824910,
    Continuous(
        StandsInBattle(
            THIS,
            Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, Within(AttackOf(THIS), same=True)),)),
        )
    ),
    If(
        IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT)),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=ReturnToHand(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=6,
    attack=2400,
    defense=2200,
)

THEBAN_NIGHTMARE = monster(
    "Theban Nightmare",
    51838385,
    Continuous(
        Gains(THIS, 1500),
        Both(
            Lacks(Cards(whose=Whose.YOURS, place=Place.HAND)),
            Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, like=(In(Zone.SPELL_TRAP),))),
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FIEND,
    level=4,
    attack=1500,
    defense=500,
)

MIRACLE_RESTORING = trap(
    "Miracle Restoring",
    68334074,
    Activate(
        cost=RemoveCounters(
            Every(Cards(whose=Whose.YOURS, place=Place.FIELD)), Counter.SPELL, 2
        ),
        target=Target(
            AnyOf(
                Cards(whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Dark Magician"),)),
                Cards(whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Buster Blader"),)),
            )
        ),
        do=SpecialSummon(THAT),
    ),
)

TRAP_JAMMER = counter_trap(
    "Trap Jammer",
    19252988,
    Activate(
        IsActivated(Cards(Kind.TRAP, Whose.THEIRS)),
        During(None, (Phase.BATTLE,)),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

MOLTEN_ZOMBIE = monster(
    "Molten Zombie",
    4732017,
    If(IsSummoned(THIS, (Summon.SPECIAL,), Place.GRAVEYARD), do=Draw(1)),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=4,
    attack=1600,
    defense=400,
)

METALLIZING_PARASITE_LUNATITE = monster(
    "Metallizing Parasite - Lunatite",
    7369217,
    Ignition(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP, other=True),
            still=Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP),
        ),
        do=EquipThisTo(THAT),
        limit=Limit.ONCE_EACH,
        either=True,
    ),
    Ignition(
        condition=ThisIs(Cards(like=(Equips(Cards(Kind.MONSTER)),))),
        do=SpecialSummon(THIS, Position.ATTACK),
        limit=Limit.ONCE_EACH,
        either=True,
    ),
    Continuous(IsUnaffected(EQUIPPED, Kind.SPELL, Whose.THEIRS)),
    Continuous(FallsInstead(EQUIPPED, THIS)),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    abilities=(Ability.UNION,),
    level=7,
    attack=1000,
    defense=500,
)
