"""Whether there is anything to see."""

from engine.yugioh.language import LookAt, Reveal
from engine.yugioh.readers.could.verb import could, finds
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker


@could.register(LookAt)
@could.register(Reveal)
def _(step: LookAt | Reveal, duel: Duel, speaker: Speaker) -> bool:
    return finds(step.what, duel, speaker)
