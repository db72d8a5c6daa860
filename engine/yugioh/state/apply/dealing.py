"""Dealing cards anew in the middle of a duel: other texts, and Decks in another order."""

from collections.abc import Mapping, Sequence

from engine.core.protocol import Seat
from engine.yugioh.language import CardText, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import State


def deal(
    state: State,
    texts: Mapping[CardId, CardText],
    decks: Mapping[Seat, Sequence[Card]],
    gone: Sequence[Card],
) -> None:
    """Have these cards be others, these Decks lie so, the top last, and those cards be gone.

    The latter lie in an Extra Deck.
    """
    for card, text in texts.items():
        state.cards[card].text = text
    for seat, deck in decks.items():
        state.sides[seat].deck = list(deck)
    for each in gone:
        state.sides[each.owner].extra.remove(each)
        each.place = Place.NOWHERE
    for side in state.sides:
        side.layout += 1
