"""Having a player choose cards."""

from collections.abc import Sequence

from engine.core.protocol import Seat, pick
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.spots import CardId


async def choose_cards(
    duel: Duel,
    player: Seat,
    reason: Reason,
    cards: Sequence[Card],
    count: int = 1,
    about: CardId | None = None,
    *,
    up_to: bool = False,
) -> list[Card]:
    """Have `player` choose `count` of `cards`, or with `up_to` so many or fewer.

    Where there are not so many, they are fewer; where there is any, they are one at least.
    """
    offered = [card.id for card in cards]
    least = min(1, count) if up_to else count
    chosen = await pick(player, reason, offered, least=least, most=count, about=about)
    return [duel.card(card) for card in chosen]
