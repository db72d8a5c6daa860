"""An event has one beat at a time, whatever happens while it is kept."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.hosting.tables.beating import BEAT, LONGEST, Beats
from tests.bot.standing_in import ManualClock


async def test_what_a_beat_decides_begins_no_second_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.hosting.tables.beating.tables_of", AsyncMock(return_value=[]))
    clock, anything = ManualClock(), AsyncMock()
    beats = Beats(anything, clock, anything, anything)
    beaten = []

    async def beat(held: object, rest: float) -> None:
        beaten.append(rest)
        beats.follow(event, None)  # the record of a delay has the event looked at anew

    event: Any = SimpleNamespace(record=SimpleNamespace(id=1), time_runs=True, beat=beat)
    beats.follow(event, None)
    await clock.advance(BEAT)
    for _ in range(4):
        await clock.advance(LONGEST)
        assert len(clock.alarms) == 1
    beats.let_go(1)
    await clock.advance(LONGEST)
    assert clock.alarms == []
    assert len(beaten) > 4


async def test_an_event_let_go_while_a_beat_is_kept_beats_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.hosting.tables.beating.tables_of", AsyncMock(return_value=[]))
    clock, anything = ManualClock(), AsyncMock()
    beats = Beats(anything, clock, anything, anything)

    async def beat(held: object, rest: float) -> None:
        beats.let_go(1)

    event: Any = SimpleNamespace(record=SimpleNamespace(id=1), time_runs=True, beat=beat)
    beats.follow(event, None)
    await clock.advance(BEAT)
    assert clock.alarms == []
