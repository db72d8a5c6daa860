"""Extra Pack 2012 (2012)."""

from engine.yugioh.language import *

DODGER_DRAGON = monster(
    "Dodger Dragon",
    47013502,
    SummonStands((Summon.NORMAL, Summon.TRIBUTE)),
    Whenever(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        do=Apply(CannotActivateOf(Icon.COUNTER, Whose.THEIRS), Until.END_OF_TURN),
    ),
    attribute=Attribute.WIND,
    type=Type.DRAGON,
    level=4,
    attack=1900,
    defense=1200,
)
