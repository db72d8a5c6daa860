"""Swiss rounds: players with equally many points meet, and nobody meets the same one twice.

The pairing is a matching of maximum weight, in which each wish outweighs all lesser ones
together: that nobody meets an opponent again, that a bye goes to the lowest who had none, that
the points of both are near, and that within one score group the upper half meets the lower.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import accumulate, chain
from math import isqrt

import rustworkx

from bot.events.results import History, Pairing, Player
from bot.events.standings import points

_CHANCE = 40
"""Bits that decide between pairings that are equally good: they come from the event's seed."""
_FOLDING = 26
_NEARNESS = 20
_BYE = 10
_REMATCH = 10
"""Bits of each wish; the sum over 128 pairs of 256 players fits into them."""
_MOST = 1 << (_CHANCE + 8 + _FOLDING + _NEARNESS + _BYE + _REMATCH)


class NobodyToPairError(ValueError):
    """Fewer than two players are left."""


def pair(
    ranked: Sequence[Player], history: History, number: int, seed: bytes
) -> tuple[Pairing, ...]:
    """Round `number` among `ranked`, the players that are left, best first.

    Nobody gets a second bye while somebody is left without one. The order of the tables is
    that of the standings; the bye, if there is one, comes last. Raises NobodyToPairError.
    """
    if len(ranked) < 2:
        raise NobodyToPairError("a round needs two players")
    pairs, idle = _matched(ranked, history, number, seed)
    tables = [
        Pairing(number, table, ranked[first], ranked[second])
        for table, (first, second) in enumerate(sorted(pairs), 1)
    ]
    if idle is not None:
        tables.append(Pairing(number, len(tables) + 1, ranked[idle], None))
    return tuple(tables)


@dataclass(frozen=True, slots=True)
class _Reach:
    """Which pairs are looked at; what is larger is left out, and so is who has met before."""

    apart: int
    """The distance between the score groups."""
    unfolded: int | None
    """What `_Field.unfolded` gives; None is any."""


_REACHES = (_Reach(1, 1 << 8), _Reach(1, 1 << 11), _Reach(2, None))
"""Few pairs first: all 32,640 of 256 players hold up everything else for long."""


