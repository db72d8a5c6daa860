"""Having a player choose cards."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from engine.core.alike import is_the_only_one
from engine.core.protocol import Answer, Seat, pick
from engine.core.values import value
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel, Offer
from engine.yugioh.state.reasons import Reason, Reply
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


async def agrees(player: Seat, about: CardId | None) -> bool:
    """Whether `player` wants what that card offers them."""
    (reply,) = await pick(player, Reason.WHETHER, tuple(Reply), about=about)
    return reply is Reply.YES


async def choose_order(player: Seat, cards: Sequence[Card], about: CardId) -> list[Card]:
    """Have `player` put `cards` in the order in which they lie in a Deck, uppermost first."""
    left = list(cards)
    ordered: list[Card] = []
    while left:
        ids = tuple(card.id for card in left)
        (next_id,) = await pick(player, Reason.DECK_ORDER, ids, about=about)
        ordered.append(left.pop(ids.index(next_id)))
    return ordered


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


@value
class Ways:
    """Choices of cards that do together: too many to be listed, but told when one is seen."""

    offered: tuple[Card, ...]
    """All cards that some way holds."""
    first: tuple[Card, ...]
    least: int
    most: int
    """How many cards a way holds, at least and at most."""
    is_settled: bool
    """Whether the first is the only one."""
    fits: Callable[[Sequence[Card]], bool]


async def choose_together(
    duel: Duel, player: Seat, reason: Reason, ways: Ways, about: CardId
) -> list[Card]:
    """Have `player` choose cards that do together.

    The only way there is, is taken unasked; the first is the safe answer.
    """
    if ways.is_settled:
        return list(ways.first)
    offer = Offer(ways.offered, ways.fits, ways.first)
    fits, safe = _terms(ways.offered, offer)
    chosen = await pick(
        player,
        reason,
        [card.id for card in ways.offered],
        least=ways.least,
        most=ways.most,
        about=about,
        fits=fits,
        safe=safe,
    )
    return [duel.card(card) for card in chosen]


def ways_of(
    cards: Sequence[Card],
    kind: Callable[[Card], Hashable],
    some: Iterable[Sequence[Card]],
    fits: Callable[[Sequence[Card]], bool],
) -> Ways | None:
    """The ways to choose of `cards`, of which `some` are given, each for all of its kinds.

    None where none is given.
    """
    found = [tuple(way) for way in some]
    if not found:
        return None
    kinds = [kind(card) for card in cards]
    held = {kind(card) for way in found for card in way}
    offered = tuple(card for card, each in zip(cards, kinds, strict=True) if each in held)
    sizes = [len(way) for way in found]
    at = tuple(index for index, card in enumerate(cards) if card in found[0])
    only = len(found) == 1 and is_the_only_one(kinds, range(len(cards)), at)
    return Ways(offered, found[0], min(sizes), max(sizes), only, fits)
