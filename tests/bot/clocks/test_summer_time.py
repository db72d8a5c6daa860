"""Duels by correspondence around the nights in which clocks are changed."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.duels.clocks.quiet import end_of, is_quiet, running
from bot.duels.clocks.rules import DAY, HOUR
from bot.duels.store.records import GivenBy
from bot.people.quiet import Quiet
from bot.people.terms import ClockKind
from engine.core.protocol import Seat
from tests.bot.standing_in import KAIBA, YUGI, Room, givers

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"


def utc(*when: int) -> float:
    return datetime(*when, tzinfo=UTC).timestamp()  # type: ignore[arg-type, misc]


CHANGES = {
    "Berlin, spring": (BERLIN, utc(2026, 3, 29, 1)),
    "Berlin, autumn": (BERLIN, utc(2026, 10, 25, 1)),
    "New York, spring": (NEW_YORK, utc(2026, 3, 8, 7)),
    "New York, autumn": (NEW_YORK, utc(2026, 11, 1, 6)),
}
changes = pytest.mark.parametrize(("zone", "change"), CHANGES.values(), ids=CHANGES)


@changes
@pytest.mark.parametrize("hours", [1, 2, 9, 12])
def test_an_hour_is_quiet_whenever_the_clock_on_the_wall_shows_it(
    zone: str, change: float, hours: int
) -> None:
    """One that does not exist is not waited for; one that comes twice is quiet twice."""
    for begins in range(24):
        quiet = Quiet(zone, begins, (begins + hours) % 24)
        for step in range(-30, 31):
            moment = change + step * HOUR / 2
            shown = datetime.fromtimestamp(moment, ZoneInfo(zone)).hour
            assert is_quiet(moment, quiet) is ((shown - begins) % 24 < hours), (begins, step)


@pytest.mark.parametrize(
    ("zone", "begins", "ends", "since", "runs"),
    [
        (BERLIN, 2, 3, utc(2026, 3, 29, 0), 3.0),  # no 2:00 to 3:00 that night
        (NEW_YORK, 2, 3, utc(2026, 3, 8, 6), 3.0),
        (BERLIN, 2, 3, utc(2026, 10, 24, 23), 1.0),  # 2:00 to 3:00 comes twice
        (NEW_YORK, 1, 2, utc(2026, 11, 1, 4), 1.0),  # 1:00 to 2:00 comes twice
        (BERLIN, 23, 2, utc(2026, 3, 29, 0), 2.0),  # ends at an hour that does not exist
        (BERLIN, 2, 8, utc(2026, 3, 29, 0), 1.0),  # begins at one
        (BERLIN, 23, 2, utc(2026, 10, 24, 23), 2.0),  # ends at the first of two
        (NEW_YORK, 1, 6, utc(2026, 11, 1, 4), 1.0),  # begins at the first of two
    ],
)
def test_how_much_of_three_hours_around_the_change_runs(
    zone: str, begins: int, ends: int, since: float, runs: float
) -> None:
    quiet = Quiet(zone, begins, ends)
    assert running(since, since + 3 * HOUR, quiet) == runs * HOUR
    assert running(since, end_of(since, DAY, quiet), quiet) == DAY


@changes
@pytest.mark.parametrize("sleeps", [True, False])
async def test_the_time_of_a_decision_is_as_long_as_ever(
    room: Room, zone: str, change: float, sleeps: bool
) -> None:
    """Both are asked 6 h before the change; for one 23:00 to 8:00 is quiet."""
    room.clock.time = change - 6 * HOUR - (room.clock.wall() - room.clock.time)
    asked = room.clock.wall()
    if sleeps:
        await room.store.quiet.change(YUGI, Quiet(zone, 23, 8))
    session = await room.duel(clock=ClockKind.CORRESPONDENCE)
    for seat in (Seat(0), Seat(1)):
        (own,) = [each for each in (await session.sight(seat)).awaited if each.seat == seat]
        assert own.until is not None
        due = datetime.fromtimestamp(own.until, ZoneInfo(zone))
        if sleeps and seat == Seat(0):
            begun = datetime.fromtimestamp(asked, ZoneInfo(zone))
            evening = 23 - begun.hour
            assert (due.date() - begun.date()).days == 2
            assert (due.hour, due.minute) == (8 + 24 - 15 - evening, 0)
        else:
            assert own.until == asked + DAY
    assert await session.answer(KAIBA, 0, (5,))
    (own,) = [each for each in (await session.sight(Seat(0))).awaited if each.seat == Seat(0)]
    await room.clock.advance((own.until or 0) - asked - 1)
    assert await givers(room) == [GivenBy.PLAYER]
    await room.clock.advance(2)
    assert await givers(room) == [GivenBy.PLAYER, GivenBy.CLOCK]
