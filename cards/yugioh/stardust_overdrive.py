"""Stardust Overdrive (2009)."""

from engine.yugioh.language import *

SWAP_FROG = monster(
    "Swap Frog",
    9126351,
    SummonedIf(
        cost=Discard(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    other=True,
                    like=(Of(Attribute.WATER),),
                )
            )
        )
    ),
    When(
        IsSummoned(THIS),
        do=SendToGraveyard(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(
                            Has(Stat.LEVEL, at_most(2)),
                            Of(Attribute.WATER),
                            Of(Type.AQUA),
                        ),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        like=(
                            Has(Stat.LEVEL, at_most(2)),
                            Of(Attribute.WATER),
                            Of(Type.AQUA),
                        ),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    Ignition(
        cost=ReturnToHand(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        do=Apply(
            SummonsAlso(
                Whose.YOURS,
                Cards(Kind.MONSTER, like=(OfArchetype("Frog"), Not(Named("Swap Frog")))),
            ),
            Until.END_OF_TURN,
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=1000,
    defense=500,
)

QUICKDRAW_SYNCHRON = monster(
    "Quickdraw Synchron",
    20932152,
    StandsForTuner(Cards(Kind.MONSTER, like=(OfArchetype("Synchron"),))),
    SummonedIf(
        cost=SendToGraveyard(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND))),
    ),
    attribute=Attribute.WIND,
    type=Type.MACHINE,
    level=5,
    attack=700,
    defense=1400,
    abilities=(Ability.TUNER,),
)
