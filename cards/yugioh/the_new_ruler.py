"""The New Ruler (2002)."""

from engine.yugioh.language import *

DARK_ROOM_OF_NIGHTMARE = continuous_spell(
    "Dark Room of Nightmare",
    85562745,
    Activate(),
    If(
        TakesDamage(Whose.THEIRS, of=Cards(like=(Not(Named("Dark Room of Nightmare")),))),
        do=InflictDamage(Whose.THEIRS, 300),
        each_time=True,
    ),
)

LAVA_GOLEM = monster(
    "Lava Golem",
    102380,
    SummonedIf(
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD), 2)),
        to=Whose.THEIRS,
    ),
    ComesUnder(CannotNormalSummon(Whose.YOURS)),
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        do=InflictDamage(Whose.YOURS, 1000),
        limit=Limit.ONCE_EACH,
    ),
    special_only=True,
    attribute=Attribute.FIRE,
    type=Type.FIEND,
    level=8,
    attack=3000,
    defense=2500,
)

GRAVEKEEPERS_ASSAILANT = monster(
    "Gravekeeper's Assailant",
    25262697,
    When(
        DeclaresAttack(THIS),
        Exists(Cards(place=Place.FIELD, like=(Named("Necrovalley"),))),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        do=ChangePosition(THAT, None),
        you_can=True,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=4,
    attack=1500,
    defense=1500,
)

NIGHTMARE_WHEEL = continuous_trap(
    "Nightmare Wheel",
    54704216,
    Activate(target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
    Continuous(CannotAttack(THAT)),
    Continuous(CannotChangePosition(THAT)),
    Whenever(LeavesField(THAT), do=Destroy(THIS)),
    If(
        AtPhase(Phase.STANDBY, Whose.YOURS),
        Throughout(Exists(Cards(Kind.MONSTER, place=Place.FIELD, like=(Is(THAT),)))),
        do=InflictDamage(Whose.THEIRS, 500),
    ),
)

NECROVALLEY = field_spell(
    "Necrovalley",
    47355498,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("Gravekeeper's"),)),
            attack=500,
            defense=500,
        )
    ),
    Continuous(KeepsBuried()),
)

GRAVEKEEPERS_CHIEF = monster(
    "Gravekeeper's Chief",
    62473983,
    OnlyOne(Cards(like=(Named("Gravekeeper's Chief"),))),
    Continuous(
        IsUnaffectedBy(
            Cards(whose=Whose.YOURS, place=Place.GRAVEYARD),
            Cards(like=(Named("Necrovalley"),)),
        )
    ),
    When(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(OfArchetype("Gravekeeper's"),),
            )
        ),
        do=SpecialSummon(THAT),
        you_can=True,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=5,
    attack=1900,
    defense=1200,
)
