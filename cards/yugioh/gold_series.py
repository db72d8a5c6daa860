"""Gold Series (2008)."""

from engine.yugioh.language import *

CRUSH_CARD_VIRUS = trap(
    "Crush Card Virus",
    57728570,
    Activate(
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(Of(Attribute.DARK), Has(Stat.ATTACK, at_most(1000))),
                )
            )
        ),
        do=And(
            Apply(NoDamage(Whose.THEIRS), Until.END_OF_NEXT_TURN),
            AndIfYouDo(
                LookAt(
                    Every(
                        AnyOf(
                            Cards(whose=Whose.THEIRS, place=Place.HAND),
                            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD),
                        )
                    )
                ),
                Then(
                    Destroy(
                        Every(
                            Among(
                                Lot.SEEN,
                                Cards(Kind.MONSTER, like=(Has(Stat.ATTACK, at_least(1500)),)),
                            )
                        )
                    ),
                    TheyCan(
                        Destroy(
                            Choose(
                                Cards(
                                    Kind.MONSTER,
                                    Whose.THEIRS,
                                    Place.DECK,
                                    like=(Has(Stat.ATTACK, at_least(1500)),),
                                ),
                                3,
                                up_to=True,
                            )
                        )
                    ),
                ),
            ),
        ),
    ),
)

EXPLODER_DRAGON = monster(
    "Exploder Dragon",
    20586572,
    If(IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE), do=Destroy(Slayer())),
    Continuous(NoBattleDamage(Whose.YOURS), Attacks(THIS)),
    Continuous(NoBattleDamage(Whose.THEIRS), Attacks(THIS)),
    attribute=Attribute.EARTH,
    type=Type.DRAGON,
    level=3,
    attack=1000,
    defense=0,
)
