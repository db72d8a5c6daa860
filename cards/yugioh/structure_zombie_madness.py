"""Structure Deck: Zombie Madness (2005)."""

from engine.yugioh.language import *

VAMPIRE_GENESIS = monster(
    "Vampire Genesis",
    22056710,
    SummonedIf(
        cost=Banish(
            Choose(Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Vampire Lord"),)))
        ),
        only=True,
    ),
    Ignition(
        cost=Discard(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.ZOMBIE),))),
            to_graveyard=True,
        ),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Of(Type.ZOMBIE), Has(Stat.LEVEL, below(LevelOf(FORMER)))),
            )
        ),
        do=SpecialSummon(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.ZOMBIE,
    level=8,
    attack=3000,
    defense=2100,
    special_only=True,
)
