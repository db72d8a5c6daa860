"""What has stopped does nothing more: whatever is decided or wakes is looked at anew later."""

import asyncio
import logging
from collections.abc import AsyncIterator
from unittest.mock import Mock

import pytest

from bot.events.event import Phase
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.table import tables_of
from bot.store import Store
from tests.bot.hosting.back_room import Hall


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    store = await Store.open(":memory:")
    hall = Hall(store)
    await hall.open(Terms(Shape.SINGLE, b"seed"), 4)
    yield hall
    hall.rounds.stop()
    await store.close()


async def test_what_is_decided_after_the_stop_is_looked_at_by_the_next_one(hall: Hall) -> None:
    await hall.pass_time(15)
    hosted = await hall.event()
    table, other = await tables_of(hosted, hall.store)
    hall.rounds.stop()
    before = asyncio.all_tasks()

    hall.rounds.heard(hosted)

    assert asyncio.all_tasks() == before
    assert {table.is_open, other.is_open} == {True}
    await hall.found()
    await hall.pass_time(60)
    assert (await hall.event()).event.phase is not Phase.PLAYING


async def test_a_duel_that_ends_after_the_stop_is_read_by_the_next_one(hall: Hall) -> None:
    hall.rounds.stop()
    before = asyncio.all_tasks()

    hall.rounds._ends.hear(Mock(event_table=1))

    assert asyncio.all_tasks() == before


async def test_what_rings_at_the_very_moment_of_the_stop_does_nothing(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.pass_time(15)
    ringing = [alarm.wake() for alarm in hall.clock.alarms]
    assert len(ringing) >= 2  # the next step of the event, and a beat of its time
    kept = len((await hall.event()).entries)
    caplog.set_level(logging.INFO, "bot")
    hall.clock.time += 24 * 3600.0

    hall.rounds.stop()
    await asyncio.gather(*ringing)

    assert len((await hall.event()).entries) == kept
    assert [alarm for alarm in hall.clock.alarms if not alarm.cancelled] == []
    assert caplog.records == []
