"""Swiss rounds of every size, with results by chance."""

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import pytest
import rustworkx
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.events.pairing import swiss
from bot.events.pairing.swiss import NobodyToPairError, pair
from bot.events.results import BYE, History, Pairing, Played, Player, Result
from bot.events.rounds import plan
from bot.events.standings import points, standings
from tests.bot.events.sizes import SIZES
from tests.rows import through_all

RESULTS = (Result(2, 0), Result(2, 1), Result(0, 2), Result(1, 1), Result(0, 0, both_lose=True))


def ended(pairing: Pairing, chance: random.Random) -> Played:
    return Played(pairing, BYE if pairing.second is None else chance.choice(RESULTS))


def rounds(
    count: int, number: int, seed: int
) -> Iterator[tuple[History, Sequence[Player], tuple[Pairing, ...]]]:
    """Each round: what was before it, the players best first, and how they were paired."""
    chance = random.Random(seed)
    players = [Player(each) for each in chance.sample(range(1000), count)]
    played: list[Played] = []
    for each in range(1, number + 1):
        history = History.of(players, played)
        ranked = [standing.player for standing in standings(history, players)]
        pairings = pair(ranked, history, each, seed.to_bytes(8))
        yield history, ranked, pairings
        played += [ended(pairing, chance) for pairing in pairings]


@through_all(SIZES)
def test_everybody_is_paired_once_nobody_meets_again_and_one_bye_is_enough(count: int) -> None:
    byes: Counter[Player] = Counter()
    for history, ranked, pairings in rounds(count, plan(count).rounds, count):
        assert sorted(p for each in pairings for p in each.players) == sorted(ranked)
        for each in pairings:
            if each.second is None:
                byes[each.first] += 1
            elif count > 5:
                assert each.second not in history.opponents(each.first)
    assert sum(byes.values()) == (plan(count).rounds if count % 2 else 0)
    assert max(byes.values(), default=0) <= 1


def all_pairings(players: list[Player]) -> Iterator[list[tuple[Player, Player | None]]]:
    """Every way to pair them, with a bye for one of an odd number."""
    if not players:
        yield []
        return
    first, others = players[0], players[1:]
    if len(players) % 2:
        for rest in all_pairings(others):
            yield [(first, None), *rest]
    for place, second in enumerate(others):
        for rest in all_pairings(others[:place] + others[place + 1 :]):
            yield [(first, second), *rest]


@settings(deadline=None, max_examples=60)
@given(count=st.integers(3, 7), seed=st.integers(0, 2**32))
def test_nobody_meets_again_while_it_can_be_avoided(count: int, seed: int) -> None:
    for history, ranked, pairings in rounds(count, 5, seed):
        fewest = min(map(history.byes, ranked))

        def rematches(pairs: Sequence[tuple[Player, Player | None]], known: History) -> int:
            return sum(
                known.opponents(first).count(second)
                for first, second in pairs
                if second is not None
            )

        allowed = [
            pairs
            for pairs in all_pairings(list(ranked))
            if all(history.byes(first) == fewest for first, second in pairs if second is None)
        ]
        least = min(rematches(pairs, history) for pairs in allowed)
        assert rematches([(each.first, each.second) for each in pairings], history) == least


def faults(
    pairs: Sequence[tuple[Player, Player | None]], ranked: Sequence[Player], known: History
) -> tuple[int, int, int, int]:
    """What speaks against pairing so, the weightiest first, told as docs/events.md does."""
    scores = {player: points(known, player) for player in ranked}
    levels = sorted(set(scores.values()), reverse=True)
    rematches = bye = apart = unfolded = 0
    for first, second in pairs:
        if second is None:
            bye = len(ranked) - ranked.index(first)
            continue
        rematches += known.opponents(first).count(second)
        steps = abs(levels.index(scores[first]) - levels.index(scores[second]))
        apart += steps**2
        size = list(scores.values()).count(scores[first])
        ideal = Fraction(1) if steps else Fraction(size, 2)
        away = abs(abs(ranked.index(first) - ranked.index(second)) - ideal)
        unfolded += int(2 * away) ** 2
    return rematches, bye, apart, unfolded


