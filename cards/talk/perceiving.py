"""From an event, as it was told to an audience, to what there is to tell of it.

Of most events everything is told: the message is called as they are and finds their fields. An
event without a message happens without a word, since all there is to tell is told already.
What is below is where that depends on other events, or on what is in the fields.
"""

from dataclasses import fields
from functools import singledispatch
from typing import get_args, get_origin, get_type_hints

from cards.talk.gathering import Gathering
from cards.talk.happenings import Happening, Views
from cards.talk.tongue import called, slug
from engine.core.protocol import Event, Seat
from engine.core.values import value
from engine.yugioh.asked import speaks_of_targets
from engine.yugioh.language import Phase, Place, Position, Stat
from engine.yugioh.state.events.battle import AttackHalted, Battled, Halt
from engine.yugioh.state.events.chain import Activated, LinkResolving, Targeted
from engine.yugioh.state.events.contest import SideDecked, SignsThrown
from engine.yugioh.state.events.lasting import Applied
from engine.yugioh.state.events.moves import Attached, Destroyed, Moved, Why
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.events.summons import SummonDeclared, Summoned
from engine.yugioh.state.events.turns import PhaseBegan
from engine.yugioh.state.spots import HIDDEN, CardId, Spot
from engine.yugioh.views.board import CardView

CHOSEN = (Phase.BATTLE, Phase.MAIN_2)
"""The phases to which the turn player goes if they want to."""
HANDLED = (Why.DISCARDED, Why.HAND_LIMIT, Why.ADDED)
"""Moves that are told as what a player does with the cards."""
RETURNED = (Why.RETURNED, Why.SHUFFLED_BACK)


@value
class Shape:
    """Which message tells an event, and what its fields are to it."""

    key: str
    player: str | None
    cards: tuple[tuple[str, str | None], ...]
    """Each field of cards, with the field that says where they lay."""
    values: tuple[str, ...]


SHAPES: dict[type, Shape] = {}
"""By kind of event, once one was told."""


def shape(kind: type[Event]) -> Shape:
    """How an event of that kind is told where nothing else is to be considered."""
    return SHAPES.get(kind) or SHAPES.setdefault(kind, _shape(kind))


def _shape(kind: type[Event]) -> Shape:
    types = get_type_hints(kind)
    hints = {each.name: types[each.name] for each in fields(kind)}
    seats = [name for name, hint in hints.items() if _holds(hint, Seat)]
    cards = [name for name, hint in hints.items() if _holds(hint, CardId)]
    lying = {"target": "spot", "cards": "spots"}
    spots = [name for name, hint in hints.items() if _holds(hint, Spot)]
    return Shape(
        called(kind),
        seats[0] if seats else None,
        tuple((name, lying[name] if lying.get(name) in spots else None) for name in cards),
        tuple(
            name
            for name, hint in hints.items()
            if name not in cards + spots and (name not in seats or get_origin(hint) is tuple)
        ),
    )


def _holds(hint: object, kind: object) -> bool:
    return hint is kind or any(_holds(each, kind) for each in get_args(hint))


def plain(event: Event, gathering: Gathering, index: int, key: str = "") -> Happening:
    """All that the event says of itself."""
    told = shape(type(event))
    return Happening(
        key or _key(event),
        _player(event, told.player),
        {name: _views(event, name, spot, gathering, index) for name, spot in told.cards},
        {name.replace("_", "-"): getattr(event, name) for name in told.values},
    )


def _key(event: Event) -> str:
    """The message of an event: its name, and its reason where it has one."""
    name = shape(type(event)).key
    return f"{name}-{slug(event.why)}" if hasattr(event, "why") else name


def _player(event: Event, name: str | None) -> Seat | None:
    """Who does it: the player in that field, or the first of them."""
    seats = None if name is None else getattr(event, name)
    return next(iter(seats), None) if isinstance(seats, tuple) else seats


def _views(
    event: Event, name: str, spot: str | None, gathering: Gathering, index: int
) -> Views:
    cards = getattr(event, name)
    spots = None if spot is None else getattr(event, spot)
    if isinstance(cards, tuple):
        where = spots or (None,) * len(cards)
        return tuple(
            gathering.named(index, card, spot) for card, spot in zip(cards, where, strict=True)
        )
    return None if cards is None else gathering.named(index, cards, spots)


@singledispatch
def perceive(event: Event, gathering: Gathering, index: int) -> Happening | None:
    """What there is to tell of the event at `index`; None for nothing."""
    is_told = hasattr(event, "why") or _key(event) in gathering.words
    return plain(event, gathering, index) if is_told else None


@perceive.register
def _phase_began(event: PhaseBegan, gathering: Gathering, index: int) -> Happening | None:
    """Told where the turn player chose to go there; the others begin with or end the turn."""
    return plain(event, gathering, index) if event.phase in CHOSEN else None


@perceive.register
def _moved(event: Moved, gathering: Gathering, index: int) -> Happening | None:
    used_up = event.why is Why.USED and event.to.place is Place.GRAVEYARD
    if used_up or event.to.place is Place.SUMMONING:
        return None
    if event.why is Why.DRAWN:
        cards = gathering.at(event.card, event.to)
        return Happening("drawn", event.to.seat, {"cards": (cards,)})
    card = gathering.at(event.card, event.origin)
    if event.card != HIDDEN and not card.is_known:
        card = gathering.at(event.card, event.to)
    return moved((card,), event)


