"""Eternity Code (2020)."""

from engine.yugioh.language import *

ACCESSCODE_TALKER = link_monster(
    "Accesscode Talker",
    86066372,
    LinkMaterials(Cards(like=(EffectMonster(),)), 2, or_more=True),
    If(
        IsSummoned(THIS, (Summon.LINK,)),
        target=Target(
            UsedFor(THIS, Cards(Kind.MONSTER, like=(Of(Frame.LINK),)), there=True),
        ),
        do=Apply(Gains(THIS, RatingOf(THAT, 1000)), Until.WHILE_FACE_UP),
        you_can=True,
        unanswered=True,
    ),
    Ignition(
        cost=Banish(
            Choose(
                AnyOf(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Frame.LINK),)),
                    Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.LINK),)),
                )
            )
        ),
        do=And(
            Apply(
                CannotBanishToPay(Cards(Kind.MONSTER, like=(SharesAttribute(FORMER),))),
                Until.END_OF_TURN,
            ),
            Destroy(Choose(Cards(whose=Whose.THEIRS, place=Place.FIELD))),
        ),
        unanswered=True,
    ),
    attribute=Attribute.DARK,
    type=Type.CYBERSE,
    attack=2300,
    markers=(Marker.TOP, Marker.LEFT, Marker.RIGHT, Marker.BOTTOM),
)
