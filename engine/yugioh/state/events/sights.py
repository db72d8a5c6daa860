"""Cards that are shown, to everybody or to one player."""

from typing import Annotated

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.state.telling import DuelEvent, Open, ToSeers


@value
class Revealed(DuelEvent):
    """Cards were shown to everybody."""

    cards: Open[tuple[CardId, ...]]
    by: Seat


@value
class LookedAt(DuelEvent):
    """A player looked at cards, which lay and still lie in these spots; they alone saw them."""

    cards: Annotated[tuple[CardId, ...], ToSeers("by")]
    spots: tuple[Spot, ...]
    by: Seat
