"""Duel Terminal 5 (2011)."""

from engine.yugioh.language import *

LAVAL_BURNER = monster(
    "Laval Burner",
    88958576,
    SummonedIf(
        NamedApart(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Laval"),)), 3
        )
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=5,
    attack=2100,
    defense=1000,
)


DEWDARK_OF_THE_ICE_BARRIER = monster(
    "Dewdark of the Ice Barrier",
    90311614,
    Continuous(
        AttacksDirectly(THIS),
        Lacks(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                face=Face.UP,
                like=(Not(Has(Stat.LEVEL, at_most(2))),),
            )
        ),
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=1200,
    defense=800,
    abilities=(Ability.TUNER,),
)
