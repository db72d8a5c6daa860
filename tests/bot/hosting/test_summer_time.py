"""Events in the nights in which clocks are changed, on machines that keep local time."""

import time
from collections.abc import AsyncIterator, Iterator

import pytest

from bot.events.event import Phase
from bot.events.records import CheckedIn, CheckInOpened, Paired, Started
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing import course
from bot.hosting.ongoing.table import tables_of
from bot.hosting.signing_up.described import starting
from bot.hosting.signing_up.times import moment
from bot.store import Store
from tests.bot.clocks.test_summer_time import CHANGES
from tests.bot.hosting.back_room import MINUTE, Hall

SWISS = Terms(Shape.SWISS, b"seed", rounds=1)
AHEAD = 40
"""Minutes before the change at which the event is made; it starts 50 minutes later."""


@pytest.fixture(params=list(CHANGES.values()), ids=list(CHANGES))
def change(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[float]:
    """When clocks are changed where the machine stands."""
    zone, at = request.param
    with monkeypatch.context() as patched:
        patched.setenv("TZ", zone)
        time.tzset()
        assert time.localtime(at - 1).tm_isdst != time.localtime(at).tm_isdst
        yield at
    time.tzset()


@pytest.fixture
async def hall(change: float) -> AsyncIterator[Hall]:
    store = await Store.open(":memory:")
    hall = Hall(store)
    hall.clock.time += change - AHEAD * MINUTE - hall.clock.wall()
    yield hall
    hall.rounds.stop()
    await store.close()


async def test_check_in_start_and_round_are_as_long_as_ever(hall: Hall, change: float) -> None:
    made = round(change) - AHEAD * MINUTE
    await hall.open(SWISS, 4, starts=50)
    event = await hall.event()
    starts = made + 50 * MINUTE
    row = await hall.store.events.load(hall.id)
    assert row is not None
    assert row.rules.starts == event.record.rules.starts == starts
    assert f"<t:{starts}:F>" in starting("en", event.record)
    assert f"<t:{starts}:R>" in starting("en", event.record)

    await hall.pass_time(50 - 15)
    await hall.restart()
    event = await hall.event()
    assert event.event.phase is Phase.CHECK_IN
    for player in event.event.joined:
        await event.decide(CheckedIn(player), by=player)
    await hall.pass_time(15.5)
    event = await hall.event()
    assert event.event.phase is Phase.PLAYING
    at = {type(each.record): each.at for each in event.entries}
    assert at[CheckInOpened] == starts - 15 * MINUTE
    assert starts <= at[Started] <= starts + 30
    rules = event.record.rules
    assert course.absent_at(event.entries, rules) == at[Paired] + 10 * MINUTE
    assert course.deadline(event.entries, rules) == at[Paired] + 50 * MINUTE


async def test_the_round_ends_on_time(hall: Hall, change: float) -> None:
    await hall.open(SWISS, 4, starts=10)
    await hall.pass_time(10.5)
    event = await hall.event()
    ends = course.deadline(event.entries, event.record.rules)
    assert ends > change
    for table in await tables_of(event, hall.store):
        await hall.store.event_tables.come(table.record.id, table.pairing.players)
    await hall.pass_time((ends - hall.clock.wall()) / MINUTE - 0.5)
    assert not (await hall.event()).event.rounds[-1].time_is_up
    await hall.pass_time(1)
    assert (await hall.event()).event.rounds[-1].time_is_up


@pytest.mark.parametrize("typed", ["in 2 hours", "120", "2時間後"])
def test_a_start_is_so_many_hours_away_whatever_the_clock_on_the_wall_shows(
    change: float, typed: str
) -> None:
    assert moment(typed, round(change) - 60) == round(change) - 60 + 120 * MINUTE
    assert moment(f"<t:{round(change)}:F>", round(change) - 60) == round(change)
