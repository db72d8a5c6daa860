"""To make an event true of the state."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.protocol import Event
from engine.yugioh.state.card import Card, Mark, mark
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import State

F = TypeVar("F", bound=Callable[..., None])

_WAYS: dict[type[Event], Callable[[Any, State], None]] = {}


def applies(*kinds: type[Event]) -> Callable[[F], F]:
    """Let a function make events of these kinds true of the state.

    Raises TypeError where another function does so already.
    """

    def noted(way: F) -> F:
        for kind in kinds:
            if kind in _WAYS:
                raise TypeError(f"{kind.__name__} is made true in two ways")
            _WAYS[kind] = way
        return way

    return noted


def apply(event: Event, state: State) -> None:
    """Make `event` true of `state`. Some events only announce, and change nothing."""
    way = _WAYS.get(type(event))
    if way is not None:
        way(event, state)


def begin(state: State, card: Card) -> None:
    """From this moment counts what the text of `card` says."""
    state.moment += 1
    card.since = state.moment


def marks(state: State, cards: tuple[CardId, ...]) -> tuple[Mark, ...]:
    """Point at each of `cards` as it is now."""
    return tuple(mark(state.cards[card]) for card in cards)
