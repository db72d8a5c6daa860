"""Whether joined steps could be done."""

from engine.yugioh.language import (
    And,
    AndIfYouDo,
    Then,
)
from engine.yugioh.readers.could.verb import could
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker


@could.register(And)
@could.register(AndIfYouDo)
@could.register(Then)
def _(step: And | AndIfYouDo | Then, duel: Duel, speaker: Speaker) -> bool:
    return could(step.first, duel, speaker)
