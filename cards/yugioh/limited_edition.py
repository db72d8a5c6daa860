"""Limited Edition (2001)."""

from engine.yugioh.language import *

MAKIU_THE_MAGICAL_MIST = spell(
    "Makiu, the Magical Mist",
    27827272,
    Activate(
        target=Target(
            AnyOf(
                Cards(whose=Whose.YOURS, place=Place.FIELD, other=True, named="Summoned Skull"),
                Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, type=Type.THUNDER),
            )
        ),
        do=Destroy(
            Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, defense_within_target=True))
        ),
        oath=CannotBattle(Whose.YOURS),
    ),
)
