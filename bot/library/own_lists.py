"""The ban lists that come with the game: they need no import, and stand beside the imported."""

from collections.abc import Mapping, Sequence
from functools import cache

from bot.games import SHELVED
from bot.library.records import LimitList
from engine.core.decks import Limits


@cache
def own_lists() -> Sequence[LimitList]:
    """The lists as others are handed out, with ids below zero; none of them is in force."""
    return tuple(_list(at, limits) for at, limits in enumerate(_limits()))


def own_copies(list: LimitList) -> Mapping[int, int]:
    """How many copies an own list allows of each card that it names."""
    return _limits()[~list.id].copies


def own_lists_of(format: str) -> Sequence[LimitList]:
    """Those that are made for the format."""
    made = SHELVED.limits.get(format, ())
    every = zip(own_lists(), _limits(), strict=True)
    return tuple(own for own, limits in every if limits in made)


@cache
def _limits() -> Sequence[Limits]:
    return tuple(limits for each in SHELVED.limits.values() for limits in each)


def _list(at: int, limits: Limits) -> LimitList:
    return LimitList(
        id=~at,
        name=limits.name,
        family=limits.name,
        dated=limits.since,
        current=False,
        whitelist=limits.others == 0,
        points=None,
        source="",
    )
