"""Choices among things of which many are alike: one stands for all that differ in nothing.

Seven of thirty things can be chosen in millions of ways; but where ten of the things are
of one kind and twenty of another, few of these ways differ.
"""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations

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
Needed = tuple[set[int], int]
"""Of which positions some are asked for, and how many at least."""


def choices(kinds: Sequence[Hashable], demands: Sequence[Demand]) -> Iterator[list[Chosen]]:
    """What can be chosen for each of the demands, all of it together and nothing twice.

    Things of equal `kinds` are alike; of the choices that differ only in which of these are
    taken, the one with the first of them is given. Small choices come before large ones. What
    leaves too little for the rest is left at its first step, so that the work grows with how
    many choices are taken from here, and not with how many there would be.
    """
    if not demands:
        yield []
        return
    first, *later = demands
    for chosen in _of_one(kinds, first, later):
        gone = set(chosen)
        left = [
            Demand(tuple(at for at in each.able if at not in gone), each.least, each.most)
            for each in later
        ]
        yield from ([chosen, *rest] for rest in choices(kinds, left))


def _of_one(
    kinds: Sequence[Hashable], demand: Demand, later: Sequence[Demand]
) -> Iterator[Chosen]:
    groups: dict[Hashable, list[int]] = {}
    for at in demand.able:
        groups.setdefault(kinds[at], []).append(at)
    each = list(groups.values())
    for count in range(demand.least, min(demand.most, len(demand.able)) + 1):
        yield from _so_many(each, count, [(set(some.able), some.least) for some in later])


def _so_many(
    groups: Sequence[Sequence[int]], count: int, later: Sequence[Needed]
) -> Iterator[Chosen]:
    """Every way to take so many of these groups, of each the first ones, and leave the rest."""
    here = {at for group in groups for at in group}
    if not _can_be_met([(here, count), *later]):
        return
    if count == 0:
        yield ()
        return
    first, *rest = groups
    for taken in range(min(len(first), count), -1, -1):
        gone = first[:taken]
        left = [(able.difference(gone), least) for able, least in later] if gone else later
        for others in _so_many(rest, count - taken, left):
            yield (*gone, *others)


def _can_be_met(demands: Sequence[Needed]) -> bool:
    """Whether so many can be taken of each of these, and nothing twice.

    That is so if any of them together have as many things as they ask for together (Hall's
    theorem).
    """
    for count in range(1, len(demands) + 1):
        for some in combinations(demands, count):
            if len(set().union(*(able for able, _ in some))) < sum(least for _, least in some):
                return False
    return True


def is_the_only_one(kinds: Sequence[Hashable], able: Sequence[int], chosen: Chosen) -> bool:
    """Whether that choice stands for no other: it takes all there are of each kind it takes."""
    taken = {kinds[at] for at in chosen}
    return sum(kinds[at] in taken for at in able) == len(chosen)
