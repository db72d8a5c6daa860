"""What has been used up: effects that can be used once, what a card spares or places."""

from dataclasses import field

from engine.core.protocol import Seat
from engine.core.values import record
from engine.yugioh.state.card import Card
from engine.yugioh.state.spots import CardId

AsItLies = tuple[CardId, int, int]
"""A card as it lies: what moves or is turned face-down is a new one."""


def as_it_lies(card: Card) -> AsItLies:
    """The key of `card` as it lies now."""
    return card.id, card.visit, card.covers


@record
class Usage:
    """By what was used, and by whom: the last turn in which it was."""

    by_name: dict[tuple[Seat, str, int], int] = field(default_factory=dict)
    """A player activated that effect of cards with that name."""
    by_copy: dict[tuple[AsItLies, int], int] = field(default_factory=dict)
    """A card used that effect."""
    taken_back: dict[tuple[CardId, int], list[int]] = field(default_factory=dict)
    """The activations by hand of that effect of a card that were taken back: in which turns."""
    permits: dict[tuple[Seat, str], int] = field(default_factory=dict)
    """Cards of that name let a player activate a Trap early."""
    spared: dict[tuple[AsItLies, CardId], int] = field(default_factory=dict)
    """That card spared a monster in battle."""
    shielded: dict[AsItLies, int] = field(default_factory=dict)
    """A card spared others from destruction by an effect."""
    series: dict[AsItLies, int] = field(default_factory=dict)
    """How many cards a card has placed in their order, in whatever turns."""
