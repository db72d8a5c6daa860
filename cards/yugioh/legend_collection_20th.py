"""20th Anniversary Legend Collection (2019)."""

from engine.yugioh.language import *

MAGICIAN_OF_BLACK_CHAOS_MAX = ritual_monster(
    "Magician of Black Chaos MAX",
    79613121,
    If(
        IsSummoned(THIS, (Summon.SPECIAL,)),
        you_can=True,
        cost=TributeCards(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))),
        do=Apply(
            CannotActivateCards(Kind.MONSTER, Whose.THEIRS, everywhere=True),
            Until.END_OF_TURN,
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    When(
        Slays(THIS, sent=False),
        you_can=True,
        target=Target(Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD)),
        do=AddToHand(THAT),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=8,
    attack=2800,
    defense=2600,
)
