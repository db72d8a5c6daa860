"""What each audience is told of an event, decided before it is applied.

A card is named to an audience that may see it before or after; to others it is `HIDDEN`. No
identifier of a hidden card is told, since it would outlive a shuffle (MR-GEN-06).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.core.protocol import Audience, Event, Seat
from engine.yugioh.language import Place
from engine.yugioh.readers.revealing import is_hand_revealed
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_events import (
    AttackRedirected,
    BattleBegan,
    Bound,
    Equipped,
    LookedAt,
    NormallyDrawn,
    Postponed,
    ZoneKept,
)
from engine.yugioh.state.events import (
    Activated,
    Applied,
    AttackDeclared,
    AttackRenewed,
    ControlTaken,
    Moved,
    SetDown,
    Shuffled,
    Summoned,
    Targeted,
    TurnCounted,
)
from engine.yugioh.state.match_events import SideDecked
from engine.yugioh.state.spots import HIDDEN, IN_ZONES, CardId, Spot
from engine.yugioh.state.table import Card

AUDIENCES: tuple[Audience, ...] = (None, Seat(0), Seat(1))


def sees(duel: Duel, audience: Audience, spot: Spot, face_up: bool) -> bool:
    """Tell whether a card that lies so is known to `audience` (MR-INFO-01, MR-INFO-05)."""
    if spot.place in IN_ZONES or spot.place is Place.EXTRA_DECK:
        return face_up or audience == spot.seat
    if spot.place is Place.HAND:
        return audience == spot.seat or is_hand_revealed(duel, spot.seat)
    open_to_all = spot.place in (Place.GRAVEYARD, Place.MATERIAL)
    return open_to_all or (spot.place is Place.BANISHED and face_up)


def knows(duel: Duel, audience: Audience, card: Card) -> bool:
    """Tell whether `audience` may know what `card` is, as it lies now."""
    return sees(duel, audience, card.spot, card.face_up)


def veil(event: Event, duel: Duel) -> Mapping[Audience, Event | None]:
    """What the public and each seat are told of `event`, while `duel` is still as before.

    Nothing is kept from a seat that is not kept from the public.
    """
    form = FORMS.get(type(event))
    if form is None:
        return dict.fromkeys(AUDIENCES, event)
    public = form(event, duel, None)
    if public is event:
        return dict.fromkeys(AUDIENCES, event)
    return {
        audience: public if audience is None else form(event, duel, audience)
        for audience in AUDIENCES
    }


def _moved(event: Moved, duel: Duel, audience: Audience) -> Event:
    before = sees(duel, audience, event.origin, duel.card(event.card).face_up)
    if before or sees(duel, audience, event.to, event.face_up):
        return event
    return replace(event, card=HIDDEN)


def _shuffled(event: Shuffled, duel: Duel, audience: Audience) -> Event:
    return replace(event, order=())


def _set_down(event: SetDown, duel: Duel, audience: Audience) -> Event:
    return event if audience == event.by else replace(event, card=HIDDEN)


def _activated(event: Activated, duel: Duel, audience: Audience) -> Event:
    if event.subject is None:
        return event
    return replace(event, subject=_hide((event.subject,), duel, audience)[0])


def _targeted(event: Targeted, duel: Duel, audience: Audience) -> Event:
    return replace(event, cards=_hide(event.cards, duel, audience))


def _attack(
    event: AttackDeclared | AttackRenewed | AttackRedirected | BattleBegan,
    duel: Duel,
    audience: Audience,
) -> Event:
    if event.target is None or knows(duel, audience, duel.card(event.target)):
        return event
    return replace(event, target=HIDDEN)


def _one_card(
    event: ControlTaken | Equipped | NormallyDrawn | Summoned | TurnCounted | ZoneKept,
    duel: Duel,
    audience: Audience,
) -> Event:
    return replace(event, card=_hide((event.card,), duel, audience)[0])


def _bound(event: Bound, duel: Duel, audience: Audience) -> Event:
    return replace(event, to=_hide((event.to,), duel, audience)[0])


def _looked_at(event: LookedAt, duel: Duel, audience: Audience) -> Event:
    if audience == event.by:
        return event
    return replace(event, cards=_hide(event.cards, duel, audience))


def _applied(event: Applied | Postponed, duel: Duel, audience: Audience) -> Event:
    return replace(
        event,
        targets=_hide(event.targets, duel, audience),
        former=_hide(event.former, duel, audience),
    )


def _side_decked(event: SideDecked, duel: Duel, audience: Audience) -> Event:
    return event if audience == event.seat else replace(event, out=None, into=None)


def _hide(cards: tuple[CardId, ...], duel: Duel, audience: Audience) -> tuple[CardId, ...]:
    return tuple(
        card if knows(duel, audience, duel.state.cards[card]) else HIDDEN for card in cards
    )


FORMS: dict[type[Event], Callable[..., Event]] = {
    Moved: _moved,
    Shuffled: _shuffled,
    SetDown: _set_down,
    Activated: _activated,
    Targeted: _targeted,
    AttackDeclared: _attack,
    AttackRenewed: _attack,
    AttackRedirected: _attack,
    BattleBegan: _attack,
    ControlTaken: _one_card,
    Bound: _bound,
    Equipped: _one_card,
    NormallyDrawn: _one_card,
    Summoned: _one_card,
    ZoneKept: _one_card,
    TurnCounted: _one_card,
    Applied: _applied,
    Postponed: _applied,
    LookedAt: _looked_at,
    SideDecked: _side_decked,
}
"""How the events that may name hidden cards are veiled; all others are public."""
