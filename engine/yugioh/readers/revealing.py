"""Reading whose hand lies open."""

from engine.core.protocol import Seat
from engine.yugioh.language import HandRevealed
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import player
from engine.yugioh.state.duel import Duel


def is_hand_revealed(duel: Duel, seat: Seat) -> bool:
    """Tell whether `seat` must keep his hand revealed now."""
    if not duel.revealing:
        return False
    return any(
        player(fact.player, duel, speaker) == seat
        for fact, speaker in holding(HandRevealed, duel)
    )
