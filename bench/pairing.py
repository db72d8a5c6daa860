"""`python -m bench.pairing`: Swiss rounds paired by rustworkx, which we use, and by networkx.

The bot answers nobody while a matching is worked out, so its longest one counts.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from unittest.mock import patch

import networkx
import rustworkx

from bench.figures import Figure, table
from bot.events.pairing import swiss
from bot.events.results import BYE, History, Pairing, Played, Player, Result
from bot.events.standings import standings

PLAYERS = (64, 128, 256)
ROUNDS, SEEDS = 8, 5
RESULTS = (Result(2, 0), Result(2, 1), Result(0, 2), Result(1, 1), Result(0, 0, both_lose=True))
GOAL = 1000
"""Milliseconds of the processor that a matching may take."""

_in_rust = rustworkx.max_weight_matching


@dataclass
class Longest:
    """Milliseconds of the longest matching in each library, and how many were the same."""

    with_rustworkx: float = 0
    with_networkx: float = 0
    pairs: int = 0
    matchings: int = 0
    alike: int = 0

    def matching(
        self, graph: rustworkx.PyGraph[int, int], **how: object
    ) -> set[tuple[int, int]]:
        """Both matchings of a graph, and that of rustworkx as the answer."""
        begun = process_time()
        ours = _in_rust(graph, max_cardinality=True, weight_fn=int)
        between = process_time()
        other: networkx.Graph[int] = networkx.Graph()
        other.add_weighted_edges_from(graph.weighted_edge_list())
        theirs = networkx.max_weight_matching(other, maxcardinality=True)
        ended = process_time()
        self.with_rustworkx = max(self.with_rustworkx, 1000 * (between - begun))
        self.with_networkx = max(self.with_networkx, 1000 * (ended - between))
        self.pairs = max(self.pairs, graph.num_edges())
        self.matchings += 1
        self.alike += {frozenset(each) for each in ours} == {frozenset(e) for e in theirs}
        return ours


def measured(count: int) -> Longest:
    """What `ROUNDS` rounds of so many players take, with results by chance, a few times."""
    longest = Longest()
    with patch.object(rustworkx, "max_weight_matching", longest.matching):
        for seed in range(SEEDS):
            _play(count, seed)
    return longest


def _play(count: int, seed: int) -> None:
    chance = Random(seed)
    players = [Player(each) for each in range(count)]
    played: list[Played] = []
    for number in range(1, ROUNDS + 1):
        history = History.of(players, played)
        ranked = [standing.player for standing in standings(history, players)]
        pairings = swiss.pair(ranked, history, number, seed.to_bytes(8))
        played += [Played(pairing, _result(pairing, chance)) for pairing in pairings]


def _result(pairing: Pairing, chance: Random) -> Result:
    return BYE if pairing.second is None else chance.choice(RESULTS)


def figures() -> Iterator[Figure]:
    """The longest matchings, by the number of players and by library."""
    for count in PLAYERS:
        longest = measured(count)
        name = f"{count} players"
        yield Figure(f"{name}: matchings", longest.matchings, "")
        yield Figure(f"{name}: of these the same", longest.alike, "")
        yield Figure(f"{name}: most pairs looked at", longest.pairs, "")
        yield Figure(f"{name}: longest, rustworkx", longest.with_rustworkx, "ms", goal=GOAL)
        yield Figure(f"{name}: longest, networkx", longest.with_networkx, "ms")


def main() -> int:
    """Print the table; 1 where what we use misses its goal."""
    found = [*figures()]
    print(table(found))
    return 0 if all(each.is_met for each in found) else 1


if __name__ == "__main__":
    sys.exit(main())
