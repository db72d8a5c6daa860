"""Structure Deck: Invincible Fortress (2005)."""

from engine.yugioh.language import *

EXXOD_MASTER_OF_THE_GUARD = monster(
    "Exxod, Master of The Guard",
    55737443,
    SummonedIf(
        cost=TributeCards(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("sphinx"),)))
        ),
        only=True,
    ),
    If(
        IsSummoned(Cards(Kind.MONSTER, like=(Of(Attribute.EARTH),)), (Summon.FLIP,)),
        do=InflictDamage(Whose.THEIRS, 1000),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=8,
    attack=0,
    defense=4000,
    special_only=True,
)

GREAT_SPIRIT = monster(
    "Great Spirit",
    92736188,
    Ignition(do=ChangePosition(THIS, Position.FACE_DOWN), limit=Limit.ONCE_EACH),
    When(
        IsSummoned(THIS, (Summon.FLIP,)),
        you_can=True,
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Attribute.EARTH),))),
        do=Apply(SwitchesOriginals(THAT), Until.END_OF_TURN),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=4,
    attack=500,
    defense=1500,
)

CANYON = field_spell(
    "Canyon",
    28120197,
    Activate(),
    Continuous(
        DoublesBattleDamage(
            Cards(Kind.MONSTER, position=Position.DEFENSE, like=(Of(Type.ROCK),)), ATTACKER
        )
    ),
)