class _Field:
    """Those who are to be paired, by their places in the standings, from 0, best first."""

    def __init__(
        self, ranked: Sequence[Player], history: History, number: int, seed: bytes
    ) -> None:
        self.ranked = ranked
        self.count = len(ranked)
        self.number = number
        self.lots = blake2b(key=seed[:64], digest_size=_CHANCE // 8)
        scores = [points(history, player) for player in ranked]
        levels = {score: n for n, score in enumerate(sorted(set(scores), reverse=True))}
        self.groups = [levels[score] for score in scores]
        sizes = Counter(self.groups)
        self.sizes = [sizes[group] for group in self.groups]
        """How many are in the score group of each."""
        self.met = [Counter(history.opponents(player)) for player in ranked]
        byes = [history.byes(player) for player in ranked]
        self.idle = [n for n in range(self.count) if byes[n] == min(byes)]
        """Those who may have the bye, where there is one."""
        if self.count % 2 == 0:
            self.idle = []

    def apart(self, first: int, second: int) -> int:
        """The distance between the score groups of two."""
        return self.groups[second] - self.groups[first]

    def unfolded(self, first: int, second: int) -> int:
        """How far two are from meeting as the upper half and the lower half do."""
        twice_ideal = 2 if self.apart(first, second) else self.sizes[first]
        away = 2 * (second - first) - twice_ideal
        return away * away

    def rematches(self, first: int, second: int) -> int:
        """How many times two have met."""
        return self.met[first][self.ranked[second]]

    def cost(self, first: int, second: int) -> int:
        """What speaks against pairing two; the bye is the place `count`."""
        if second == self.count:
            return _cost(bye=self.count - 1 - first)
        return _cost(
            rematches=self.rematches(first, second),
            apart=self.apart(first, second) ** 2,
            unfolded=self.unfolded(first, second),
            chance=self.chance(self.ranked[first], self.ranked[second]),
        )

    def chance(self, first: Player, second: Player) -> int:
        """The lot that the event's seed draws for two in this round."""
        lot = self.lots.copy()
        lot.update(f"{self.number}:{min(first, second)}:{max(first, second)}".encode())
        return int.from_bytes(lot.digest())

    def edges(self, reach: _Reach | None) -> Iterator[tuple[int, int]]:
        """The pairs that are looked at, without `reach` all; the bye is the place `count`."""
        for first in range(self.count):
            if reach is None:
                yield from ((first, second) for second in range(first + 1, self.count))
                continue
            met = self.met[first]
            for second in self._within(first, reach):
                if self.ranked[second] not in met:
                    yield first, second
        for first in self.idle if reach is None else self.idle[-1:]:
            yield first, self.count

    def _within(self, first: int, reach: _Reach) -> Iterator[int]:
        """The places below `first` that are within reach of it, the better first."""
        own = bisect_right(self.groups, self.groups[first])
        last = bisect_right(self.groups, self.groups[first] + reach.apart)
        if reach.unfolded is None:
            return iter(range(first + 1, last))
        width, size = isqrt(reach.unfolded), self.sizes[first]
        nearest = first + max(1, -((width - size) // 2))
        farthest = first + (size + width) // 2
        in_group = range(nearest, min(own, farthest + 1))
        return chain(in_group, range(own, min(last, first + width // 2 + 2)))

    def is_best(self, pairs: Sequence[tuple[int, int]], reach: _Reach) -> bool:
        """Whether no pairs beyond `reach` can be part of a pairing as good as this one.

        Between two score groups somebody has to cross where an odd number stands above. So
        each pairing costs at least the number of these borders, and one in which two are `k`
        groups apart, k² - k more.
        """
        if 2 * len(pairs) < self.count:
            return False
        players = [pair for pair in pairs if pair[1] != self.count]
        crossed = sum(self.apart(*pair) ** 2 for pair in players)
        sizes = Counter(self.groups[place] for pair in players for place in pair)
        above = accumulate(sizes[group] for group in range(self.groups[-1] + 1))
        least = sum(each % 2 for each in above)
        if crossed >= least + reach.apart * (reach.apart + 1):
            return False
        if reach.unfolded is None:
            return True
        return crossed == least and sum(self.unfolded(*p) for p in players) <= reach.unfolded


def _matched(
    ranked: Sequence[Player], history: History, number: int, seed: bytes
) -> tuple[list[tuple[int, int]], int | None]:
    """The pairs as places in `ranked`, better first, and the place that has a bye."""
    field = _Field(ranked, history, number, seed)
    for reach in _REACHES:
        pairs = _matching(field, reach)
        if field.is_best(pairs, reach):
            break
    else:
        pairs = _matching(field, None)
    idle = next((first for first, second in pairs if second == field.count), None)
    return [pair for pair in pairs if pair[1] != field.count], idle


def _matching(field: _Field, reach: _Reach | None) -> list[tuple[int, int]]:
    """The best pairs of those looked at, as many as there can be."""
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(field.count + field.count % 2))
    graph.add_edges_from(
        [
            (first, second, _MOST - field.cost(first, second))
            for first, second in field.edges(reach)
        ]
    )
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return [(min(pair), max(pair)) for pair in pairs]


def _cost(
    rematches: int = 0, bye: int = 0, apart: int = 0, unfolded: int = 0, chance: int = 0
) -> int:
    """What speaks against a pair, the weightiest first in the highest bits."""
    cost = rematches
    cost = (cost << _BYE) + bye
    cost = (cost << _NEARNESS) + apart
    cost = (cost << _FOLDING) + unfolded
    return (cost << (_CHANCE + 8)) + chance
