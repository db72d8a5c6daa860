"""Limited Edition 10 (2007)."""

from engine.yugioh.language import *

BEAST_KING_BARBAROS = monster(
    "Beast King Barbaros",
    78651105,
    NeedsNoTributes(OriginalAttackBecomes(THIS, 1900)),
    CanTribute(3),
    If(
        IsSummoned(THIS, (Summon.TRIBUTE,)),
        CameByTributes(3),
        do=Destroy(Every(Cards(whose=Whose.THEIRS, place=Place.FIELD))),
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=8,
    attack=3000,
    defense=1200,
)
