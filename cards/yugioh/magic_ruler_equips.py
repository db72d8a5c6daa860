"""Magic Ruler (2002): what is equipped."""

from engine.yugioh.language import *

SNATCH_STEAL = equip_spell(
    "Snatch Steal",
    45986603,
    Activate(target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP))),
    Continuous(GivesControl()),
    If(AtPhase(Phase.STANDBY, Whose.THEIRS), do=GainLife(1000, Whose.THEIRS)),
)
