"""Cards that came with the volumes of Yu-Gi-Oh! GX (2006)."""

from engine.yugioh.language import *

LIGHT_AND_DARKNESS_DRAGON = monster(
    "Light and Darkness Dragon",
    47297616,
    NeverSpecialSummoned(),
    Continuous(AlsoOf(THIS, (Attribute.DARK,))),
    When(
        IsActivated(Cards(), by_kind=True),
        do=Provided(
            ThisIs(
                Cards(
                    place=Place.FIELD,
                    like=(Has(Stat.ATTACK, at_least(500)), Has(Stat.DEFENSE, at_least(500))),
                )
            ),
            AndIfYouDo(NegateActivation(), Apply(Gains(THIS, -500, -500), Until.WHILE_FACE_UP)),
        ),
        limit=Limit.ONCE_PER_CHAIN,
    ),
    If(
        IsSentToGraveyard(THIS, destroyed_by=(Cause.BATTLE, Cause.EFFECT)),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD), if_any=True),
        do=AlsoAfterThat(
            Destroy(Every(Cards(whose=Whose.YOURS, place=Place.FIELD))), SpecialSummon(THAT)
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=8,
    attack=2800,
    defense=2400,
)
