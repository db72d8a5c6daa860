"""Hidden Arsenal 7: Knight of Stars (2013)."""

from engine.yugioh.language import *

EVILSWARM_MANDRAGORA = monster(
    "Evilswarm Mandragora",
    8814959,
    SummonedIf(
        Count(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD),
            below(PerCard(1, Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))),
        )
    ),
    attribute=Attribute.DARK,
    type=Type.PLANT,
    level=4,
    attack=1550,
    defense=1450,
)

LAVAL_PHLOGIS = monster(
    "Laval Phlogis",
    89609515,
    If(
        IsSentToGraveyard(THIS),
        do=Apply(
            Gains(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    like=(OfArchetype("Laval"),),
                ),
                300,
            ),
            Until.WHILE_FACE_UP,
        ),
    ),
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=4,
    attack=1700,
    defense=800,
)

GEM_KNIGHT_LAZULI = monster(
    "Gem-Knight Lazuli",
    81846636,
    If(
        IsSentToGraveyard(THIS, by_effect=True),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.NORMAL),))
        ),
        do=AddToHand(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=1,
    attack=600,
    defense=100,
)
