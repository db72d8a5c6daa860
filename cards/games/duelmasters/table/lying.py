"""The cards that a reader may know, in the order they lie before them, each with a handle."""

from collections.abc import Iterator, Sequence

from cards.games.duelmasters.table.scene import Scene
from engine.core.protocol import Seat
from engine.core.reading import HAND
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table
from engine.duelmasters.views.knowing import knows, seats_from

FIELD, MANA, GRAVEYARD, SHIELDS, PARTNER = "field", "mana", "graveyard", "shields", "partner"
USE, SHOWN = "use", "shown"
"""The keys of places; those of another player end in their seat."""
ZONES = {
    FIELD: (Zone.BATTLE,),
    MANA: (Zone.MANA,),
    GRAVEYARD: (Zone.GRAVEYARD,),
    SHIELDS: (Zone.SHIELDS,),
    PARTNER: (Zone.PARTNER,),
}
FAR = {
    FIELD: (Zone.BATTLE, Zone.PARTNER, Zone.SHIELDS),
    MANA: (Zone.MANA,),
    GRAVEYARD: (Zone.GRAVEYARD,),
}
"""The same of other players: six of them have no more places than a menu has options."""


class Heap:
    """The cards of one place, of the player whose they are; `seat` None for several."""

    def __init__(self, place: str, kind: str, seat: Seat | None, pieces: Sequence[Piece]):
        self.place = place
        self.kind = kind
        self.seat = seat
        self.pieces = pieces


class Lying:
    """All cards that the reader may know, heap by heap."""

    def __init__(self, scene: Scene) -> None:
        self.heaps = [heap for heap in _heaps(scene) if heap.pieces]
        self.pieces = [piece for heap in self.heaps for piece in heap.pieces]
        self.handles = {piece.number: n for n, piece in enumerate(self.pieces)}
        self.places = {p.number: heap.place for heap in self.heaps for p in heap.pieces}


def _heaps(scene: Scene) -> Iterator[Heap]:
    table, audience = scene.table, scene.reader.seat
    near = Seat(0) if audience is None else audience
    if audience is not None:
        yield Heap(HAND, HAND, near, table.zone(near, Zone.HAND))
    for seat in seats_from(table, near):
        for kind, zones in (ZONES if seat == near else FAR).items():
            place = kind if seat == near else f"{kind}-{seat}"
            yield Heap(place, kind, seat, _known(scene, seat, zones))
    yield Heap(USE, USE, None, _everywhere(table, Zone.PENDING))
    yield Heap(SHOWN, SHOWN, None, list(_shown(scene)))


def _known(scene: Scene, seat: Seat, zones: Sequence[Zone]) -> list[Piece]:
    table = scene.table
    lie = (piece for zone in zones for piece in table.zone(seat, zone))
    return [piece for piece in lie if knows(table, scene.reader.seat, piece)]


def _everywhere(table: Table, zone: Zone) -> list[Piece]:
    return [piece for player in table.players for piece in player.zones[zone]]


def _shown(scene: Scene) -> Iterator[Piece]:
    """Cards of hidden zones that the reader knows since they were shown."""
    table, audience = scene.table, scene.reader.seat
    for player in table.players:
        for zone in (Zone.HAND, Zone.DECK):
            if zone is Zone.HAND and player.seat == audience:
                continue
            yield from (p for p in player.zones[zone] if knows(table, audience, p))
