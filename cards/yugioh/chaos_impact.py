"""Chaos Impact (2019)."""

from engine.yugioh.language import *

I_P_MASQUERENA = link_monster(
    "I:P Masquerena",
    65741786,
    LinkMaterials(Cards(like=(Not(Of(Frame.LINK)),)), 2),
    Quick(
        condition=During(Whose.THEIRS, (Phase.MAIN_1, Phase.MAIN_2)),
        do=SummonUsing(Summon.LINK, Cards(Kind.MONSTER, like=(Of(Frame.LINK),))),
        limit=Limit.ONCE_BY_NAME,
    ),
    HandsOn(Summon.LINK, StandsAgainstEffects(FORMER, Whose.THEIRS)),
    attribute=Attribute.DARK,
    type=Type.CYBERSE,
    attack=800,
    markers=(Marker.BOTTOM_LEFT, Marker.BOTTOM_RIGHT),
)