def moved(cards: tuple[CardView, ...], move: Moved) -> Happening:
    """Cards that go where `move` goes, for a reason that nothing else tells."""
    why, place = move.why, move.to.place
    to = "deck-top" if place is Place.DECK and why is not Why.SHUFFLED_BACK else slug(place)
    if why in HANDLED:
        how = slug(why)
    elif place is Place.FIELD:
        over = move.origin.place is Place.FIELD and move.origin.seat == move.to.seat
        how = "over" if over else "back" if why is Why.CONTROL else "to-field"
    elif place in (Place.BANISHED, Place.NOWHERE):
        how = slug(place)
    elif why in RETURNED:
        how = "returned"
    else:
        how = "as-material" if why is Why.MATERIAL else "sent"
    values = {"to": to, "why": why}
    return Happening(f"moved-{how}", move.to.seat, {"cards": cards}, values)


@perceive.register
def _revealed(event: Revealed, gathering: Gathering, index: int) -> Happening:
    moves = gathering.moves.get(index)
    if moves:
        return moved(tuple(map(gathering.at, event.cards)), moves[0])
    return plain(event, gathering, index)


@perceive.register
def _attached(event: Attached, gathering: Gathering, index: int) -> Happening:
    cards = (gathering.at(event.card, event.origin),)
    return Happening("attached", None, {"cards": cards, "to": gathering.at(event.to)})


@perceive.register
def _declared(event: SummonDeclared, gathering: Gathering, index: int) -> Happening | None:
    """Told where its outcome is not what is told next."""
    for later in gathering.events[index + 1 :]:
        if isinstance(later, Activated):
            break
        if isinstance(later, Summoned) and later.card in event.cards:
            return None
    return plain(event, gathering, index)


@perceive.register
def _activated(event: Activated, gathering: Gathering, index: int) -> Happening:
    targets: tuple[CardView, ...] = ()
    for later in gathering.events[index + 1 :]:
        if isinstance(later, Activated) and later.link == event.link:
            break  # of another chain
        if isinstance(later, Targeted) and later.link == event.link:
            targets = tuple(map(gathering.at, later.cards, later.spots))
            break
    cards: dict[str, Views] = {"targets": targets}
    cards["card"] = gathering.came(index, event.card)
    values = {"link": event.link, "is-card": event.is_card}
    return Happening("activated", event.by, cards, values)


@perceive.register
def _applied(event: Applied, gathering: Gathering, index: int) -> Happening:
    """Told with its targets where what has become a fact is one about them."""
    said = plain(event, gathering, index)
    if not speaks_of_targets(event.fact):
        said.cards = {**said.cards, "targets": ()}
    return said


@perceive.register
def _targeted(event: Targeted, gathering: Gathering, index: int) -> Happening | None:
    """Told with the activation where that is told too; else what the chain says of its card."""
    before, chain = gathering.events[:index], gathering.table.chain
    if any(isinstance(e, Activated) and e.link == event.link for e in before):
        return None
    if event.link > len(chain):
        return None
    targets = tuple(map(gathering.at, event.cards, event.spots))
    link = chain[event.link - 1]
    return Happening("targeted", None, {"card": link.card, "targets": targets})


@perceive.register
def _link_resolving(event: LinkResolving, gathering: Gathering, index: int) -> Happening | None:
    """Told in a chain of several, unless it is negated, which has been told."""
    told = gathering.is_chain_of_several() and not event.negated
    return plain(event, gathering, index) if told else None


@perceive.register
def _destroyed(event: Destroyed, gathering: Gathering, index: int) -> Happening:
    by_battle = event.why is Why.DESTROYED_BY_BATTLE
    return plain(event, gathering, index, "destroyed-by-battle" if by_battle else "destroyed")


@perceive.register
def _attack_halted(event: AttackHalted, gathering: Gathering, index: int) -> Happening | None:
    attacker = gathering.at(event.attacker)
    if event.why is Halt.NEGATED or attacker.place is not Place.FIELD:
        return None
    return plain(event, gathering, index)


@perceive.register
def _battled(event: Battled, gathering: Gathering, index: int) -> Happening | None:
    """Told where two monsters fight; of a direct attack the damage tells everything."""
    if event.target is None or event.position is None:
        return None
    told = plain(event, gathering, index)
    in_attack = event.position is Position.ATTACK
    told.values = {
        "attack": str(event.attack),
        "against": str(event.against),
        "stat": Stat.ATTACK if in_attack else Stat.DEFENSE,
    }
    return told


@perceive.register
def _signs_thrown(event: SignsThrown, gathering: Gathering, index: int) -> Happening:
    first, second = event.signs
    return plain(event, gathering, index, "signs-thrown-alike" if first is second else "")


@perceive.register
def _side_decked(event: SideDecked, gathering: Gathering, index: int) -> Happening:
    if event.out is None:
        return Happening("side-deck-done", event.seat)
    return Happening("side-decked", event.seat, {}, {"count": len(event.out)})
