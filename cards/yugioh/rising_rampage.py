"""Rising Rampage (2019)."""

from engine.yugioh.language import *

DEFENDER_OF_THE_LABYRINTH = link_monster(
    "Defender of the Labyrinth",
    31897444,
    LinkMaterials(Cards(like=(Of(Frame.NORMAL),)), 2),
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Not(EffectMonster()),)), 500)
    ),
    Continuous(
        Gains(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(EffectMonster(),)), -500)
    ),
    If(
        IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT), by=Whose.THEIRS),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Not(EffectMonster()),))
        ),
        do=SpecialSummon(THAT),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    attack=1400,
    markers=(
        Marker.BOTTOM_LEFT,
        Marker.BOTTOM_RIGHT,
    ),
)
