"""Duelist League (2011)."""

from engine.yugioh.language import *

GORZ_THE_EMISSARY_OF_DARKNESS = monster(
    "Gorz the Emissary of Darkness",
    44330098,
    When(
        TakesDamage(Whose.YOURS, by=Whose.THEIRS),
        Throughout(Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD))),
        do=SpecialSummon(THIS),
        you_can=True,
        where=Place.HAND,
    ),
    When(
        IsSummoned(THIS, (Summon.SPECIAL,)),
        CameUpon(Cause.BATTLE),
        do=MakeTokens(
            "Emissary of Darkness Token", 1, attack=DamageTaken(), defense=DamageTaken()
        ),
    ),
    When(
        IsSummoned(THIS, (Summon.SPECIAL,)),
        CameUpon(Cause.EFFECT),
        do=InflictDamage(Whose.THEIRS, DamageTaken()),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=7,
    attack=2700,
    defense=2500,
)

EMISSARY_OF_DARKNESS_TOKEN = token(
    "Emissary of Darkness Token",
    44330099,
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=7,
    attack=0,
    defense=0,
)
