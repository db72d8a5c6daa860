"""Carrying out what is done with counters."""

from engine.yugioh.acts import counting
from engine.yugioh.language import (
    PlaceCounters,
    RemoveCounters,
)
from engine.yugioh.readers.does.verb import does, those
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.standing import CountersRemoved
from engine.yugioh.state.speaker import Speaker


@does.register
async def _(step: PlaceCounters, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.on, duel, speaker)
    placed = [counting.place(duel, card, step) for card in cards]
    return any(placed)


@does.register
async def _(step: RemoveCounters, duel: Duel, speaker: Speaker) -> bool:
    cards = await those(step.on, duel, speaker)
    for card in cards:
        duel.emit(CountersRemoved(card.id, step.counter, step.count))
    return bool(cards)
