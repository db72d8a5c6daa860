"""Having a player choose cards."""

from collections.abc import Sequence

from engine.core.protocol import Answer, Seat, pick
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


async def choose_way(
    duel: Duel,
    player: Seat,
    reason: Reason,
    offered: Sequence[Card],
    ways: Sequence[Sequence[Card]],
    about: CardId,
) -> list[Card]:
    """Have `player` choose those of `offered` that together are one of `ways`.

    There is at least one way, and all cards of each are offered. The only way there is, is
    taken unasked; the first is the safe answer.
    """
    if len(ways) == 1:
        return list(ways[0])
    allowed = [frozenset(offered.index(card) for card in way) for way in ways]

    def is_a_way(answer: Answer) -> bool:
        return frozenset(answer) in allowed

    chosen = await pick(
        player,
        reason,
        [card.id for card in offered],
        least=min(len(way) for way in ways),
        most=max(len(way) for way in ways),
        about=about,
        fits=is_a_way,
        safe=tuple(sorted(allowed[0])),
    )
    return [duel.card(card) for card in chosen]
