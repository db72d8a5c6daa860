"""What has happened in a duel, as vectors tell it: chains, damage, and the order of events."""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.protocol import Event
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import (
    Activated,
    ActivationNegated,
    EffectNegated,
    LinkResolving,
)
from engine.yugioh.state.events.life import LifeChanged, LifeWhy
from engine.yugioh.state.events.moves import Attached, Moved, Why
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.summons import Summoned
from engine.yugioh.state.events.turns import PhaseBegan
from tests.vectors.setting import location

PHASES = {
    Phase.DRAW: "draw",
    Phase.STANDBY: "standby",
    Phase.MAIN_1: "main1",
    Phase.BATTLE: "battle",
    Phase.MAIN_2: "main2",
    Phase.END: "end",
}
"""What a vector calls the phases."""
KINDS = {
    LifeWhy.BATTLE: "battle",
    LifeWhy.EFFECT: "effect",
    LifeWhy.COST: "cost",
    LifeWhy.GAIN: "gain",
    LifeWhy.LOSS: "loss",
}

Told = dict[str, Any]


def chains(duel: Duel, events: Iterable[Event]) -> list[list[Told]]:
    """Every chain, each a list of its links in building order."""
    built: list[list[Told]] = []
    for event in events:
        if isinstance(event, Activated):
            text = duel.card(event.card).text
            if event.link == 1:
                built.append([])
            link = {"player": event.by, "code": text.passcode, "name": text.name}
            built[-1].append(link)
        elif isinstance(event, ActivationNegated | EffectNegated):
            built[-1][event.link - 1]["negated"] = True
    return built


def damage(events: Iterable[Event]) -> list[Told]:
    """Every change of Life Points, in order."""
    return [
        {
            "player": event.seat,
            "kind": KINDS[event.why],
            "amount": abs(event.after - event.before),
        }
        for event in events
        if isinstance(event, LifeChanged)
    ]


def sequence(duel: Duel, events: Sequence[Event]) -> list[Told]:
    """The events that a vector may ask for, in order."""
    told: list[Told] = []
    for event in events:
        told.extend(_told(duel, event))
    return told


def _told(duel: Duel, event: Event) -> list[Told]:
    if isinstance(event, Moved):
        moved = {
            "event": "moved",
            "name": duel.card(event.card).text.name,
            "from": location(event.origin.place, event.origin.row),
            "to": location(event.to.place, event.to.row),
        }
        drew = {"event": "drew", "player": event.to.seat}
        return [moved, drew] if event.why is Why.DRAWN else [moved]
    if isinstance(event, Attached):
        origin, name = event.origin, duel.card(event.card).text.name
        laid = {
            "from": location(origin.place, origin.row),
            "to": location(Place.MATERIAL, None),
        }
        return [{"event": "moved", "name": name, **laid}]
    if isinstance(event, Summoned):
        return [{"event": "summoned", "name": duel.card(event.card).text.name}]
    if isinstance(event, Flipped):
        return [{"event": "flipped", "name": duel.card(event.card).text.name}]
    if isinstance(event, Activated):
        return [{"event": "link", "n": event.link}]
    if isinstance(event, LinkResolving):
        return [{"event": "resolving", "n": event.link}]
    if isinstance(event, PhaseBegan):
        return [{"event": "phase", "phase": PHASES[event.phase]}]
    return []


BEFORE = [{"event": "phase", "phase": "draw"}, {"event": "phase", "phase": "standby"}]
"""A vector counts the phases of its first turn, though it starts in Main Phase 1."""
