"""Swiss rounds: players with equally many points meet, and nobody meets the same one twice.

The pairing is a matching of maximum weight, in which each wish outweighs all lesser ones
together: that nobody meets an opponent again, that a bye goes to the lowest who had none, that
the points of both are near, and that within one score group the upper half meets the lower.
"""

from collections.abc import Sequence
from hashlib import blake2b

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


def _matched(
    ranked: Sequence[Player], history: History, number: int, seed: bytes
) -> tuple[list[tuple[int, int]], int | None]:
    """The pairs as places in `ranked`, better first, and the place that has a bye."""
    count = len(ranked)
    scores = [points(history, player) for player in ranked]
    groups = {score: group for group, score in enumerate(sorted(set(scores), reverse=True))}
    halves = {score: scores.count(score) / 2 for score in groups}
    met = {player: history.opponents(player) for player in ranked}
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(count + count % 2))
    for first in range(count):
        for second in range(first + 1, count):
            apart = groups[scores[second]] - groups[scores[first]]
            ideal = 1.0 if apart else halves[scores[first]]
            cost = _cost(
                rematches=met[ranked[first]].count(ranked[second]),
                apart=apart**2,
                unfolded=int(2 * abs(second - first - ideal)) ** 2,
                chance=_chance(seed, number, ranked[first], ranked[second]),
            )
            graph.add_edge(first, second, _MOST - cost)
    if count % 2:
        fewest = min(history.byes(player) for player in ranked)
        for place, player in enumerate(ranked):
            if history.byes(player) == fewest:
                graph.add_edge(place, count, _MOST - _cost(bye=count - 1 - place))
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    inner = [(min(pair), max(pair)) for pair in pairs]
    idle = next((first for first, second in inner if second == count), None)
    return [pair for pair in inner if pair[1] != count], idle


def _cost(
    rematches: int = 0, bye: int = 0, apart: int = 0, unfolded: int = 0, chance: int = 0
) -> int:
    """What speaks against a pair, the weightiest first in the highest bits."""
    cost = rematches
    cost = (cost << _BYE) + bye
    cost = (cost << _NEARNESS) + apart
    cost = (cost << _FOLDING) + unfolded
    return (cost << (_CHANCE + 8)) + chance


def _chance(seed: bytes, number: int, first: Player, second: Player) -> int:
    told = f"{number}:{min(first, second)}:{max(first, second)}".encode()
    return int.from_bytes(blake2b(told, key=seed[:64], digest_size=_CHANCE // 8).digest())
