"""Brackets of every size: who meets whom, and who is out when."""

import random

from bot.events.pairing.brackets import (
    FINAL,
    RESET,
    THIRD_PLACE,
    Bracket,
    Progress,
    double_elimination,
    order_of_seeds,
    single_elimination,
)
from bot.events.results import Player, Result
from tests.bot.events.sizes import SIZES
from tests.rows import through_all


def played(bracket: Bracket, chance: random.Random) -> tuple[Progress, dict[Player, int], int]:
    """The bracket at its end, the losses of each player, and how many matches were played."""
    entrants = [Player(number) for number in range(1, bracket.seeds + 1)]
    losses = dict.fromkeys(entrants, 0)
    results: dict[str, Result] = {}
    while not (progress := Progress(bracket, entrants, results)).is_over:
        matches = progress.open()
        assert matches
        for match, first, second in matches:
            assert first != second
            first_wins = chance.random() < 0.5
            results[match.name] = Result(2, 0) if first_wins else Result(1, 2)
            losses[second if first_wins else first] += 1
    return progress, losses, len(results)


@through_all(SIZES)
def test_all_but_the_winner_are_out_after_one_loss(count: int) -> None:
    progress, losses, matches = played(single_elimination(count), random.Random(count))

    assert matches == count - 1
    assert losses.pop(progress.winners[FINAL] or Player(0)) == 0
    assert set(losses.values()) == {1}


@through_all(SIZES)
def test_all_but_the_winner_are_out_after_two_losses(count: int) -> None:
    for seed in range(3):
        progress, losses, matches = played(double_elimination(count), random.Random(seed))
        lost = losses.pop(progress.winners[RESET] or Player(0))

        assert lost in (0, 1)
        assert set(losses.values()) == {2}
        assert matches == 2 * (count - 1) + lost


@through_all(SIZES)
def test_only_the_best_seeds_have_a_bye_and_each_has_one_at_most(count: int) -> None:
    for bracket in (single_elimination(count), double_elimination(count)):
        byes = [each for each in bracket.matches.values() if each.second is None]
        size = 1 << (count - 1).bit_length()

        assert all(each.round == 1 for each in byes)
        assert sorted(each.first.number for each in byes if hasattr(each.first, "number")) == [
            *range(1, size - count + 1)
        ]


@through_all(SIZES)
def test_the_match_for_the_third_place_is_played_by_those_who_lost_before_the_final(
    count: int,
) -> None:
    progress, losses, matches = played(
        single_elimination(count, third_place=True), random.Random(count)
    )
    assert matches == count - (count <= 3)
    if count > 3:
        third = progress.winners[THIRD_PLACE]
        assert third is not None
        assert losses[third] == 1
        assert third not in (progress.winners[FINAL], progress.losers[FINAL])


def test_the_best_seeds_meet_late() -> None:
    assert order_of_seeds(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@through_all(SIZES)
def test_a_round_waits_for_earlier_ones_only(count: int) -> None:
    matches = double_elimination(count).matches
    for match in matches.values():
        for source in match.sources:
            if hasattr(source, "match"):
                assert matches[source.match].round < match.round


def test_where_both_lose_nobody_goes_on() -> None:
    players = [Player(number) for number in range(1, 5)]
    progress = Progress(
        single_elimination(4),
        players,
        {"W1-1": Result(0, 0, both_lose=True), "W1-2": Result(0, 2)},
    )
    assert progress.is_over
    assert progress.winners[FINAL] == 3


def test_the_losers_bracket_brings_no_early_second_meeting() -> None:
    """If the better of sixteen always wins, nobody meets again before the losers' final."""
    bracket = double_elimination(16)
    players = [Player(number) for number in range(1, 17)]
    results: dict[str, Result] = {}
    met: set[frozenset[Player]] = set()
    again = []
    while not (progress := Progress(bracket, players, results)).is_over:
        for match, first, second in progress.open():
            results[match.name] = Result(2, 0) if first < second else Result(0, 2)
            pair = frozenset((first, second))
            again += [match.name] if pair in met else []
            met.add(pair)
    assert set(again) <= {FINAL, max(n for n in bracket.matches if n.startswith("L"))}
