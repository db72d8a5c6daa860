"""Placing counters."""

from functools import cache

from engine.yugioh.language import CardText, Counter, PlaceCounters, ThisCard
from engine.yugioh.language.node import parts
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.standing import CountersPlaced

UNBOUNDED = 1_000_000
"""More counters than can ever be placed."""


def place(duel: Duel, card: Card, step: PlaceCounters) -> bool:
    """Place as many counters as `card` can still hold; return whether there was any."""
    count = min(step.count, room_for(card, step))
    if count > 0 and card.face_up:
        duel.emit(CountersPlaced(card.id, step.counter, count))
    return count > 0 and card.face_up


def room_for(card: Card, step: PlaceCounters) -> int:
    """How many more of these counters `card` can hold, by the step or else by its own text."""
    most = capacity(card.text, step.counter) if step.most is None else step.most
    return most - card.counters.get(step.counter, 0)


@cache
def capacity(text: CardText, counter: Counter) -> int:
    """How many of these counters a card of that text can hold."""
    placing = [part for effect in text.effects for part in parts(effect)]
    return max(
        (
            UNBOUNDED if part.most is None else part.most
            for part in placing
            if isinstance(part, PlaceCounters)
            and part.counter is counter
            and isinstance(part.on, ThisCard)
        ),
        default=0,
    )
