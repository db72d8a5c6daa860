"""Duel Terminal 6 (2012)."""

from engine.yugioh.language import *

LAVAL_COATL = monster(
    "Laval Coatl",
    45439263,
    SummonedIf(
        NamedApart(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Laval"),)), 3
        )
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=2,
    attack=1300,
    defense=700,
    abilities=(Ability.TUNER,),
)

LAVAL_CANNON = monster(
    "Laval Cannon",
    38492752,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP)),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.BANISHED, like=(OfArchetype("Laval"),))
        ),
        do=SpecialSummon(THAT),
        you_can=True,
    ),
    attribute=Attribute.FIRE,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=900,
)
