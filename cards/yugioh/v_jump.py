"""Cards of the magazine V Jump (2002)."""

from engine.yugioh.language import *

MAKYURA_THE_DESTRUCTOR = monster(
    "Makyura the Destructor",
    21593977,
    If(
        IsSentToGraveyard(THIS, as_monster=True),
        you_can=True,
        do=Apply(TrapFrom(Place.HAND), Until.END_OF_TURN),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1200,
)

MIRA_THE_STAR_BEARER = xyz_monster(
    "Mira the Star-Bearer",
    60181553,
    XyzMaterials(1, 3),
    Continuous(DetachesInstead(THIS)),
    Continuous(
        StandsAgainstEffects(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Has(Stat.LEVEL, at_most(4)),))
        )
    ),
    rank=1,
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    attack=1100,
    defense=1000,
)

BLADE_KNIGHT = monster(
    "Blade Knight",
    39507162,
    Continuous(
        Gains(THIS, 400),
        condition=Count(Cards(whose=Whose.YOURS, place=Place.HAND), at_most(1)),
    ),
    Continuous(
        NegatesSlain(THIS, Cards(Kind.MONSTER, like=(Of(Ability.FLIP),))),
        condition=Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1000,
)

GOLEM_DRAGON = monster(
    "Golem Dragon",
    9666558,
    Continuous(
        CannotBeAttacked(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.DRAGON),))
        )
    ),
    attribute=Attribute.EARTH,
    type=Type.DRAGON,
    level=4,
    attack=200,
    defense=2000,
)

MIND_CONTROL = spell(
    "Mind Control",
    37520316,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=AndIfYouDo(
            TakeControl(THAT, Until.END_PHASE),
            And(
                Apply(CannotAttack(THAT, only_declare=True), Until.END_PHASE),
                Apply(CannotBeTributed(THAT, at_all=True), Until.END_PHASE),
            ),
        ),
    ),
)

TRAGOEDIA = monster(
    "Tragoedia",
    98777036,
    When(
        DealsBattleDamage(Cards(Kind.MONSTER), Whose.YOURS),
        where=Place.HAND,
        do=SpecialSummon(THIS),
        you_can=True,
    ),
    Continuous(
        Gains(
            THIS,
            PerCard(600, Cards(whose=Whose.YOURS, place=Place.HAND)),
            PerCard(600, Cards(whose=Whose.YOURS, place=Place.HAND)),
        )
    ),
    Ignition(
        cost=SendToGraveyard(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND))),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.THEIRS,
                Place.FIELD,
                like=(Has(Stat.LEVEL, Within(LevelOf(FORMER), same=True)),),
            ),
            still=Cards(Kind.MONSTER, Whose.THEIRS, face=Face.UP),
        ),
        do=TakeControl(THAT, Until.END_OF_DUEL),
        limit=Limit.ONCE_EACH,
    ),
    Ignition(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Has(Stat.LEVEL, at_least(1)),),
            )
        ),
        do=Apply(LevelBecomes(THIS, LevelOf(THAT)), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=10,
    attack=None,
    defense=None,
)

CHIMERATECH_FORTRESS_DRAGON = fusion_monster(
    "Chimeratech Fortress Dragon",
    79229522,
    FusionMaterials(
        (Cards(like=(Named("Cyber Dragon"),)),), more=Cards(like=(Of(Type.MACHINE),))
    ),
    SummonedByGiving(Place.GRAVEYARD, either=True),
    NeverMaterial((Summon.FUSION,)),
    Continuous(OriginalAttackBecomes(THIS, PerCard(1000, UsedFor(THIS)))),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=8,
    attack=0,
    defense=0,
)

NUMBER_S39_UTOPIA_THE_LIGHTNING = xyz_monster(
    "Number S39: Utopia the Lightning",
    56832966,
    XyzMaterials(5, 3, Cards(like=(Of(Attribute.LIGHT),))),
    SummonedUpon(
        Cards(
            Kind.MONSTER,
            Whose.YOURS,
            Place.FIELD,
            like=(Has(Stat.RANK, exactly(4)), OfArchetype("Utopia")),
        )
    ),
    NeverMaterial((Summon.XYZ,)),
    Continuous(CannotActivateCards(None, Whose.THEIRS, everywhere=True), Battles(THIS)),
    Quick(
        AtDamageStep(Timing.CALCULATION, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS)),
        MadeWith(Cards(Kind.MONSTER, like=(OfArchetype("Utopia"),))),
        cost=DetachMaterial(2),
        do=Apply(AttackBecomes(THIS, 5000), Until.END_OF_CALCULATION),
        limit=Limit.ONCE_PER_BATTLE,
    ),
    rank=5,
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    attack=2500,
    defense=2000,
)

OBELISK_THE_TORMENTOR = monster(
    "Obelisk the Tormentor",
    10000000,
    MustTribute(3, Cards(Kind.MONSTER)),
    SummonStands((Summon.NORMAL, Summon.TRIBUTE)),
    Continuous(
        CannotActivateCards(None, everywhere=True),
        condition=JustNow(IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE))),
    ),
    Continuous(CannotBeTargeted(THIS)),
    Ignition(
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), 2)),
        do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
        oath=CannotAttack(THIS, only_declare=True),
    ),
    If(
        AtPhase(Phase.END),
        ThisIs(Cards(like=(SpecialSummoned(),))),
        do=SendToGraveyard(THIS),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DIVINE,
    type=Type.DIVINE_BEAST,
    level=10,
    attack=4000,
    defense=4000,
)
