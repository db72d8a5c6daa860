"""Whether a card can be placed in a Pendulum Zone."""

from engine.yugioh.acts.moving import free_spell_zones
from engine.yugioh.language import PlaceInPendulumZone
from engine.yugioh.readers.could.verb import could, finds
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@could.register
def _(step: PlaceInPendulumZone, duel: Duel, speaker: Speaker) -> bool:
    free = [spot.zone for spot in free_spell_zones(duel, speaker.player)]
    return any(zone in free for zone in duel.format.board.pendulum) and finds(
        step.what, duel, speaker
    )
