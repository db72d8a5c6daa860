"""Having a player choose cards."""

from collections.abc import Sequence

from engine.core.protocol import Seat, pick
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.table import Card, CardId


async def choose_cards(
    duel: Duel,
    player: Seat,
    reason: Reason,
    cards: Sequence[Card],
    count: int = 1,
    about: CardId | None = None,
) -> list[Card]:
    """Have `player` choose `count` of `cards`; fewer where there are not so many."""
    chosen = await pick(player, reason, [card.id for card in cards], least=count, about=about)
    return [duel.card(card) for card in chosen]
