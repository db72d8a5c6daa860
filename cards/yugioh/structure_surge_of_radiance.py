"""Structure Deck: Surge of Radiance (2006)."""

from engine.yugioh.language import *

NEO_PARSHATH = monster(
    "Neo-Parshath, the Sky Paladin",
    12510878,
    SummonedIf(
        cost=TributeCards(
            Choose(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    like=(Named("Airknight Parshath"),),
                )
            )
        )
    ),
    Continuous(
        Gains(THIS, LifeDifference(), LifeDifference()),
        Both(
            Exists(Cards(place=Place.FIELD, like=(Named("The Sanctuary in the Sky"),))),
            HasLife(Whose.THEIRS, below(LifeOf(Whose.YOURS))),
        ),
    ),
    Continuous(Pierces(THIS)),
    If(DealsBattleDamage(THIS, to=Whose.THEIRS), do=Draw(1)),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=7,
    attack=2300,
    defense=2000,
)

NOVA_SUMMONER = monster(
    "Nova Summoner",
    48783998,
    When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        you_can=True,
        do=SpecialSummon(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(
                            Of(Attribute.LIGHT),
                            Of(Type.FAIRY),
                            Has(Stat.ATTACK, at_most(1500)),
                        ),
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.DECK,
                        like=(
                            Named("Airknight Parshath"),
                            While(
                                Exists(
                                    Cards(
                                        place=Place.FIELD,
                                        like=(Named("The Sanctuary in the Sky"),),
                                    )
                                )
                            ),
                        ),
                    ),
                )
            )
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=4,
    attack=1400,
    defense=800,
)
