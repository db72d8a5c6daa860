"""Cybernetic Revolution (2005)."""

from engine.yugioh.language import *

CYBER_DRAGON = monster(
    "Cyber Dragon",
    70095154,
    SummonedIf(
        Both(
            Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
            Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
        )
    ),
    attribute=Attribute.LIGHT,
    type=Type.MACHINE,
    level=5,
    attack=2100,
    defense=1600,
)

ELEMENTAL_HERO_BUBBLEMAN = monster(
    "Elemental HERO Bubbleman",
    79979666,
    SummonedIf(Lacks(Cards(whose=Whose.YOURS, place=Place.HAND, other=True))),
    When(
        IsSummoned(THIS),
        condition=Throughout(
            Both(
                Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, other=True)),
                Lacks(Cards(whose=Whose.YOURS, place=Place.HAND)),
            )
        ),
        you_can=True,
        do=Draw(2),
    ),
    attribute=Attribute.WATER,
    type=Type.WARRIOR,
    level=4,
    attack=800,
    defense=1200,
)

MIRACLE_FUSION = spell(
    "Miracle Fusion",
    45906428,
    Activate(
        do=FusionSummon(
            Cards(Kind.MONSTER, like=(Of(Frame.FUSION), OfArchetype("Elemental HERO"))),
            places=(Place.FIELD, Place.GRAVEYARD),
            banishing=True,
        )
    ),
)

DRILLROID = monster(
    "Drillroid",
    71218746,
    If(
        AtDamageStep(
            Timing.BEFORE_CALCULATION,
            attacker=THIS,
            attacked=Cards(Kind.MONSTER, position=Position.DEFENSE),
        ),
        do=Destroy(FOE),
    ),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=4,
    attack=1600,
    defense=1600,
)

CYBER_END_DRAGON = fusion_monster(
    "Cyber End Dragon",
    1546123,
    FusionMaterials((Cards(like=(Named("Cyber Dragon"),)),) * 3),
    OnlyTheseMaterials(),
    Continuous(Pierces(THIS)),
    attribute=Attribute.LIGHT,
    type=Type.MACHINE,
    level=10,
    attack=4000,
    defense=2800,
)

CYBERNETIC_CYCLOPEAN = monster(
    "Cybernetic Cyclopean",
    96428622,
    Continuous(
        Gains(THIS, attack=1000), condition=Lacks(Cards(whose=Whose.YOURS, place=Place.HAND))
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1400,
    defense=200,
)

SPIRITUAL_WIND_ART_MIYABI = trap(
    "Spiritual Wind Art - Miyabi",
    79333300,
    Activate(
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Attribute.WIND),)))
        ),
        target=Target(
            Cards(whose=Whose.THEIRS, place=Place.FIELD), still=Cards(whose=Whose.THEIRS)
        ),
        do=PlaceOnDeckBottom(THAT),
    ),
)

GOBLIN_ELITE_ATTACK_FORCE = monster(
    "Goblin Elite Attack Force",
    85306040,
    Whenever(
        BattlePhaseEnds(),
        Provided(
            Both(this_did(Feat.ATTACKED), ThisIs(Cards(position=Position.ATTACK))),
            And(
                ChangePosition(THIS, Position.DEFENSE),
                Apply(CannotChangePosition(THIS), Until.END_OF_YOUR_NEXT_TURN),
            ),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.FIEND,
    level=4,
    attack=2200,
    defense=1500,
)

DRAGONS_MIRROR = spell(
    "Dragon's Mirror",
    71490127,
    Activate(
        do=FusionSummon(
            Cards(Kind.MONSTER, like=(Of(Frame.FUSION), Of(Type.DRAGON))),
            (Place.FIELD, Place.GRAVEYARD),
            banishing=True,
        )
    ),
)

DIMENSION_WALL = trap(
    "Dimension Wall",
    67095270,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        do=Apply(HandsOnBattleDamage(), Until.END_OF_BATTLE),
    ),
)

D_D_M_DIFFERENT_DIMENSION_MASTER = monster(
    "D.D.M. - Different Dimension Master",
    82112775,
    Ignition(
        cost=Discard(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.HAND))),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.BANISHED)),
        do=SpecialSummon(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=5,
    attack=1700,
    defense=1500,
)
