"""Which events show what was hidden, so that nobody can act as if it had not been."""

from engine.yugioh.language import Place
from engine.yugioh.state.events.moves import Moved, Sunk
from engine.yugioh.state.events.sights import LookedAt, Revealed
from engine.yugioh.state.table import State
from engine.yugioh.state.telling import DuelEvent

SHOWING = (Moved, Revealed, LookedAt, Sunk)
"""The kinds of events that can show something."""


def shows_hidden(event: DuelEvent, state: State) -> bool:
    """Whether with `event`, not yet applied, somebody learns of a card or of a Deck.

    A player who shows cards of their own, but not of their Deck, does so of their own accord.
    """
    if isinstance(event, Moved):
        return event.origin.place is Place.DECK
    if isinstance(event, Revealed):
        cards = (state.cards[card] for card in event.cards)
        return any(card.place is Place.DECK or card.spot.seat != event.by for card in cards)
    return isinstance(event, LookedAt | Sunk)
