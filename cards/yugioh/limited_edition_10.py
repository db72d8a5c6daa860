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

WHITE_NIGHT_DRAGON = monster(
    "White Night Dragon",
    79473793,
    When(
        IsActivated(Cards(Kind.SPELL_TRAP), targeting=THIS),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    When(
        IsAttacked(Cards(Kind.MONSTER, Whose.YOURS, face=Face.UP, other=True)),
        cost=SendToGraveyard(Choose(Cards(Kind.SPELL_TRAP, Whose.YOURS, Place.FIELD))),
        do=Redirect(THIS),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.DRAGON,
    level=8,
    attack=3000,
    defense=2500,
)
