"""What cards let a player do once, when he likes."""

from engine.core.protocol import Seat
from engine.yugioh.asked import holds
from engine.yugioh.facts.holding import holding
from engine.yugioh.language import MayOnce
from engine.yugioh.readers.could import could
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker


def offers(duel: Duel, seat: Seat) -> list[tuple[MayOnce, Speaker]]:
    """What `seat` may do once and could do now, each with the card that says so."""
    return [
        (fact, by) for fact, by in _granted(duel, seat) if _hindrance(fact, by, duel) is None
    ]


def is_granted(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether `card` lets `seat` do something once, now or as soon as he can."""
    return any(by.card is card for _, by in _granted(duel, seat))


def hindrance(duel: Duel, seat: Seat, card: Card) -> Barrier | None:
    """What keeps `seat` from doing what `card` lets him do once, apart from the moment."""
    found = [_hindrance(fact, by, duel) for fact, by in _granted(duel, seat) if by.card is card]
    return None if None in found else found[0]


def _granted(duel: Duel, seat: Seat) -> list[tuple[MayOnce, Speaker]]:
    return [(fact, by) for fact, by in holding(MayOnce, duel) if by.player == seat]


def _hindrance(fact: MayOnce, by: Speaker, duel: Duel) -> Barrier | None:
    if not holds(fact.condition, duel, by):
        return Barrier.CONDITION
    return None if could(fact.step, duel, by) else Barrier.NOTHING_TO_DO
