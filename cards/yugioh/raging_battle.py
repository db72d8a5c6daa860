"""Raging Battle (2009)."""

from engine.yugioh.language import *

TREE_OTTER = monster(
    "Tree Otter",
    71759912,
    Ignition(
        condition=Throughout(
            Exists(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True, like=(Of(Type.BEAST),)
                )
            )
        ),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, 1000), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.BEAST,
    level=2,
    attack=1200,
    defense=100,
)

FORBIDDEN_CHALICE = quick_play(
    "Forbidden Chalice",
    25789292,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP), still=Cards(face=Face.UP)
        ),
        do=And(
            Apply(Gains(THAT, 400), Until.END_OF_TURN),
            Apply(EffectsNegated(THAT), Until.END_OF_TURN),
        ),
    ),
)

STRONG_WIND_DRAGON = monster(
    "Strong Wind Dragon",
    23770284,
    Continuous(
        StandsInBattle(
            THIS,
            Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, Within(AttackOf(THIS), same=True)),)),
        )
    ),
    If(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        CameByTributing(Cards(Kind.MONSTER, like=(Of(Type.DRAGON),))),
        do=Apply(Gains(THIS, HalfOf(OriginalAttackOf(TributedFor()))), Until.WHILE_FACE_UP),
    ),
    Continuous(Pierces(THIS)),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=6,
    attack=2400,
    defense=1000,
)

MERMAID_ARCHER = monster(
    "Mermaid Archer",
    4252828,
    Ignition(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                other=True,
                like=(Has(Stat.LEVEL, at_most(3)),),
            )
        ),
        do=EquipToThis(THAT, most=1),
        limit=Limit.ONCE_EACH,
    ),
    Continuous(Gains(THIS, 800), condition=Exists(Cards(like=(EquippedTo(THIS),)))),
    Continuous(DoesInstead(THIS, Destroy(Every(Cards(like=(EquippedTo(THIS),)))))),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=3,
    attack=1200,
    defense=200,
)
