"""Starter Deck: Pegasus (2003)."""

from engine.yugioh.language import *

GRACEFUL_CHARITY = spell(
    "Graceful Charity",
    79571449,
    Activate(
        do=Then(Draw(3), Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND), count=2)))
    ),
)

ARMED_NINJA = monster(
    "Armed Ninja",
    9076207,
    Flip(
        target=Target(
            AnyOf(
                Cards(Kind.SPELL, place=Place.FIELD, face=Face.UP),
                Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.DOWN),
            )
        ),
        do=Then(Reveal(THAT), Provided(ProvesToBe(THAT, Cards(Kind.SPELL)), Destroy(THAT))),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=1,
    attack=300,
    defense=300,
    abilities=(Ability.FLIP,),
)

GRYPHON_WING = trap(
    "Gryphon Wing",
    55608151,
    Activate(
        IsActivated(Cards(whose=Whose.THEIRS, like=(Named("Harpie's Feather Duster"),))),
        do=AndIfYouDo(
            NegateEffect(), Destroy(Every(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)))
        ),
    ),
)
