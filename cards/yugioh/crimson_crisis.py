"""Crimson Crisis (2008)."""

from engine.yugioh.language import *

DUPE_FROG = monster(
    "Dupe Frog",
    46239604,
    Continuous(BecomesNamed(THIS, "Des Frog")),
    Continuous(CannotBeAttacked(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True))),
    When(
        IsSentToGraveyard(THIS, origin=Place.FIELD),
        do=AddToHand(
            Choose(
                AnyOf(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(OfArchetype("Frog"), Not(Named("Dupe Frog"))),
                    ),
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        like=(OfArchetype("Frog"), Not(Named("Dupe Frog"))),
                    ),
                )
            )
        ),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=100,
    defense=2000,
)
