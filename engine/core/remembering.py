"""What was read of a thing that never changes, kept for as long as the program runs."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def once_for_each(read: Callable[[T], R]) -> Callable[[T], R]:
    """Read each thing once, by its identity: a card's text is the same in every duel."""
    known: dict[int, R] = {}
    kept: list[T] = []
    """The things themselves, so that nothing else ever has their identity."""

    def reading(thing: T) -> R:
        try:
            return known[id(thing)]
        except KeyError:
            kept.append(thing)
            found = known[id(thing)] = read(thing)
            return found

    return reading
