"""Extreme Victory (2011)."""

from engine.yugioh.language import *

AXE_DRAGONUTE = monster(
    "Axe Dragonute",
    84914462,
    Whenever(
        AtDamageStep(Timing.END, attacker=THIS), do=ChangePosition(THIS, Position.DEFENSE)
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=4,
    attack=2000,
    defense=1200,
)

T_G_HYPER_LIBRARIAN = synchro_monster(
    "T.G. Hyper Librarian",
    90953320,
    SynchroMaterials(),
    If(
        IsSummoned(Cards(Kind.MONSTER, other=True), (Summon.SYNCHRO,)),
        condition=Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        do=Draw(1),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=5,
    attack=2400,
    defense=1800,
)

TRADETOAD = monster(
    "Tradetoad",
    23408872,
    Ignition(
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.AQUA),)))
        ),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Frog"),))
        ),
        do=SpecialSummon(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=1,
    attack=100,
    defense=2000,
)

SAFE_ZONE = continuous_trap(
    "Safe Zone",
    38296564,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, position=Position.ATTACK, face=Face.UP)
        )
    ),
    Continuous(StandsInBattle(THAT)),
    Continuous(StandsAgainstEffects(THAT, Whose.THEIRS)),
    Continuous(CannotBeTargeted(THAT, Whose.THEIRS)),
    Continuous(CannotAttackDirectly(THAT, theirs=True)),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
    Whenever(LeavesField(THAT), do=Destroy(THIS)),
)
