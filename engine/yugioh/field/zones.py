"""Which zones a monster may be summoned to."""

from collections.abc import Collection

from engine.core.protocol import Seat
from engine.yugioh.field.arrows import (
    STEPS,
    co_linked_group,
    extra_column,
    linked_zones,
    pointed_spots,
)
from engine.yugioh.language import Frame, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import Row, Spot, zones_of

FREE_FRAMES = (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ)
"""Monsters of the Extra Deck that need no linked zone (MR-LINK-13)."""


def main_zones(duel: Duel, seat: Seat, without: Collection[Card] = ()) -> list[Spot]:
    """The Main Monster Zones of `seat` that are free once `without` has left."""
    held, spots = duel.state.sides[seat].monsters, zones_of(seat, Row.MONSTER)
    free = [
        spots[zone]
        for zone in duel.format.board.monsters
        if held[zone] is None or held[zone] in without
    ]
    return duel.state.lingering.usable(free)


def zones_from_extra(
    duel: Duel, seat: Seat, card: Card, without: Collection[Card] = ()
) -> list[Spot]:
    """Where `card` may go from the Extra Deck once `without` has left (MR-LINK-10 to -16).

    What lies there face-up needs a linked zone, whatever its frame.
    """
    main = main_zones(duel, seat, without)
    if card.face_up or card.text.frame not in FREE_FRAMES:
        linked = linked_zones(duel, seat, without)
        main = [spot for spot in main if spot.zone in linked]
    return [*main, *extra_zones(duel, seat, card, without)]


def coming_zones(
    duel: Duel, seat: Seat, card: Card, without: Collection[Card] = ()
) -> list[Spot]:
    """Where `card` may come to from where it lies, once `without` has left."""
    if card.place is Place.EXTRA_DECK:
        return zones_from_extra(duel, seat, card, without)
    return main_zones(duel, seat, without)


def extra_zones(
    duel: Duel, seat: Seat, card: Card, without: Collection[Card] = ()
) -> list[Spot]:
    """The Extra Monster Zones `seat` may use: one, or two in an Extra Link (MR-XLINK-04)."""
    held = duel.state.extra_monsters
    free = [
        z for z in duel.format.board.extra_monsters if held[z] is None or held[z] in without
    ]
    mine = [other for other in held if other is not None and other.controller == seat]
    mine = [other for other in mine if other not in without]
    if mine:
        free = [zone for zone in free if _completes_extra_link(duel, seat, card, zone, mine[0])]
    spots = [Spot(seat, Place.FIELD, Row.EXTRA_MONSTER, zone) for zone in free]
    return duel.state.lingering.usable(spots)


def has_extra_zone(duel: Duel, seat: Seat, without: Collection[Card] = ()) -> bool:
    """Whether `seat` may use an Extra Monster Zone whatever it is that comes there."""
    held = [
        None if duel.state.extra_monsters[zone] in without else duel.state.extra_monsters[zone]
        for zone in duel.format.board.extra_monsters
    ]
    mine = any(card is not None and card.controller == seat for card in held)
    return None in held and not mine


def _completes_extra_link(duel: Duel, seat: Seat, card: Card, zone: int, own: Card) -> bool:
    """Whether `card` in that Extra Monster Zone would be co-linked with `own`'s group."""
    if card.text.frame is not Frame.LINK:
        return False
    column = extra_column(seat, zone)
    here = Spot(seat, Place.FIELD, Row.EXTRA_MONSTER, zone)
    for member in co_linked_group(duel, own)[1:]:
        points_here = any(
            spot.row is here.row and spot.zone == zone for spot in pointed_spots(duel, member)
        )
        if points_here and _points_back(card, seat, column, member):
            return True
    return False


def _points_back(card: Card, seat: Seat, column: int, member: Card) -> bool:
    """Whether `card` in the Extra Monster Zone of that column would point to `member`."""
    mine = member.controller == seat
    row, at = (1, member.zone) if mine else (3, 4 - member.zone)
    steps = [STEPS[marker] for marker in card.text.markers]
    return any((2 + up, column + right) == (row, at) for up, right in steps)
