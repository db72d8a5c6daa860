"""What each audience is told of an event, decided before it is applied.

The fields of events declare whom they tell (`state/telling.py`). No identifier of a hidden card
is told, since it would outlive a shuffle (MR-GEN-06): it is told as `HIDDEN`.

Belongs here: what an audience is told of each field of an event, by how the field is declared.
Does not belong here: kinds of events or cards: a field that needs something of its own is
declared otherwise.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.changing import with_changes
from engine.core.match import Seen
from engine.core.protocol import Audience, Event, Seat
from engine.yugioh.facts.restrictions import is_hand_revealed
from engine.yugioh.language import Place
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import HIDDEN, IN_ZONES, ON_TABLE, SEATS, Spot
from engine.yugioh.state.telling import (
    DuelEvent,
    Telling,
    ToNobody,
    ToPlayer,
    ToSeers,
    ToSeersOfMove,
    Withheld,
    withheld,
)

_OPEN = (Place.GRAVEYARD, Place.MATERIAL)


def sees(duel: Duel, audience: Audience, spot: Spot, face_up: bool) -> bool:
    """Whether a card that lies so is known to `audience` (MR-INFO-01, MR-INFO-05)."""
    return _sees(duel, audience, spot.place, spot.seat, face_up)


def knows(duel: Duel, audience: Audience, card: Card) -> bool:
    """Whether `audience` may know what `card` is, as it lies now."""
    place, face_up = card.place, card.face_up
    seat = card.controller if place in ON_TABLE else card.owner
    return _sees(duel, audience, place, seat, face_up)


def _sees(duel: Duel, audience: Audience, place: Place, seat: Seat, face_up: bool) -> bool:
    if place in IN_ZONES or place is Place.EXTRA_DECK:
        return face_up or audience == seat
    if place is Place.HAND:
        return audience == seat or is_hand_revealed(duel, seat)
    return place in _OPEN or (place is Place.BANISHED and face_up)


def veil(event: DuelEvent, duel: Duel) -> Seen:
    """What the public and each seat see of `event`, while `duel` is still as before.

    Nothing is kept from a seat that is not kept from the public.
    """
    kept = withheld(event)
    if not kept:
        return None
    from_public = _changes(event, kept, duel, None)
    if not from_public:
        return None
    public = with_changes(event, from_public)
    told: dict[Audience, Event | None] = {None: public}
    for seat in SEATS:
        changes = _changes(event, kept, duel, seat)
        if changes == from_public:
            told[seat] = public
        else:
            told[seat] = with_changes(event, changes) if changes else event
    return told


def _changes(
    event: DuelEvent, kept: tuple[Withheld, ...], duel: Duel, audience: Audience
) -> dict[str, Any]:
    """What `audience` is told otherwise than it is, by field."""
    changes = {}
    for each in kept:
        value = getattr(event, each.field)
        if value != each.blank:
            told = FORMS[type(each.telling)](value, each, event, duel, audience)
            if told is not value:
                changes[each.field] = told
    return changes


def _to_nobody(
    value: object, field: Withheld, event: DuelEvent, duel: Duel, audience: Audience
) -> object:
    return field.blank


def _to_player(
    value: object, field: Withheld, event: DuelEvent, duel: Duel, audience: Audience
) -> object:
    return value if _is_player(field.telling, event, audience) else field.blank


def _to_seers(
    value: Any, field: Withheld, event: DuelEvent, duel: Duel, audience: Audience
) -> Any:
    if _is_player(field.telling, event, audience):
        return value
    return _known(value, duel, audience)


def _to_seers_of_move(
    value: Any, field: Withheld, event: Any, duel: Duel, audience: Audience
) -> object:
    before = sees(duel, audience, event.origin, duel.card(value).face_up)
    is_seen = before or sees(duel, audience, event.to, event.face_up)
    return value if is_seen else field.blank


def _is_player(telling: Any, event: DuelEvent, audience: Audience) -> bool:
    named = telling.player
    return named is not None and audience == getattr(event, named)


def _known(value: Any, duel: Duel, audience: Audience) -> Any:
    """The cards as `audience` may know them: the same object, where it may know all."""
    if value is None or value == HIDDEN:
        return value
    if not isinstance(value, tuple):
        return value if knows(duel, audience, duel.state.cards[value]) else HIDDEN
    told = tuple(_known(each, duel, audience) for each in value)
    return value if told == value else told


FORMS: Mapping[type[Telling], Callable[..., Any]] = {
    ToNobody: _to_nobody,
    ToPlayer: _to_player,
    ToSeers: _to_seers,
    ToSeersOfMove: _to_seers_of_move,
}
"""How a field is told to those who may know it, and to others."""
