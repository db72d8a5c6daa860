"""To make an event true of the state."""

from functools import singledispatch

from engine.core.protocol import Event
from engine.yugioh.state.card import Card, Mark, mark
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import State


@singledispatch
def apply(event: Event, state: State) -> None:
    """Make `event` true of `state`. Some events only announce, and change nothing."""


def begin(state: State, card: Card) -> None:
    """From this moment counts what the text of `card` says."""
    state.moment += 1
    card.since = state.moment


def marks(state: State, cards: tuple[CardId, ...]) -> tuple[Mark, ...]:
    """Point at each of `cards` as it is now."""
    return tuple(mark(state.cards[card]) for card in cards)
