"""Who learns by an event of cards that they could not know.

It follows from what the fields of events declare (`state/telling.py`): a card is learned by
whom the event names it to, though they did not know it as it lay before. That all learn of
what chance brings is counted by the ledger.
"""

from collections.abc import Sequence

from engine.core.ledger import Seen, seen_by
from engine.core.protocol import Event, Seat
from engine.yugioh.language import Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import SEATS
from engine.yugioh.state.telling import DuelEvent
from engine.yugioh.views.veil import knows

NOBODY: tuple[Seat, ...] = ()


def learners(event: DuelEvent, fields: Sequence[str], seen: Seen, duel: Duel) -> Sequence[Seat]:
    """The seats that learn of a card named in `fields`, while `duel` is still as before."""
    cards = duel.state.cards
    for field in fields:
        named = getattr(event, field)
        for each in named if isinstance(named, tuple) else (named,):
            if each is None:
                continue
            if 0 <= each < len(cards):
                card = cards[each]
                if card.face_up and card.place is Place.FIELD:
                    continue  # most events are about such cards
            told = [seen_by(seat, event, seen) for seat in SEATS]
            return [seat for seat in SEATS if _learns(seat, told[seat], fields, duel)]
    return NOBODY


def _learns(seat: Seat, told: Event | None, fields: Sequence[str], duel: Duel) -> bool:
    """Whether `seat` does not know one of the cards that are named to it."""
    if told is None:
        return False
    cards = duel.state.cards
    for field in fields:
        named = getattr(told, field)
        for each in named if isinstance(named, tuple) else (named,):
            is_there = each is not None and 0 <= each < len(cards)
            if is_there and not knows(duel, seat, cards[each]):
                return True
    return False
