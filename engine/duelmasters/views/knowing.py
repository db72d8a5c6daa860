"""Which cards an audience may know as they lie now; all else it is told by events alone."""

from engine.core.protocol import Audience, Seat
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.events import OPEN
from engine.duelmasters.state.pieces import Piece
from engine.duelmasters.state.table import Table

SEEN_BY_ALL = (*OPEN, Zone.PENDING, Zone.PARTNER)
"""Zones whose cards everybody knows; a partner was face-up when the game began (DP-103.2-1)."""


def knows(table: Table, audience: Audience, piece: Piece) -> bool:
    """Whether that audience may know which card it is."""
    if piece.zone in SEEN_BY_ALL or (piece.zone is Zone.SHIELDS and piece.shown):
        return True
    shown_to = table.shown_to.get(piece.number, ())
    if None in shown_to:
        return True
    if audience is None:
        return False
    is_own = audience == piece.owner
    if is_own and (piece.zone is Zone.HAND or piece.number in table.on_way):
        return True
    return audience in shown_to


def seats_from(table: Table, seat: Seat) -> list[Seat]:
    """All seats in turn order from that one."""
    order = table.order or [player.seat for player in table.players]
    at = order.index(seat)
    return [*order[at:], *order[:at]]
