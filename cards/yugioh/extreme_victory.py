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
