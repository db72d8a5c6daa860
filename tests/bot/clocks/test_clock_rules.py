"""What the clocks give, with no time passing but in numbers."""

from datetime import UTC, datetime

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.duels.clocks.left import Left
from bot.duels.clocks.quiet import end_of, running
from bot.duels.clocks.rules import HOUR, rules_of
from bot.people.quiet import MOST_HOURS, NoQuietError, Quiet
from bot.people.terms import BANK, CORRESPONDENCE, INCREMENT, ClockKind, Terms

LIVE = rules_of(Terms(clock=ClockKind.LIVE))
ZONES = ("Europe/Berlin", "Asia/Tokyo", "America/New_York", "Australia/Lord_Howe", "UTC")

moments = st.floats(1_600_000_000, 1_900_000_000)
lengths = st.floats(0, 10 * 24 * HOUR)
quiets = st.builds(
    lambda zone, begins, hours: Quiet(zone, begins, (begins + hours) % 24),
    st.sampled_from(ZONES),
    st.integers(0, 23),
    st.integers(1, MOST_HOURS),
)


def utc(*when: int) -> float:
    return datetime(*when, tzinfo=UTC).timestamp()  # type: ignore[arg-type, misc]


@given(moments, lengths, quiets)
def test_as_many_seconds_run_as_were_given(at: float, seconds: float, quiet: Quiet) -> None:
    end = end_of(at, seconds, quiet)
    assert running(at, end, quiet) == pytest.approx(seconds, abs=1e-3)
    assert end >= at + seconds - 1e-3
    assert end <= at + 2 * seconds + (MOST_HOURS + 2) * HOUR


@given(moments, lengths, lengths, quiets)
def test_time_that_runs_in_two_pieces_is_as_long(
    at: float, first: float, second: float, quiet: Quiet
) -> None:
    middle, end = at + first, at + first + second
    whole = running(at, end, quiet)
    pieces = running(at, middle, quiet) + running(middle, end, quiet)
    assert whole == pytest.approx(pieces, abs=1e-3)


@given(moments, lengths, lengths, quiets)
def test_what_is_left_does_not_depend_on_how_often_it_was_written_down(
    at: float, first: float, second: float, quiet: Quiet
) -> None:
    left = Left(3, CORRESPONDENCE, at)
    stopped_in_between = left.at(at + first, quiet).at(at + first + second, quiet)
    at_once = left.at(at + first + second, quiet)
    assert stopped_in_between.seconds == pytest.approx(at_once.seconds, abs=1e-3)
    assume(at_once.seconds > 1)
    ends = left.falls_to(0, quiet)
    assert stopped_in_between.falls_to(0, quiet) == pytest.approx(ends, abs=1e-2)


@given(moments, lengths, lengths)
def test_time_that_a_duel_was_away_is_not_charged(at: float, ran: float, away: float) -> None:
    left = Left(3, CORRESPONDENCE, at).at(at + ran)
    assert left.moved_to(at + ran + away).seconds == left.seconds
    assert left.at(at - away) == left


def test_a_decision_waits_for_the_morning() -> None:
    quiet = Quiet("Europe/Berlin", 23, 8)
    begin = utc(2026, 1, 10, 20)  # 21:00 in Berlin
    assert end_of(begin, CORRESPONDENCE, quiet) == utc(2026, 1, 12, 14)
    assert end_of(utc(2026, 1, 10, 23), 60, quiet) == utc(2026, 1, 11, 7) + 60


def test_quiet_hours_keep_to_the_clock_on_the_wall_when_summer_time_begins() -> None:
    quiet = Quiet("Europe/Berlin", 23, 8)
    night_of_the_change = utc(2026, 3, 28, 22)  # 23:00, and 8:00 comes after eight hours
    assert end_of(night_of_the_change, 60, quiet) == utc(2026, 3, 29, 6) + 60


@pytest.mark.parametrize(
    ("zone", "begins", "ends"),
    [("Europe/Bern lin", 23, 8), ("../etc", 23, 8), ("UTC", 8, 8), ("UTC", 8, 7)],
)
def test_quiet_hours_that_cannot_be_are_refused(zone: str, begins: int, ends: int) -> None:
    with pytest.raises(NoQuietError):
        Quiet(zone, begins, ends)


@given(st.lists(st.floats(0, 200), max_size=30))
def test_a_bank_is_never_more_than_it_was_and_never_less_than_nothing(
    spent: list[float],
) -> None:
    bank = float(BANK)
    for seconds in spent:
        assume(seconds < bank)
        after = LIVE.bank_after(bank, seconds)
        assert after == pytest.approx(min(BANK, bank - seconds + INCREMENT))
        bank = after
    assert INCREMENT <= bank <= BANK


def test_each_kind_warns_at_its_marks() -> None:
    assert rules_of(Terms(decision_seconds=300)).marks == (60,)
    assert rules_of(Terms(decision_seconds=30)).marks == (15,)
    assert LIVE.marks == (60, 20)
    letters = rules_of(Terms(clock=ClockKind.CORRESPONDENCE))
    assert letters.marks == (6 * HOUR,)
    assert letters.of_window is letters
    many = rules_of(Terms(clock=ClockKind.CORRESPONDENCE), many=True)
    assert (many.of_window.seconds, many.of_window.marks) == (12 * HOUR, (3 * HOUR,))
    assert rules_of(Terms(decision_seconds=300), many=True).of_window.marks == ()
    assert rules_of(Terms(decision_seconds=20), many=True).of_window.seconds == 20
    assert [LIVE.passed(left) for left in (61, 60, 21, 20, 0)] == [0, 1, 1, 2, 2]
