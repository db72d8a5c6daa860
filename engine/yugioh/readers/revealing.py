"""Reading whose hand lies open."""

from engine.core.protocol import Seat
from engine.yugioh.language import HandRevealed, Place
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import player
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card


def is_hand_revealed(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` must keep his hand revealed now."""
    if not duel.revealing:
        return False
    return any(
        player(fact.player, duel, speaker) == seat
        for fact, speaker in holding(HandRevealed, duel)
    )


def is_open(duel: Duel, card: Card) -> bool:
    """Whether everybody knows a card of the field or of a hand."""
    return is_hand_revealed(duel, card.owner) if card.place is Place.HAND else card.face_up
