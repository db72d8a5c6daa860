"""Choices among things of which many are alike: one stands for all that differ in nothing.

Seven of thirty things can be chosen in millions of ways; but where ten of the things are
of one kind and twenty of another, few of these ways differ.
"""

from collections.abc import Hashable, Iterator, Sequence
from itertools import islice

from engine.core.values import value

MOST_TRIED = 250
"""How many different choices are looked through for one question, at most."""


@value
class Demand:
    """Some of these things are to be chosen, by their positions, in a number between these."""

    able: tuple[int, ...]
    least: int
    most: int


Chosen = tuple[int, ...]
"""The positions of what is chosen together."""


def choices(kinds: Sequence[Hashable], demands: Sequence[Demand]) -> Iterator[list[Chosen]]:
    """What can be chosen for each of the demands, all of it together and nothing twice.

    Things of equal `kinds` are alike; of the choices that differ only in which of these are
    taken, the one with the first of them is given. Small choices come before large ones. For
    each demand no more than MOST_TRIED are looked at, also where none of them leaves the rest.
    """
    if not demands:
        yield []
        return
    first, *later = demands
    for chosen in islice(_of_one(kinds, first), MOST_TRIED):
        gone = set(chosen)
        left = [
            Demand(tuple(at for at in each.able if at not in gone), each.least, each.most)
            for each in later
        ]
        if all(len(each.able) >= each.least for each in left):
            yield from ([chosen, *rest] for rest in choices(kinds, left))


def _of_one(kinds: Sequence[Hashable], demand: Demand) -> Iterator[Chosen]:
    groups: dict[Hashable, list[int]] = {}
    for at in demand.able:
        groups.setdefault(kinds[at], []).append(at)
    each = list(groups.values())
    for count in range(demand.least, min(demand.most, len(demand.able)) + 1):
        yield from _so_many(each, count)


def _so_many(groups: Sequence[Sequence[int]], count: int) -> Iterator[Chosen]:
    """Every way to take so many of these groups, of each the first ones."""
    if count == 0:
        yield ()
        return
    if sum(map(len, groups)) < count:
        return
    first, *rest = groups
    for taken in range(min(len(first), count), -1, -1):
        for others in _so_many(rest, count - taken):
            yield (*first[:taken], *others)


def is_the_only_one(kinds: Sequence[Hashable], able: Sequence[int], chosen: Chosen) -> bool:
    """Whether that choice stands for no other: it takes all there are of each kind it takes."""
    taken = {kinds[at] for at in chosen}
    return sum(kinds[at] in taken for at in able) == len(chosen)
