"""Where cards can lie, and how they are told apart."""

from enum import auto
from functools import cache
from typing import NewType

from engine.core.protocol import Parted, Seat
from engine.core.values import value
from engine.yugioh.language import Place
from engine.yugioh.language.node import Spoken

CardId = NewType("CardId", int)

HIDDEN = CardId(-1)
"""Stands in what is told for a card that the audience may not know."""

SEATS = (Seat(0), Seat(1))
FIRST_SEAT = SEATS[0]
IN_ZONES = (Place.FIELD, Place.SUMMONING)
"""Where a card lies in a zone."""
ON_TABLE = (*IN_ZONES, Place.MATERIAL)
"""Where a card lies on the side of its controller, whoever owns it."""
ZONES = 5
EXTRA_ZONES = 2


class Row(Spoken):
    """The rows of zones on the field."""

    MONSTER = auto()
    EXTRA_MONSTER = auto()
    SPELL = auto()
    FIELD_SPELL = auto()


@cache
def zones_of(seat: Seat, row: Row) -> tuple["Spot", ...]:
    """The zones of a row on the side of `seat`, from their left."""
    return tuple(Spot(seat, Place.FIELD, row, zone) for zone in range(ZONES))


MONSTER_ROWS = (Row.MONSTER, Row.EXTRA_MONSTER)
"""Where a card is a monster."""


@value
class Spot(Parted):
    """Where a card lies: on whose side, in which place, and on the field in which zone.

    `zone` counts from 0 at that player's left, as M1-M5 and S1-S5 do; for the Extra Monster
    Zones it counts from the left of seat 0.
    """

    seat: Seat
    place: Place
    row: Row | None = None
    zone: int = 0

    def __repr__(self) -> str:
        there = (self.seat, self.place, self.row, self.zone)
        shown = _SHOWN.get(there)
        if shown is None:
            seat, place, row, zone = there
            shown = _SHOWN[there] = f"Spot({seat}, {place!r}, {row!r}, {zone})"
        return shown


_SHOWN: dict[tuple[Seat, Place, Row | None, int], str] = {}
"""Each in writing, made once: every event that names one is put into the digest."""
