"""The events of one telling together: which say the same thing, and where their cards lay."""

from collections.abc import Callable, Sequence

from cards.messages import Messages
from engine.core.changing import changed
from engine.core.protocol import Event, Seat
from engine.yugioh.language import Place, Summon
from engine.yugioh.state.events.chain import Activated
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.moves import ControlTaken, Destroyed, Moved, Tributed, Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.standing import Equipped, Flipped, PositionChanged
from engine.yugioh.state.events.summons import SetDown, SummonDeclared, Summoned
from engine.yugioh.state.spots import HIDDEN, IN_ZONES, CardId, Spot
from engine.yugioh.views.board import CardView, TableView

COVERS: dict[Why, tuple[type[Event], int]] = {
    Why.SUMMONED: (Summoned, 1),
    Why.SET: (SetDown, 1),
    Why.ACTIVATED: (Activated, 1),
    Why.CONTROL: (ControlTaken, 1),
    Why.EQUIPPED: (Equipped, 1),
    Why.DESTROYED_BY_BATTLE: (Destroyed, -1),
    Why.DESTROYED_BY_EFFECT: (Destroyed, -1),
    Why.DESTROYED_BY_RULE: (Destroyed, -1),
    Why.TRIBUTED: (Tributed, -1),
    Why.ADDED: (Revealed, -1),
}
"""Which event tells why a card moved, and whether it comes after (1) or before (-1)."""

LEAVING = (Destroyed, Tributed, ControlTaken)
"""Events that are told of cards as they lay before."""


class Gathering:
    """The events of one telling, and which of them say the same thing.

    `look` forms the view of a card that an event names; `words` are all messages.
    """

    def __init__(
        self,
        events: Sequence[Event],
        look: Callable[[CardId], CardView],
        table: TableView,
        words: Messages,
    ) -> None:
        self.events = events
        self.words = words
        self.look = look
        self.table = table
        self.moves: dict[int, list[Moved]] = {}
        self.covered: set[int] = set()
        self._links: int | None = None
        for index, event in enumerate(events):
            if isinstance(event, Moved):
                self._cover_move(index, event)
            elif isinstance(event, Flipped):
                self._cover(self.find(index, -1, PositionChanged, event.card))
            elif isinstance(event, SummonDeclared) and event.way is Summon.FLIP:
                self._cover(self.find(index, -1, PositionChanged, event.cards[0]))
            elif isinstance(event, Summoned) and event.way is Summon.FLIP:
                self._cover(self.find(index, -1, Flipped, event.card))
            elif isinstance(event, Applied) and event.adds_to(events[index - 1 : index]):
                self._cover(index)

    def find(self, index: int, step: int, kind: type[Event], card: CardId) -> int | None:
        """Where the nearest event of that kind about `card` is: after (1) or before (-1)."""
        place = index + step
        while 0 <= place < len(self.events):
            event = self.events[place]
            if isinstance(event, kind) and (card == HIDDEN or _may_name(event, card)):
                return place
            place += step
        return None

    def at(self, card: CardId, spot: Spot | None = None) -> CardView:
        """The view of a card as it lay on `spot`; without one, as it lies now."""
        if card == HIDDEN:
            return hidden(spot)
        view = self.look(card)
        if spot is None:
            return view
        on_field = spot.place in IN_ZONES
        in_place = (view.controller, view.place) == (spot.seat, spot.place)
        if in_place and (not on_field or (view.row, view.zone) == (spot.row, spot.zone)):
            return view
        return changed(
            view,
            controller=spot.seat,
            place=spot.place,
            row=spot.row if on_field else None,
            zone=spot.zone if on_field else None,
        )

    def moved(self, index: int, card: CardId) -> Moved | None:
        """The move that the event at `index` tells of, for that card.

        Where the event keeps the card hidden, it is the move to which the event belongs.
        """
        moves = self.moves.get(index, [])
        exact = [move for move in moves if move.card == card]
        return next(iter(exact or (moves if card == HIDDEN else ())), None)

    def left(self, index: int, card: CardId) -> CardView:
        """The view of a card as it lay before it moved."""
        move = self.moved(index, card)
        return self.at(card, move.origin if move else None)

    def came(self, index: int, card: CardId) -> CardView:
        """The view of a card as it lay after it moved, or while another player had it."""
        move = self.moved(index, card)
        if move is None:
            return self.at(card, self._before_it_is_given(index, card))
        view = self.at(move.card if card == HIDDEN else card, move.to)
        return changed(view, face_up=move.face_up, position=move.position or view.position)

    def named(self, index: int, card: CardId, spot: Spot | None) -> CardView:
        """The view of a card that the event at `index` names.

        It is seen as it lay on `spot`; without one, where it comes to lie with the event, or
        where it lay if what the event tells took it away.
        """
        if isinstance(self.events[index], LEAVING):
            return self.left(index, card)
        return self.came(index, card) if spot is None else self.at(card, spot)

    def _before_it_is_given(self, index: int, card: CardId) -> Spot | None:
        """Where the card lay at the event, if the next that moves it is a change of control."""
        later = (each for each in self.events[index + 1 :] if isinstance(each, Moved))
        move = next((each for each in later if each.card == card != HIDDEN), None)
        return move.origin if move is not None and move.why is Why.CONTROL else None

    def is_chain_of_several(self) -> bool:
        """Whether the chain these events speak of has more than one link."""
        if self._links is None:
            links = [getattr(event, "link", 0) for event in self.events]
            self._links = max((len(self.table.chain), *links))
        return self._links > 1

    def _cover_move(self, index: int, move: Moved) -> None:
        kind, step = COVERS.get(move.why, (None, 0))
        if kind is None:
            return
        place = self.find(index, step, kind, move.card)
        if place is not None:
            self.covered.add(index)
            self.moves.setdefault(place, []).append(move)

    def _cover(self, index: int | None) -> None:
        if index is not None:
            self.covered.add(index)


def _may_name(event: Event, card: CardId) -> bool:
    """Whether the event is about `card`, or about one that is kept hidden."""
    named = (*getattr(event, "cards", ()), getattr(event, "card", None))
    return card in named or HIDDEN in named


def hidden(spot: Spot | None) -> CardView:
    """The view of a card that the audience may not know, as it lies on `spot`."""
    if spot is None:
        return CardView(None, None, Seat(0), Seat(0), Place.FIELD)
    zone = spot.zone if spot.place in IN_ZONES else None
    return CardView(None, None, spot.seat, spot.seat, spot.place, spot.row, zone)
