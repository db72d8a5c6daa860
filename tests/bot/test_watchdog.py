"""The watchdog knows how late the loop is, and sees what held it."""

import asyncio
import time

import pytest

from bot.shared import watchdog
from bot.shared.watchdog import HELD, LAGS, QUIET, Lags, Watchdog


def test_figures_tell_of_the_last_minute_and_lagging_of_the_last_second() -> None:
    now = [0.0]
    lags = Lags(now=lambda: now[0])
    for at, late in ((0.0, 9.0), (QUIET + 1, 3.0), (QUIET + 2.5, 0.5), (QUIET + 3, 0.1)):
        now[0] = at
        lags.note(late)
    assert lags.now == 0.5
    assert lags.worst == 3.0
    median, hundredth = lags.quantiles()
    assert median == 0.5
    assert hundredth >= 3.0
    now[0] += 2
    assert lags.now == 0


class Loop:
    """A loop with a time of its own, which is held only where `holds_the_loop` holds it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.dog = Watchdog(now=lambda: self.time)

    async def runs(self, seconds: float) -> None:
        """So much time passes in which the loop is hardly late."""
        until = self.time + seconds
        while self.time < until:
            self.time += LAGS / 2
            await self.is_looked_at()

    async def is_looked_at(self) -> None:
        while self.dog._beat != self.time:
            await asyncio.sleep(0.001)

    def holds_the_loop(self) -> None:
        self.time += 2 * HELD
        while not self.dog._seen:
            time.sleep(0.001)


async def test_what_held_the_loop_is_logged_once_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "BEAT", 0.01)
    monkeypatch.setattr(watchdog, "QUIET", 10.0)
    loop = Loop()
    loop.dog.start()
    told: list[int] = []
    try:
        for rest in (2.0, 12.0, 2.0):
            assert not loop.dog.is_lagging
            loop.holds_the_loop()
            assert loop.dog.is_lagging
            await loop.is_looked_at()
            assert loop.dog.lags.worst == pytest.approx(2 * HELD, abs=0.2)
            told.append(caplog.text.count("was held"))
            await loop.runs(rest)
    finally:
        loop.dog.stop()
    assert told == [1, 1, 2]
    assert "holds_the_loop" in caplog.text
