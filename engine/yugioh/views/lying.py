"""The cards that one audience may know, by where they lie, each with a handle."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.core.reading import HAND, ON_CHAIN
from engine.core.values import value
from engine.yugioh.language import Place
from engine.yugioh.state.spots import CardId
from engine.yugioh.views.board import CardView, SideView, TableView

ALIKE_IN = (Place.HAND, Place.DECK, Place.EXTRA_DECK, Place.GRAVEYARD)
"""Where copies of a card are alike, and are offered as one (MR-GEN-06)."""


class Heap(Enum):
    """Where cards lie, from the side of who looks; the values are the keys of the groups."""

    OFFERED = "offered"
    """Cards of a Deck, while a question offers them."""
    HAND = HAND
    FIELD = "field"
    THEIR_FIELD = "their-field"
    THEIR_HAND = "their-hand"
    GRAVEYARD = "graveyard"
    THEIR_GRAVEYARD = "their-graveyard"
    EXTRA = "extra"
    THEIR_EXTRA = "their-extra"
    BANISHED = "banished"
    CHAIN = ON_CHAIN


PILES = (Heap.GRAVEYARD, Heap.THEIR_GRAVEYARD, Heap.EXTRA, Heap.THEIR_EXTRA, Heap.BANISHED)
"""Where cards lie on each other."""
HEAPS: Mapping[Place, tuple[Heap, Heap]] = {
    Place.DECK: (Heap.OFFERED, Heap.OFFERED),
    Place.HAND: (Heap.HAND, Heap.THEIR_HAND),
    Place.FIELD: (Heap.FIELD, Heap.THEIR_FIELD),
    Place.GRAVEYARD: (Heap.GRAVEYARD, Heap.THEIR_GRAVEYARD),
    Place.EXTRA_DECK: (Heap.EXTRA, Heap.THEIR_EXTRA),
    Place.BANISHED: (Heap.BANISHED, Heap.BANISHED),
}
"""The heaps of each place: of whoever looks, and of the other."""


@value
class Copies:
    """A card that is known, or several copies that nobody tells apart, as they lie."""

    view: CardView
    ids: tuple[CardId, ...]


class Lying:
    """The cards that an audience may know now. A handle is a position in `copies`.

    `heaps` has the handles by where they lie, in the order of `Heap`; a card on the chain has
    the one handle wherever it is named. The handles hold as long as the table stays as it is
    and the question is the same.
    """

    def __init__(self, table: TableView, mine: Seat, offered: Sequence[CardView] = ()) -> None:
        self.copies: list[Copies] = []
        self.heaps: dict[Heap, list[int]] = {}
        self._handles: dict[CardId, int] = {}
        heaps = dict(_heaps(table, mine, offered))
        for heap in Heap:
            for view in heaps.get(heap, ()):
                if view.id is not None:
                    self._add(heap, view, view.id)

    def handle(self, id: CardId) -> int | None:
        """The handle of that card; None where the audience does not know it."""
        return self._handles.get(id)

    def _add(self, heap: Heap, view: CardView, id: CardId) -> None:
        handles = self.heaps.setdefault(heap, [])
        handle = self._handles.get(id)
        if handle is not None:
            if handle not in handles:
                handles.append(handle)
            return
        if view.place in ALIKE_IN:
            for handle in handles:
                copies = self.copies[handle]
                if are_alike(view, copies.view):
                    self.copies[handle] = Copies(copies.view, (*copies.ids, id))
                    self._handles[id] = handle
                    return
        self._handles[id] = len(self.copies)
        handles.append(len(self.copies))
        self.copies.append(Copies(view, (id,)))


def are_alike(view: CardView, other: CardView) -> bool:
    """Whether nobody tells these two apart, whose cards are known (MR-GEN-06)."""
    if view.place not in ALIKE_IN or view.text is None or view.text is not other.text:
        return False
    return view == changed(other, id=view.id)


def heap_of(view: CardView, mine: Seat) -> Heap | None:
    """Where the card lies, for whoever looks from the side of `mine`; None beneath another."""
    own, theirs = HEAPS.get(view.place, (None, None))
    return own if view.controller == mine else theirs


def _heaps(
    table: TableView, mine: Seat, offered: Sequence[CardView]
) -> Iterator[tuple[Heap, Sequence[CardView]]]:
    own = next(side for side in table.sides if side.seat == mine)
    other = next(side for side in table.sides if side.seat != mine)
    yield Heap.OFFERED, [card for card in offered if card.place is Place.DECK]
    yield Heap.HAND, own.hand or ()
    yield Heap.FIELD, list(_field(own))
    yield Heap.THEIR_FIELD, list(_field(other))
    yield Heap.THEIR_HAND, other.hand or ()
    yield Heap.GRAVEYARD, own.graveyard[::-1]
    yield Heap.THEIR_GRAVEYARD, other.graveyard[::-1]
    yield Heap.EXTRA, own.extra_face_up if own.extra is None else own.extra
    yield Heap.THEIR_EXTRA, other.extra or other.extra_face_up
    yield Heap.BANISHED, [*own.banished[::-1], *other.banished[::-1]]
    yield Heap.CHAIN, [link.card for link in table.chain]


def _field(side: SideView) -> Iterator[CardView]:
    """The cards on the field of that side, each followed by what lies beneath it."""
    for card in side.on_field():
        yield card
        yield from card.materials
