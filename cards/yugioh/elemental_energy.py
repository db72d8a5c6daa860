"""Elemental Energy (2005)."""

from engine.yugioh.language import *

ELEMENTAL_HERO_RAMPART_BLASTER = fusion_monster(
    "Elemental HERO Rampart Blaster",
    47737087,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Clayman"),)),
            Cards(like=(Named("Elemental HERO Burstinatrix"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    Continuous(AttacksFromDefense(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=6,
    attack=2000,
    defense=2500,
)

ELEMENTAL_HERO_BLADEDGE = monster(
    "Elemental HERO Bladedge",
    59793705,
    Continuous(Pierces(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=7,
    attack=2600,
    defense=1800,
)

ELEMENTAL_HERO_WILDHEART = monster(
    "Elemental HERO Wildheart",
    86188410,
    Continuous(IsUnaffected(THIS, Kind.TRAP)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1500,
    defense=1600,
)

ELEMENTAL_HERO_TEMPEST = fusion_monster(
    "Elemental HERO Tempest",
    83121692,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Avian"),)),
            Cards(like=(Named("Elemental HERO Sparkman"),)),
            Cards(like=(Named("Elemental HERO Bubbleman"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    Ignition(
        cost=SendToGraveyard(Choose(Cards(whose=Whose.YOURS, place=Place.FIELD, other=True))),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)),
        do=Apply(StandsInBattle(THAT), Until.WHILE_THIS_FACE_UP),
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=8,
    attack=2800,
    defense=2800,
)

ELEMENTAL_HERO_SHINING_FLARE_WINGMAN = fusion_monster(
    "Elemental HERO Shining Flare Wingman",
    25366484,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Flame Wingman"),)),
            Cards(like=(Named("Elemental HERO Sparkman"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    Continuous(
        Gains(
            THIS,
            attack=PerCard(
                300,
                Cards(
                    whose=Whose.YOURS,
                    place=Place.GRAVEYARD,
                    like=(OfArchetype("Elemental HERO"),),
                ),
            ),
        )
    ),
    If(Slays(THIS), do=InflictDamage(Whose.THEIRS, OriginalAttackOf(SUBJECT))),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=8,
    attack=2500,
    defense=2100,
)

ELEMENTAL_HERO_WILDEDGE = fusion_monster(
    "Elemental HERO Wildedge",
    10526791,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Wildheart"),)),
            Cards(like=(Named("Elemental HERO Bladedge"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    Continuous(AttacksEach(THIS)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=8,
    attack=2600,
    defense=2300,
)

POT_OF_AVARICE = spell(
    "Pot of Avarice",
    67169062,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD), 5),
        do=Then(ShuffleIntoDeck(Together(THAT)), Draw(2)),
    ),
)

BRANCH = continuous_spell(
    "Branch!",
    30548775,
    Activate(),
    When(
        IsSentToGraveyard(
            Cards(Kind.MONSTER, like=(Of(Frame.FUSION),)),
            Place.FIELD,
            (Cause.BATTLE, Cause.EFFECT),
        ),
        you_can=True,
        target=Target(
            UsedFor(
                Among(Lot.ANSWERED, Cards(Kind.MONSTER)),
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD),
            )
        ),
        do=SpecialSummon(THAT),
    ),
)
