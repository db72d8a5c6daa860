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
