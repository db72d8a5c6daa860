"""Reading the field as a map: where Link Markers point, and what is linked (MR-FIELD-17).

Cells are (row, column) as the controller sees them: their Spell & Trap Zones are row 0, their
Main Monster Zones row 1, the Extra Monster Zones row 2, the opponent's zones rows 3 and 4.
"""

from collections.abc import Collection

from engine.core.protocol import Seat
from engine.yugioh.language import Frame, Marker, Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import ZONES, Row, Spot

STEPS = {
    Marker.TOP_LEFT: (1, -1),
    Marker.TOP: (1, 0),
    Marker.TOP_RIGHT: (1, 1),
    Marker.LEFT: (0, -1),
    Marker.RIGHT: (0, 1),
    Marker.BOTTOM_LEFT: (-1, -1),
    Marker.BOTTOM: (-1, 0),
    Marker.BOTTOM_RIGHT: (-1, 1),
}
MINE, EXTRA, THEIRS = 1, 2, 3
LAST = ZONES - 1


def column_of(spot: Spot) -> int | None:
    """The column in which seat 0 sees that zone; None off the columns."""
    if spot.row is Row.EXTRA_MONSTER:
        return extra_column(Seat(0), spot.zone)
    if spot.row not in (Row.MONSTER, Row.SPELL):
        return None
    return spot.zone if spot.seat == 0 else LAST - spot.zone


def extra_column(seat: Seat, zone: int) -> int:
    """The column in which `seat` sees an Extra Monster Zone, counted from seat 0's left."""
    return 1 + 2 * zone if seat == 0 else 3 - 2 * zone


def pointed_spots(duel: Duel, card: Card) -> list[Spot]:
    """The Monster Zones in use that the Link Markers of `card` point to where it lies."""
    if card.row is Row.MONSTER:
        row, column = MINE, card.zone
    elif card.row is Row.EXTRA_MONSTER:
        row, column = EXTRA, extra_column(card.controller, card.zone)
    else:
        return []
    found = []
    for marker in card.text.markers:
        up, right = STEPS[marker]
        spot = _spot(duel, card.controller, row + up, column + right)
        if spot is not None:
            found.append(spot)
    return found


def _spot(duel: Duel, seat: Seat, row: int, column: int) -> Spot | None:
    """The Monster Zone in that cell as `seat` sees it, if there is one in use."""
    board = duel.format.board
    if row == EXTRA:
        for zone in board.extra_monsters:
            if extra_column(seat, zone) == column:
                return Spot(seat, Place.FIELD, Row.EXTRA_MONSTER, zone)
        return None
    if row == MINE and column in board.monsters:
        return Spot(seat, Place.FIELD, Row.MONSTER, column)
    if row == THEIRS and LAST - column in board.monsters:
        return Spot(duel.opponent(seat), Place.FIELD, Row.MONSTER, LAST - column)
    return None


def monster_at(duel: Duel, spot: Spot) -> Card | None:
    """The monster in a Monster Zone, whoever controls it."""
    if spot.row is Row.EXTRA_MONSTER:
        card = duel.state.extra_monsters[spot.zone]
    else:
        card = duel.state.sides[spot.seat].monsters[spot.zone]
    return None if card is None or card.place is not Place.FIELD else card


def pointed_monsters(duel: Duel, card: Card) -> list[Card]:
    """The monsters that `card` points to (MR-LINK-18)."""
    found = (monster_at(duel, spot) for spot in pointed_spots(duel, card))
    return [monster for monster in found if monster is not None]


def points_to(duel: Duel, link: Card, card: Card) -> bool:
    """Whether `link` points to `card`, or to where that lay when it is looked back at."""
    if card.remembered is None:
        return card in pointed_monsters(duel, link)
    if card.row is Row.EXTRA_MONSTER:
        there = [(spot.row, spot.zone) for spot in pointed_spots(duel, link)]
        return (card.row, card.zone) in there
    return card.spot in pointed_spots(duel, link)


def link_monsters(duel: Duel, without: Collection[Card] = ()) -> list[Card]:
    """The face-up Link Monsters on the field."""
    return [
        card
        for seat in duel.state.turn_order
        for card in duel.state.monsters(seat)
        if card.text.frame is Frame.LINK and card not in without
    ]


def linked_zones(duel: Duel, seat: Seat, without: Collection[Card] = ()) -> list[int]:
    """The Main Monster Zones of `seat` that a Link Marker of anybody points to (MR-LINK-24)."""
    spots = [
        spot for card in link_monsters(duel, without) for spot in pointed_spots(duel, card)
    ]
    mine = [spot.zone for spot in spots if spot.row is Row.MONSTER and spot.seat == seat]
    return sorted(dict.fromkeys(mine))


def co_linked(duel: Duel, card: Card) -> list[Card]:
    """The Link Monsters that `card` and that point at each other (MR-LINK-21)."""
    return [
        other
        for other in pointed_monsters(duel, card)
        if other.text.frame is Frame.LINK and points_to(duel, other, card)
    ]


def co_linked_group(duel: Duel, card: Card) -> list[Card]:
    """All Link Monsters that co-links connect with `card`, itself first."""
    group = [card]
    for member in group:
        group += [other for other in co_linked(duel, member) if other not in group]
    return group
