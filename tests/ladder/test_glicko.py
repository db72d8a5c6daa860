"""Ratings as the paper works them out, and a ladder made of them."""

import pytest

from bot.ladder.glicko import Rating, rated
from bot.ladder.standing import AWAY, PERIOD, period_of, standing
from bot.ladder.store import Counted

MONDAY = 1_800_000_000 // PERIOD * PERIOD + 4 * 86_400


def test_the_example_of_the_paper() -> None:
    rivals = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rated(Rating(1500, 200, 0.06), rivals)

    assert after.value == pytest.approx(1464.05, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_becomes_less_sure_and_never_more_than_a_newcomer() -> None:
    player = Rating(1700, 60, 0.06)
    week = rated(player, ())
    assert (week.value, week.volatility) == (1700, 0.06)
    assert 60 < week.deviation < 62
    assert rated(Rating(1700, 350, 0.06), ()).deviation == 350


def test_a_surprise_makes_a_rating_less_steady() -> None:
    usual, upset = ([(Rating(1500, 30), score)] * 20 for score in (0.5, 0.0))
    player = Rating(1900, 40, 0.06)
    assert rated(player, upset).volatility > 0.06
    assert rated(player, upset).value < rated(player, usual).value < 1900


def duel(match: int, one: int, other: int, score: float, week: int = 0) -> Counted:
    return Counted(match, 7, "odds", MONDAY + week * PERIOD + match, one, other, score)


def test_a_ladder_has_those_who_take_part_and_counts_all_their_duels() -> None:
    results = [duel(n, 1, 2, 1.0) for n in range(1, 5)] + [duel(5, 2, 3, 0.5)]

    lines = standing(results, {1, 2}, MONDAY + 10)

    assert [(each.user, each.wins, each.draws, each.losses) for each in lines] == [
        (1, 4, 0, 0),
        (2, 0, 1, 4),
    ]
    assert lines[0].rating.value > 1500 > lines[1].rating.value


def test_duels_of_a_week_are_rated_together_and_by_the_ratings_before_it() -> None:
    results = [duel(n, 1, 2, 1.0) for n in (1, 2)]
    games = [(Rating(), 1.0)] * 2
    (line,) = standing(results, {1}, MONDAY + 10)
    assert line.rating == rated(Rating(), games)

    apart = [duel(1, 1, 2, 1.0), duel(2, 1, 2, 1.0, week=1)]
    (line,) = standing(apart, {1}, MONDAY + PERIOD + 10)
    first, second = rated(Rating(), games[:1]), rated(Rating(), [(Rating(), 0.0)])
    assert line.rating == rated(first, [(second, 1.0)])


def test_who_is_sure_is_above_and_who_stays_away_is_not_listed() -> None:
    settled = [duel(n, 1, 2, n % 2, week=n // 20) for n in range(1, 60)]
    results = [*settled, duel(60, 3, 4, 1.0, week=2)]
    now = MONDAY + 2 * PERIOD + 100

    lines = standing(results, {1, 2, 3, 4}, now)
    assert [each.is_sure for each in lines] == [True, True, False, False]
    assert {each.user for each in lines[:2]} == {1, 2}
    assert lines[2].user == 3
    assert standing(results, {1, 2, 3, 4}, now + AWAY * PERIOD) == []


def test_a_period_begins_on_monday() -> None:
    monday = 1_764_547_200  # 2025-12-01, 0 o'clock
    assert period_of(monday) == period_of(monday - 1) + 1
    assert period_of(monday + PERIOD - 1) == period_of(monday)
