"""Whether control of anything can be taken."""

from engine.yugioh.acts.moving import free_monster_zones
from engine.yugioh.language import (
    TakeControl,
)
from engine.yugioh.readers.could.verb import could
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Speaker


@could.register
def _(step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
    return bool(free_monster_zones(duel, speaker.player))
