"""Whether control of anything can be taken."""

from engine.yugioh.acts.moving import free_spell_zones
from engine.yugioh.field.places import wears_fewer_than
from engine.yugioh.field.zones import main_zones
from engine.yugioh.language import (
    EquipToThis,
    TakeControl,
)
from engine.yugioh.readers.could.verb import could, finds
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@could.register
def _(step: TakeControl, duel: Duel, speaker: Speaker) -> bool:
    has_room = bool(main_zones(duel, speaker.player, speaker.leaving))
    return has_room and finds(step.what, duel, speaker)


@could.register
def _(step: EquipToThis, duel: Duel, speaker: Speaker) -> bool:
    has_room = bool(free_spell_zones(duel, speaker.player))
    return has_room and wears_fewer_than(step.most, duel, speaker.card)
