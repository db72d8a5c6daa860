"""What was read of a thing that never changes, kept for as long as the program runs."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def once_for_each(read: Callable[[T], R]) -> Callable[[T], R]:
    """Read each thing once, by its identity: a card's text is the same in every duel."""
    known: dict[int, tuple[T, R]] = {}

    def reading(thing: T) -> R:
        found = known.get(id(thing))
        if found is None:
            found = known[id(thing)] = (thing, read(thing))
        return found[1]

    return reading
