"""Starter Deck: Codebreaker (2018)."""

from engine.yugioh.language import *

TRANSCODE_TALKER = link_monster(
    "Transcode Talker",
    46947713,
    LinkMaterials(Cards(effect=True), 2, or_more=True),
    Continuous(Gains(THIS, 500), condition=ThisIs(Cards(co_linked=True))),
    Continuous(Gains(Cards(Kind.MONSTER, place=Place.FIELD, co_linked_with_this=True), 500)),
    Continuous(
        CannotBeTargeted(THIS, by=Whose.THEIRS), condition=ThisIs(Cards(co_linked=True))
    ),
    Continuous(
        CannotBeTargeted(
            Cards(Kind.MONSTER, place=Place.FIELD, co_linked_with_this=True), by=Whose.THEIRS
        )
    ),
    Ignition(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                type=Type.CYBERSE,
                frame=Frame.LINK,
                rating=at_most(3),
                lacks_name="Transcode Talker",
            )
        ),
        do=SpecialSummon(THAT, pointed_to=True),
        limit=Limit.ONCE_BY_NAME,
        oath=CannotSpecialSummon(Whose.YOURS, but=Cards(Kind.MONSTER, type=Type.CYBERSE)),
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
