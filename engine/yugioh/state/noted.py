"""Under what it is noted what a card has done as it lies: whom it spared, what it placed."""

from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import Card


def sparing(card: Card, by: Card) -> tuple[CardId, int, int, CardId]:
    """Under what it is noted that `by` spared `card`: what is turned face-down is new."""
    return card.id, card.visit, card.covers, by.id


def shield(card: Card) -> tuple[CardId, int, int]:
    """Under what is noted of `card` as it lies: what is turned face-down is new."""
    return card.id, card.visit, card.covers
