"""The Lost Millennium (2005)."""

from engine.yugioh.language import *

BRAIN_CONTROL = spell(
    "Brain Control",
    87910978,
    Activate(
        cost=PayLife(800),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.THEIRS,
                Place.FIELD,
                face=Face.UP,
                like=(NormalSummonable(),),
            ),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=TakeControl(THAT, Until.END_PHASE),
    ),
)

ELEMENTAL_HERO_AVIAN = monster(
    "Elemental HERO Avian",
    21844576,
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=3,
    attack=1000,
    defense=1000,
)

ELEMENTAL_HERO_CLAYMAN = monster(
    "Elemental HERO Clayman",
    84327329,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=800,
    defense=2000,
)

ELEMENTAL_HERO_BURSTINATRIX = monster(
    "Elemental HERO Burstinatrix",
    58932615,
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    level=3,
    attack=1200,
    defense=800,
)

ELEMENTAL_HERO_SPARKMAN = monster(
    "Elemental HERO Sparkman",
    20721928,
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1400,
)

ELEMENTAL_HERO_FLAME_WINGMAN = fusion_monster(
    "Elemental HERO Flame Wingman",
    35809262,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Avian"),)),
            Cards(like=(Named("Elemental HERO Burstinatrix"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    If(Slays(THIS), do=InflictDamage(Whose.THEIRS, AttackOf(SUBJECT))),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=6,
    attack=2100,
    defense=1200,
)

ELEMENTAL_HERO_THUNDER_GIANT = fusion_monster(
    "Elemental HERO Thunder Giant",
    61204971,
    FusionMaterials(
        (
            Cards(like=(Named("Elemental HERO Sparkman"),)),
            Cards(like=(Named("Elemental HERO Clayman"),)),
        )
    ),
    MustBeSummoned(Summon.FUSION),
    Ignition(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(
            Cards(
                Kind.MONSTER,
                place=Place.FIELD,
                face=Face.UP,
                like=(Has(Stat.ORIGINAL_ATTACK, below(AttackOf(THIS))),),
            ),
            still=Cards(
                Kind.MONSTER,
                face=Face.UP,
                like=(Has(Stat.ORIGINAL_ATTACK, below(AttackOf(THIS))),),
            ),
        ),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=6,
    attack=2400,
    defense=1500,
)

ANCIENT_GEAR_GOLEM = monster(
    "Ancient Gear Golem",
    83104731,
    NeverSpecialSummoned(),
    Continuous(CannotActivateCards(Kind.SPELL_TRAP, Whose.THEIRS), condition=Attacks(THIS)),
    Continuous(Pierces(THIS)),
    attribute=Attribute.EARTH,
    type=Type.MACHINE,
    level=8,
    attack=3000,
    defense=3000,
)

WINGED_KURIBOH = monster(
    "Winged Kuriboh",
    57116033,
    If(
        IsSentToGraveyard(THIS, origin=Place.FIELD, destroyed_by=(Cause.BATTLE, Cause.EFFECT)),
        do=Apply(NoBattleDamage(Whose.YOURS), Until.END_OF_TURN),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=1,
    attack=300,
    defense=200,
)

GUARDIAN_STATUE = monster(
    "Guardian Statue",
    75209824,
    Ignition(do=ChangePosition(THIS, Position.FACE_DOWN), limit=Limit.ONCE_EACH),
    When(
        IsSummoned(THIS, (Summon.FLIP,)),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=ReturnToHand(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=4,
    attack=800,
    defense=1400,
)

DD_SURVIVOR = monster(
    "D.D. Survivor",
    48092532,
    If(
        AtPhase(Phase.END, where=Place.BANISHED),
        this_did(Feat.EXILED),
        do=SpecialSummon(THIS),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=200,
)

MEGAROCK_DRAGON = monster(
    "Megarock Dragon",
    71544954,
    SummonedIf(
        cost=Banish(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.ROCK),)),
                up_to=True,
                as_many_as=Cards(
                    Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Type.ROCK),)
                ),
            )
        ),
        only=True,
        then=And(
            Apply(OriginalAttackBecomes(THIS, PerCard(700, FORMER)), Until.WHILE_FACE_UP),
            Apply(OriginalDefenseBecomes(THIS, PerCard(700, FORMER)), Until.WHILE_FACE_UP),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=7,
    attack=None,
    defense=None,
    special_only=True,
)

CRIOSPHINX = monster(
    "Criosphinx",
    18654201,
    If(
        IsReturnedToHand(Cards(Kind.MONSTER, place=Place.FIELD, other=True)),
        Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        do=OwnersDo(SendToGraveyard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND)))),
        each_time=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=6,
    attack=1200,
    defense=2400,
)

SHIFTING_SHADOWS = continuous_spell(
    "Shifting Shadows",
    59237154,
    Activate(),
    Ignition(cost=PayLife(300), do=ShuffleSetMonsters(), limit=Limit.ONCE_EACH),
)
