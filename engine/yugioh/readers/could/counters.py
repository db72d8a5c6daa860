"""Whether there is room for counters, and whether there are any."""

from engine.yugioh.acts.counting import room_for
from engine.yugioh.language import (
    PlaceCounters,
    RemoveCounters,
)
from engine.yugioh.readers.could.verb import could
from engine.yugioh.readers.means import all_that
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


@could.register
def _(step: PlaceCounters, duel: Duel, speaker: Speaker) -> bool:
    return any(room_for(card, step) > 0 for card in all_that(step.on, duel, speaker))


@could.register
def _(step: RemoveCounters, duel: Duel, speaker: Speaker) -> bool:
    return any(
        card.counters.get(step.counter, 0) >= step.count
        for card in all_that(step.on, duel, speaker)
    )