@settings(deadline=None, max_examples=30)
@given(count=st.integers(3, 8), seed=st.integers(0, 2**32))
def test_no_other_pairing_is_better(count: int, seed: int) -> None:
    for history, ranked, pairings in rounds(count, 4, seed):
        fewest = min(map(history.byes, ranked))
        allowed = [
            pairs
            for pairs in all_pairings(list(ranked))
            if all(history.byes(first) == fewest for first, second in pairs if second is None)
        ]
        made = [(each.first, each.second) for each in pairings]
        best = min(faults(pairs, ranked, history) for pairs in allowed)
        assert faults(made, ranked, history) == best


@settings(deadline=None, max_examples=20)
@given(count=st.integers(9, 70), seed=st.integers(0, 2**32))
def test_looking_at_few_pairs_first_changes_nothing(count: int, seed: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(swiss, "_REACHES", ())
        whole = list(rounds(count, 7, seed))
    assert list(rounds(count, 7, seed)) == whole


def test_no_matching_takes_long_among_256_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A matching lets nothing else run meanwhile; of 32,640 pairs it looks at few."""
    looked: list[int] = []
    matching = rustworkx.max_weight_matching

    def counting(graph: rustworkx.PyGraph[int, int], **how: Any) -> set[tuple[int, int]]:
        looked.append(graph.num_edges())
        return matching(graph, **how)

    monkeypatch.setattr(rustworkx, "max_weight_matching", counting)
    assert len(list(rounds(256, 8, 5))) == 8
    assert max(looked) <= 32_640 / 2
    assert sum(each <= 32_640 / 5 for each in looked) >= len(looked) - 1


SAID = """
import random
from tests.bot.events.test_swiss import rounds
print([pairings for _, _, pairings in rounds(33, 5, 7)])
"""


def test_the_pairings_are_the_same_under_any_hash_seed() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", SAID],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(told) == 1
    assert told.pop()


def test_the_lowest_without_a_bye_has_it() -> None:
    for history, ranked, pairings in rounds(9, 4, 5):
        [bye] = [each.first for each in pairings if each.second is None]
        without = [player for player in ranked if not history.byes(player)]
        assert bye == without[-1]


def folded(group: Sequence[Player]) -> list[tuple[Player, Player]]:
    half = len(group) // 2
    return list(zip(group[:half], group[half:], strict=True))


@pytest.mark.parametrize("count", [8, 16, 64, 256])
def test_within_a_score_group_the_upper_half_meets_the_lower(count: int) -> None:
    """After a first round without draws nobody has met anybody of their own group."""
    players = [Player(number) for number in range(count)]
    first = pair(players, History.of(players, []), 1, b"seed")
    assert [(each.first, each.second) for each in first] == folded(players)

    history = History.of(players, [Played(each, Result(2, 0)) for each in first])
    ranked = [each.player for each in standings(history, players)]
    second = pair(ranked, history, 2, b"seed")
    half = count // 2
    assert [(each.first, each.second) for each in second] == [
        *folded(ranked[:half]),
        *folded(ranked[half:]),
    ]


@settings(deadline=None, max_examples=25)
@given(seed=st.integers(0, 2**32), shuffle=st.randoms(use_true_random=False))
def test_the_order_in_which_results_come_changes_nothing(
    seed: int, shuffle: random.Random
) -> None:
    chance = random.Random(seed)
    players = [Player(each) for each in range(11)]
    first = pair(players, History.of(players, []), 1, b"seed")
    played = [ended(each, chance) for each in first]
    mixed = played[:]
    shuffle.shuffle(mixed)
    seconds = [
        pair(
            [each.player for each in standings(History.of(players, order), players)],
            History.of(players, order),
            2,
            b"seed",
        )
        for order in (played, mixed)
    ]
    assert seconds[0] == seconds[1]


def test_one_player_alone_cannot_be_paired() -> None:
    with pytest.raises(NobodyToPairError):
        pair([Player(1)], History.of([Player(1)], []), 1, b"")
