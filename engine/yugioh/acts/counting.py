"""Placing counters."""

from engine.yugioh.language import PlaceCounters
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_events import CountersPlaced
from engine.yugioh.state.table import Card


def place(duel: Duel, card: Card, step: PlaceCounters) -> bool:
    """Place as many counters as `card` can still hold; tell whether there was any."""
    room = step.most - card.counters.get(step.counter, 0)
    count = min(step.count, room)
    if count > 0 and card.face_up:
        duel.emit(CountersPlaced(card.id, step.counter, count))
    return count > 0 and card.face_up
