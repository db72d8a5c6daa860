"""What was read of things that never change, kept for those that were asked of last."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


MOST = 4_000
"""Of how many things at most is kept what was read: more than there are cards of ours."""


def once_for_each(read: Callable[[T], R]) -> Callable[[T], R]:
    """Read each thing once, by its identity: a card's text is the same in every duel.

    After `MOST` things all is forgotten, so that what was imported once does not stay for good.
    """
    known: dict[int, tuple[R, T]] = {}
    """With what was read the thing itself, so that nothing else has its identity meanwhile."""

    def reading(thing: T) -> R:
        try:
            return known[id(thing)][0]
        except KeyError:
            found = read(thing)
            if len(known) >= MOST:
                known.clear()
            known[id(thing)] = found, thing
            return found

    return reading
