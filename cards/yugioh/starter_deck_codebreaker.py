"""Starter Deck: Codebreaker (2018)."""

from engine.yugioh.language import *

TRANSCODE_TALKER = link_monster(
    "Transcode Talker",
    46947713,
    LinkMaterials(Cards(like=(EffectMonster(),)), 2, or_more=True),
    Continuous(Gains(THIS, 500), condition=ThisIs(Cards(like=(CoLinked(),)))),
    Continuous(Gains(Cards(Kind.MONSTER, place=Place.FIELD, like=(CoLinked(THIS),)), 500)),
    Continuous(
        CannotBeTargeted(THIS, by=Whose.THEIRS), condition=ThisIs(Cards(like=(CoLinked(),)))
    ),
    Continuous(
        CannotBeTargeted(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(CoLinked(THIS),)), by=Whose.THEIRS
        )
    ),
    Ignition(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(
                    Of(Type.CYBERSE),
                    Of(Frame.LINK),
                    Has(Stat.RATING, at_most(3)),
                    Not(Named("Transcode Talker")),
                ),
            )
        ),
        do=SpecialSummon(THAT, pointed_to=True),
        limit=Limit.ONCE_BY_NAME,
        oath=CannotSpecialSummon(
            Whose.YOURS, but=Cards(Kind.MONSTER, like=(Of(Type.CYBERSE),))
        ),
    ),
    markers=(
        Marker.TOP,
        Marker.RIGHT,
        Marker.BOTTOM,
    ),
    attribute=Attribute.EARTH,
    type=Type.CYBERSE,
    attack=2300,
)
