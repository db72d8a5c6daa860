"""When two positions of a turn are alike: what was done in another order is tried once.

Two are alike where every card lies in the same place, as it lies there, with the same numbers,
and where the same was used and is in force, whatever the order in which all that came about,
and whichever zones of a row the cards are in.
"""

from collections.abc import Hashable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel

ORDER = frozenset(
    {
        *("moment", "since", "phase_since", "visit", "covers", "shown_after", "set_at"),
        *("layout", "lined_up", "zone", "has_acted", "applied_visit", "summoned_covers"),
        *("monsters", "spells", "extra_monsters"),
    }
)
"""Fields that tell in which order things came about, or in which zone, and nothing else."""


def likeness(duel: Duel) -> Hashable:
    """The same for positions that are alike, at a question to act with nothing on the chain."""
    cards = tuple(_card(card) for card in duel.state.cards)
    others = _of(duel.state, frozenset({"cards", *ORDER}))
    return cards, others


def _card(card: Card) -> Hashable:
    return _of(card, frozenset({"text", "id", *ORDER}))


def _of(thing: Any, left_out: frozenset[str]) -> Hashable:
    named = [each.name for each in fields(thing) if each.name not in left_out]
    return tuple((name, _said(getattr(thing, name))) for name in named)


def _said(thing: Any) -> Hashable:
    """The thing, with cards by their numbers, and without an order."""
    if isinstance(thing, Card):
        return ("card", thing.id)
    if isinstance(thing, Enum):
        return thing.name
    if is_dataclass(thing) and not isinstance(thing, type):
        return (type(thing).__name__, _of(thing, ORDER))
    if isinstance(thing, Mapping):
        pairs = ((repr(_said(key)), repr(_said(each))) for key, each in thing.items())
        return tuple(sorted(pairs))
    if isinstance(thing, list | tuple | set | frozenset):
        return tuple(sorted(repr(_said(each)) for each in thing))
    return thing if isinstance(thing, Hashable) else repr(thing)
