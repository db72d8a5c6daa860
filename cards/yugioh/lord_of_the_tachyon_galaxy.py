"""Lord of the Tachyon Galaxy (2013)."""

from engine.yugioh.language import *

PINPOINT_GUARD = trap(
    "Pinpoint Guard",
    44509898,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(
            Cards(
                Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Has(Stat.LEVEL, at_most(4)),)
            )
        ),
        do=And(
            SpecialSummon(THAT, Position.DEFENSE),
            And(
                Apply(StandsInBattle(THAT), Until.END_OF_TURN),
                Apply(StandsAgainstEffects(THAT), Until.END_OF_TURN),
            ),
        ),
    ),
)

HYSTERIC_SIGN = continuous_spell(
    "Hysteric Sign",
    19337371,
    Activate(
        do=AddToHand(
            Choose(
                AnyOf(
                    Cards(
                        whose=Whose.YOURS, place=Place.DECK, like=(Named("Elegant Egotist"),)
                    ),
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.GRAVEYARD,
                        like=(Named("Elegant Egotist"),),
                    ),
                )
            )
        ),
        limit=Limit.ONE_BY_NAME,
    ),
    If(
        AtPhase(Phase.END, where=Place.GRAVEYARD),
        ThisIs(Cards(like=(Did(Feat.BURIED, origin=(Place.HAND, Place.FIELD)),))),
        do=AddToHand(
            Choose(
                Cards(whose=Whose.YOURS, place=Place.DECK, like=(OfArchetype("Harpie"),)),
                3,
                up_to=True,
                named_apart=True,
            )
        ),
        limit=Limit.ONE_BY_NAME,
    ),
)
