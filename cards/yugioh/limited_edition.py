"""Limited Edition (2001)."""

from engine.yugioh.language import *

MAKIU_THE_MAGICAL_MIST = spell(
    "Makiu, the Magical Mist",
    27827272,
    Activate(
        target=Target(
            AnyOf(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    other=True,
                    like=(Named("Summoned Skull"),),
                ),
                Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.THUNDER),)),
            )
        ),
        do=Destroy(
            Every(
                Cards(
                    Kind.MONSTER,
                    Whose.THEIRS,
                    Place.FIELD,
                    like=(Has(Stat.DEFENSE, at_most(AttackOf(THAT))),),
                )
            )
        ),
        oath=CannotBattle(Whose.YOURS),
    ),
)

VICTORY_DRAGON = monster(
    "Victory Dragon",
    44910027,
    NeverSpecialSummoned(),
    MustTribute(3, Cards(Kind.MONSTER, like=(Of(Type.DRAGON),))),
    WinsMatch(),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=8,
    attack=2400,
    defense=3000,
)
