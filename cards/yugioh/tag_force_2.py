"""Tag Force 2 promotional cards (2007)."""

from engine.yugioh.language import *

DARK_BRIBE = counter_trap(
    "Dark Bribe",
    77538567,
    Activate(
        when=IsActivated(Cards(Kind.SPELL_TRAP, Whose.THEIRS)),
        do=And(Draw(1, Whose.THEIRS), AndIfYouDo(NegateActivation(), Destroy(SUBJECT))),
    ),
)
