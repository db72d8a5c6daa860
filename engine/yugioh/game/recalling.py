"""What a player remembers of cards that they can no longer see.

A card that was shown is known as long as it can be told from those beside it: a Deck that is
shuffled hides all of its cards, as Set monsters that are shuffled are hidden, and a card that
leaves a hand or a Deck unseen hides all that stay there.
"""

from collections.abc import Mapping
from dataclasses import field

from engine.core.ledger import Ledger, Seen, seen_by
from engine.core.protocol import Audience, Event, Seat
from engine.core.values import record
from engine.yugioh.game.looking import shown_by
from engine.yugioh.language import Place
from engine.yugioh.state.events.contest import DuelBegan
from engine.yugioh.state.events.moves import Moved, Rearranged, Shuffled
from engine.yugioh.state.spots import HIDDEN, SEATS, CardId, Spot

MIXED = (Place.HAND, Place.DECK, Place.EXTRA_DECK, Place.BANISHED)
"""Where cards lie so that nobody else can tell which of them leaves unseen."""
Remembered = dict[CardId, Spot | None]
"""By a card that is known: where it lies, if it has moved since it is."""


@record
class Recalling(Ledger):
    """A ledger that notes, for each seat, which cards it was named and can still follow."""

    known: dict[Audience, Remembered] = field(
        default_factory=lambda: {seat: Remembered() for seat in SEATS}
    )
    lies: dict[CardId, Spot] = field(default_factory=dict)
    """Where each card lies that has moved."""

    def record(self, event: Event, seen: Seen) -> None:
        """Note that `event` happened, and who knows which cards by it."""
        Ledger.record(self, event, seen)
        if isinstance(event, DuelBegan):
            self.lies.clear()
        if isinstance(event, Moved):
            self.lies[event.card] = event.to
        elif isinstance(event, Rearranged):
            self.lies.update(zip(event.cards, event.zones, strict=True))
        for seat in SEATS:
            self._follow(self.known[seat], event, seen_by(seat, event, seen))

    def _follow(self, known: Remembered, event: Event, told: Event | None) -> None:
        if isinstance(event, DuelBegan):
            known.clear()
        elif isinstance(event, Shuffled):
            _forget(known, event.seat, Place.DECK)
        elif isinstance(event, Rearranged):
            self._rearranged(known, event, told)
        elif isinstance(event, Moved):
            self._moved(known, event, told)
        elif told is not None:
            for card in shown_by(told):
                known[card] = self.lies.get(card)

    def _rearranged(self, known: Remembered, event: Rearranged, told: Event | None) -> None:
        is_named = isinstance(told, Rearranged) and told.cards == event.cards
        for card in event.cards:
            if card in known and not is_named:
                del known[card]
            elif card in known:
                known[card] = self.lies[card]

    def _moved(self, known: Remembered, event: Moved, told: Event | None) -> None:
        """A card that is known stays so, unless it cannot be told which one has moved."""
        is_named = isinstance(told, Moved) and told.card != HIDDEN
        if not is_named and event.origin.place in MIXED:
            _forget(known, event.origin.seat, event.origin.place)
        elif is_named or event.card in known:
            known[event.card] = event.to


def _forget(known: Remembered, seat: Seat, place: Place) -> None:
    """Know no card there any more."""
    for card, spot in list(known.items()):
        if spot is None or (spot.seat == seat and spot.place is place):
            del known[card]


def recalled(ledger: Ledger, seat: Seat) -> Mapping[CardId, Spot | None]:
    """The cards that the seat can follow; none where nobody has noted that."""
    return ledger.known[seat] if isinstance(ledger, Recalling) else {}
