"""Vol. 5 (1999)."""

from engine.yugioh.language import *

ANTI_RAIGEKI = trap(
    "Anti Raigeki",
    42364257,
    Activate(
        when=IsActivated(Cards(whose=Whose.THEIRS, like=(Named("Raigeki"),))),
        do=AndIfYouDo(
            NegateEffect(), Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)))
        ),
    ),
)


BIG_EYE = monster(
    "Big Eye",
    16768387,
    Flip(do=Rearrange(5, up_to=True)),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1200,
    defense=1000,
    abilities=(Ability.FLIP,),
)


FAKE_TRAP = trap(
    "Fake Trap",
    3027001,
    Activate(
        when=IsActivated(
            Cards(whose=Whose.THEIRS),
            by_kind=True,
            destroying=Cards(Kind.TRAP, Whose.YOURS, Place.FIELD, other=True),
        ),
        do=And(
            Destroy(THIS),
            AndIfYouDo(
                Reveal(Threatened(Cards(Kind.TRAP, Whose.YOURS, Place.FIELD, other=True))),
                Apply(StandsAgainstEffects(FORMER), Until.END_OF_CHAIN),
            ),
        ),
    ),
)
