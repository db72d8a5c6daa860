"""Premium Pack (2007)."""

from engine.yugioh.language import *

MARSHMALLON = monster(
    "Marshmallon",
    31305911,
    Continuous(StandsInBattle(THIS)),
    If(
        AtDamageStep(Timing.AFTER_CALCULATION, attacked=THIS, was_face_down=True),
        do=InflictDamage(Whose.THEIRS, 1000),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=3,
    attack=300,
    defense=500,
)

DARK_MAGIC_CURTAIN = spell(
    "Dark Magic Curtain",
    99789342,
    Activate(
        cost=PayLife(HalfOf(LifeOf(Whose.YOURS))),
        do=SpecialSummon(
            Choose(Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named("Dark Magician"),)))
        ),
        oath=CannotSummon(Whose.YOURS),
    ),
)
