"""Extra Pack: Sword of Knights (2013)."""

from engine.yugioh.language import *

ATTACK_THE_MOON = continuous_spell(
    "Attack the Moon!",
    83715234,
    Activate(),
    When(
        IsTurned(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.ROCK),)), None),
        target=Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD)),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
        you_can=True,
    ),
)
