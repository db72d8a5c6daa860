"""Whether there is anything to see."""

from engine.yugioh.language import (
    AddTheirChoice,
    BanishNamesakes,
    Excavate,
    LookAt,
    Reveal,
)
from engine.yugioh.readers.could.verb import could, finds
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@could.register
def _(step: BanishNamesakes, duel: Duel, speaker: Speaker) -> bool:
    return True


@could.register(AddTheirChoice)
@could.register(LookAt)
@could.register(Reveal)
def _(step: AddTheirChoice | LookAt | Reveal, duel: Duel, speaker: Speaker) -> bool:
    return finds(step.what, duel, speaker)


@could.register
def _(step: Excavate, duel: Duel, speaker: Speaker) -> bool:
    return len(duel.state.sides[speaker.player].deck) >= step.count
