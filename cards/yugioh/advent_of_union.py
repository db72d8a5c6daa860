"""Advent of Union (2002)."""

from engine.yugioh.language import *

TRIBUTE_DOLL = spell(
    "Tribute Doll",
    2903036,
    Activate(
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        like=(Has(Stat.LEVEL, exactly(7)), NormalSummonable()),
                    )
                )
            ),
            Apply(CannotAttack(FORMER), Until.END_OF_TURN),
        ),
    ),
)

NEKO_MANE_KING = monster(
    "Neko Mane King",
    11021521,
    When(
        IsSentToGraveyard(THIS, by=Whose.THEIRS),
        During(Whose.THEIRS),
        do=BecomeEndPhase(),
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=1,
    attack=0,
    defense=0,
)

SECRET_BARREL = trap(
    "Secret Barrel",
    27053506,
    Activate(
        do=InflictDamage(
            Whose.THEIRS,
            PerCard(
                200,
                AnyOf(
                    Cards(whose=Whose.THEIRS, place=Place.HAND),
                    Cards(whose=Whose.THEIRS, place=Place.FIELD),
                ),
            ),
        )
    ),
)

SPELL_SHIELD_TYPE_8 = counter_trap(
    "Spell Shield Type-8",
    38275183,
    Activate(
        when=IsActivated(
            Cards(Kind.SPELL),
            targeting=Cards(Kind.MONSTER, place=Place.FIELD),
            alone=True,
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    Activate(
        when=IsActivated(Cards(Kind.SPELL)),
        cost=SendToGraveyard(Choose(Cards(Kind.SPELL, whose=Whose.YOURS, place=Place.HAND))),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)
