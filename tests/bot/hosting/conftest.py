"""The hall in which events of these tests are played."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.duels.stage.resting import Rest
from bot.people.terms import Terms as ServerTerms
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.sandbox.world import RESIDENTS, Resident, World
from tests.bot.conftest import Hosted
from tests.bot.hosting.hall import ORGANISER, Hall
from tests.bot.standing_in import ManualClock
from tests.unhurried import unhurry, unlimited, waits


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    unhurry(monkeypatch)
    monkeypatch.setattr("bot.hosting.tables.floor._REST", 0.0)
    monkeypatch.setattr("bot.duels.stage.in_discord.BOARD_REST", Rest(0.0, 0.0, 0.0, 1e9))
    people = (Resident(ORGANISER), *RESIDENTS)
    async with Sandbox(world=World(people)) as sandbox:
        waits(sandbox)
        unlimited(sandbox, monkeypatch)
        point_client_at(sandbox.url)
        hosted = Hosted(sandbox, tmp_path / "duels.sqlite")
        hosted.clock = clock = ManualClock()
        await hosted.start()
        hall = Hall(hosted, clock)
        await hosted.store.settings.change(int(sandbox.world.guild_id), ServerTerms(pace=0.0))
        await hall.resumed()
        try:
            yield hall
        finally:
            await hosted.stop()
        assert sandbox.violations == []
