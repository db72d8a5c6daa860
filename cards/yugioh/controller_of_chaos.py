"""Controller of Chaos (2003)."""

from engine.yugioh.language import *

FENRIR = monster(
    "Fenrir",
    218704,
    SummonedIf(
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(Of(Attribute.WATER),),
                ),
                2,
            )
        )
    ),
    If(Slays(THIS, sent=False), do=Skip(Phase.DRAW, Whose.THEIRS)),
    attribute=Attribute.WATER,
    type=Type.BEAST,
    level=4,
    attack=1400,
    defense=1200,
    special_only=True,
)

DD_SCOUT_PLANE = monster(
    "D.D. Scout Plane",
    3773196,
    If(
        AtPhase(Phase.END, where=Place.BANISHED),
        this_did(Feat.BANISHED),
        do=SpecialSummon(THIS, Position.ATTACK),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=2,
    attack=800,
    defense=1200,
)

DRILLAGO = monster(
    "Drillago",
    99050989,
    Continuous(
        AttacksDirectly(THIS),
        Only(
            Cards(whose=Whose.THEIRS, place=Place.FIELD),
            Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, at_least(1600)),)),
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=4,
    attack=1600,
    defense=1100,
)

SILPHEED = monster(
    "Silpheed",
    73001017,
    SummonedIf(
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.GRAVEYARD,
                    like=(Of(Attribute.WIND),),
                )
            )
        )
    ),
    If(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        do=Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
    ),
    attribute=Attribute.WIND,
    type=Type.SPELLCASTER,
    level=4,
    attack=1700,
    defense=700,
    special_only=True,
)
