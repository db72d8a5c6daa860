"""Cards that change places: drawn, moved, shuffled, destroyed, Tributed, given away."""

from enum import Enum, auto
from typing import Annotated

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Position, Until
from engine.yugioh.state.card import Bearing
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.state.telling import (
    DuelEvent,
    Open,
    Secret,
    Seen,
    ToPlayer,
    ToSeersOfMove,
)


class Why(Enum):
    """Why a card changed places."""

    DRAWN = auto()
    SUMMONED = auto()
    SET = auto()
    ACTIVATED = auto()
    DESTROYED_BY_BATTLE = auto()
    DESTROYED_BY_EFFECT = auto()
    DESTROYED_BY_RULE = auto()
    TRIBUTED = auto()
    DISCARDED = auto()
    HAND_LIMIT = auto()
    USED = auto()
    REPLACED = auto()
    RETURNED = auto()
    ADDED = auto()
    CONTROL = auto()
    PLACED = auto()
    MATERIAL = auto()
    DETACHED = auto()
    SENT = auto()
    BANISHED = auto()
    SHUFFLED_BACK = auto()
    EQUIPPED = auto()
    """A monster becomes an Equip Card."""
    SUMMON_NEGATED = auto()
    LEFT_BEHIND = auto()
    """It lay beneath an Xyz Monster that left the field."""


@value
class Shuffled(DuelEvent):
    """A Deck was shuffled; its new order, the top last, is told to nobody."""

    seat: Seat
    order: Secret[tuple[CardId, ...]] = ()


@value
class Rearranged(DuelEvent):
    """Set monsters were shuffled among the zones in which they lay.

    Which of them now lies in which of the zones is told to nobody but their player.
    """

    seat: Seat
    zones: tuple[Spot, ...]
    cards: Annotated[tuple[CardId, ...], ToPlayer("seat")] = ()


@value
class Moved(DuelEvent):
    """A card changed places, or sides of the field."""

    card: Annotated[CardId, ToSeersOfMove()]
    origin: Spot
    to: Spot
    why: Why
    face_up: bool
    position: Position | None = None
    by: Seat | None = None
    """Whose effect was resolving then, if one was."""
    was_face_up: bool = False
    was: Secret[Bearing | None] = None
    """How it lay, if it leaves the field."""


@value
class Sunk(DuelEvent):
    """The card on the top of a Deck was put on its bottom."""

    seat: Seat


@value
class Attached(DuelEvent):
    """A card was put beneath an Xyz Monster as material."""

    card: Open[CardId]
    origin: Spot
    to: Open[CardId]


@value
class Destroyed(DuelEvent):
    """Cards were destroyed together, while they lay in these spots."""

    cards: Open[tuple[CardId, ...]]
    why: Why
    spots: tuple[Spot, ...] = ()
    were: Secret[tuple[Bearing | None, ...]] = ()
    """How they lay, as far as they lay on the field."""
    by: Seat | None = None
    """Whose effect was being carried out then, if one was."""


@value
class Tributed(DuelEvent):
    """Monsters were Tributed together."""

    cards: Open[tuple[CardId, ...]]
    by: Seat


@value
class Shielded(DuelEvent):
    """An effect does not destroy these cards, which a card spares once a turn."""

    cards: Open[tuple[CardId, ...]]
    by: Open[CardId]


@value
class ControlTaken(DuelEvent):
    """A player took control of a monster for a time, by the effect of the card `source`."""

    card: Seen[CardId]
    by: Seat
    lender: Seat
    until: Until
    source: Seen[CardId | None] = None


@value
class ZoneKept(DuelEvent):
    """A zone cannot be used as long as the card, which lay there, is banished.

    `player` is whose field that card is to return to.
    """

    card: Seen[CardId]
    spot: Spot
    player: Seat


@value
class Outlawed(DuelEvent):
    """A monster is going to be banished when it leaves the field."""

    card: Open[CardId]
