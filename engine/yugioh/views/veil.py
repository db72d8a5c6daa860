"""What each audience is told of an event, decided before it is applied.

A card is named to an audience that may see it before or after; to others it is `HIDDEN`. No
identifier of a hidden card is told, since it would outlive a shuffle (MR-GEN-06).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.core.protocol import Audience, Event, Seat
from engine.yugioh.language import Place
from engine.yugioh.state.effect_events import AttackRedirected, Equipped, LookedAt, Postponed
from engine.yugioh.state.events import (
    Activated,
    Applied,
    AttackDeclared,
    AttackRenewed,
    ControlTaken,
    Moved,
    SetDown,
    Shuffled,
    Targeted,
)
from engine.yugioh.state.match_events import SideDecked
from engine.yugioh.state.table import HIDDEN, IN_ZONES, Card, CardId, Spot, State

AUDIENCES: tuple[Audience, ...] = (None, Seat(0), Seat(1))


def sees(audience: Audience, spot: Spot, face_up: bool) -> bool:
    """Tell whether a card that lies so is known to `audience` (MR-INFO-01, MR-INFO-05)."""
    if spot.place in IN_ZONES or spot.place is Place.EXTRA_DECK:
        return face_up or audience == spot.seat
    if spot.place is Place.HAND:
        return audience == spot.seat
    open_to_all = spot.place in (Place.GRAVEYARD, Place.MATERIAL)
    return open_to_all or (spot.place is Place.BANISHED and face_up)


def knows(audience: Audience, card: Card) -> bool:
    """Tell whether `audience` may know what `card` is, as it lies now."""
    return sees(audience, card.spot, card.face_up)


def veil(event: Event, state: State) -> Mapping[Audience, Event | None]:
    """What the public and each seat are told of `event`, while `state` is still as before."""
    form = FORMS.get(type(event))
    if form is None:
        return dict.fromkeys(AUDIENCES, event)
    return {audience: form(event, state, audience) for audience in AUDIENCES}


def _moved(event: Moved, state: State, audience: Audience) -> Event:
    before = sees(audience, event.origin, state.cards[event.card].face_up)
    if before or sees(audience, event.to, event.face_up):
        return event
    return replace(event, card=HIDDEN)


def _shuffled(event: Shuffled, state: State, audience: Audience) -> Event:
    return replace(event, order=())


def _set_down(event: SetDown, state: State, audience: Audience) -> Event:
    return event if audience == event.by else replace(event, card=HIDDEN)


def _activated(event: Activated, state: State, audience: Audience) -> Event:
    if event.subject is None:
        return event
    return replace(event, subject=_hide((event.subject,), state, audience)[0])


def _targeted(event: Targeted, state: State, audience: Audience) -> Event:
    return replace(event, cards=_hide(event.cards, state, audience))


def _attack(
    event: AttackDeclared | AttackRenewed | AttackRedirected, state: State, audience: Audience
) -> Event:
    if event.target is None or knows(audience, state.cards[event.target]):
        return event
    return replace(event, target=HIDDEN)


def _control_taken(event: ControlTaken, state: State, audience: Audience) -> Event:
    return replace(event, card=_hide((event.card,), state, audience)[0])


def _equipped(event: Equipped, state: State, audience: Audience) -> Event:
    return replace(event, card=_hide((event.card,), state, audience)[0])


def _looked_at(event: LookedAt, state: State, audience: Audience) -> Event:
    if audience == event.by:
        return event
    return replace(event, cards=_hide(event.cards, state, audience))


def _applied(event: Applied | Postponed, state: State, audience: Audience) -> Event:
    return replace(
        event,
        targets=_hide(event.targets, state, audience),
        former=_hide(event.former, state, audience),
    )


def _side_decked(event: SideDecked, state: State, audience: Audience) -> Event:
    return event if audience == event.seat else replace(event, out=None, into=None)


def _hide(cards: tuple[CardId, ...], state: State, audience: Audience) -> tuple[CardId, ...]:
    return tuple(card if knows(audience, state.cards[card]) else HIDDEN for card in cards)


FORMS: dict[type[Event], Callable[..., Event]] = {
    Moved: _moved,
    Shuffled: _shuffled,
    SetDown: _set_down,
    Activated: _activated,
    Targeted: _targeted,
    AttackDeclared: _attack,
    AttackRenewed: _attack,
    AttackRedirected: _attack,
    ControlTaken: _control_taken,
    Equipped: _equipped,
    Applied: _applied,
    Postponed: _applied,
    LookedAt: _looked_at,
    SideDecked: _side_decked,
}
"""How the events that may name hidden cards are veiled; all others are public."""
