"""Extra Pack Volume 4 (2012)."""

from engine.yugioh.language import *

SABER_VAULT = field_spell(
    "Saber Vault",
    73787254,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("X-Saber"),)),
            PerLevel(100),
            PerLevel(-100),
        )
    ),
)

MAXX_C = monster(
    'Maxx "C"',
    23434538,
    Quick(
        cost=SendToGraveyard(THIS),
        do=Apply(
            EachTime(IsSummoned(Cards(Kind.MONSTER, Whose.THEIRS), (Summon.SPECIAL,)), Draw(1)),
            Until.END_OF_TURN,
        ),
        limit=Limit.ONCE_BY_NAME,
        where=Place.HAND,
    ),
    attribute=Attribute.EARTH,
    type=Type.INSECT,
    level=2,
    attack=500,
    defense=200,
)
