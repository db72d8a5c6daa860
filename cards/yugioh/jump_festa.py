"""Promotional cards of Jump Festa (2007 to 2013)."""

from engine.yugioh.language import *

KIDMODO_DRAGON = monster(
    "Kidmodo Dragon",
    35629124,
    If(
        IsSentToGraveyard(THIS),
        do=SpecialSummon(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.DRAGON),)))
        ),
        limit=Limit.ONCE_BY_NAME,
        oath=BothHold(
            CannotSpecialSummon(Whose.YOURS, Cards(Kind.MONSTER, like=(Of(Type.DRAGON),))),
            CannotBattle(Whose.YOURS),
        ),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.DRAGON,
    level=3,
    attack=100,
    defense=200,
)

SECRET_BLAST = trap(
    "Secret Blast",
    18252559,
    Activate(
        do=InflictDamage(
            Whose.THEIRS, PerCard(300, Cards(whose=Whose.THEIRS, place=Place.FIELD))
        )
    ),
    If(
        IsSentToGraveyard(
            THIS,
            origin=Place.FIELD,
            destroyed_by=(Cause.BATTLE, Cause.EFFECT),
            by=Whose.THEIRS,
        ),
        do=InflictDamage(Whose.THEIRS, 1000),
    ),
)

GEMINI_SUMMONER = monster(
    "Gemini Summoner",
    19041767,
    If(
        AtPhase(Phase.END, Whose.THEIRS),
        cost=PayLife(500),
        do=NormalSummonOne(Cards(Kind.MONSTER, like=(Of(Ability.GEMINI),))),
        limit=Limit.ONCE_EACH,
        you_can=True,
    ),
    Continuous(StandsInBattle(THIS, once_a_turn=True)),
    attribute=Attribute.WATER,
    type=Type.SPELLCASTER,
    level=4,
    attack=1500,
    defense=0,
)
