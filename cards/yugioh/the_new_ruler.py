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
