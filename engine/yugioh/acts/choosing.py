"""Having a player choose cards."""

from collections.abc import Callable, Sequence

from engine.core.protocol import Answer, Seat, pick
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel, Offer
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
    offer: Offer | None = None,
) -> list[Card]:
    """Have `player` choose `count` of `cards`, or with `up_to` so many or fewer.

    Where there are not so many, they are fewer; where there is any, they are one at least. What
    is chosen together has to fit the `offer` of these cards, where one is given.
    """
    offered = [card.id for card in cards]
    least = min(1, count) if up_to else count
    fits, safe = _terms(cards, offer)
    chosen = await pick(
        player, reason, offered, least=least, most=count, about=about, fits=fits, safe=safe
    )
    return [duel.card(card) for card in chosen]


def _terms(
    cards: Sequence[Card], offer: Offer | None
) -> tuple[Callable[[Answer], bool] | None, Answer | None]:
    """What an answer has to fit, and one that does."""
    if offer is None or offer.fits is None:
        return None, None
    will_do, held = offer.fits, list(cards)
    safe = tuple(sorted(held.index(card) for card in offer.safe))
    return lambda answer: will_do([held[index] for index in answer]), safe


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
