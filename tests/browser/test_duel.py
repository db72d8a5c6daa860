"""A duel on the page, played by pressing what it offers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.client import Client
from bot.sandbox.server import Sandbox
from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.dueling import (
    begin_practice,
    duelkeeper,
    nameless,
    open_private_messages,
    panel,
    play_on,
)

pytestmark = pytest.mark.browser
SEED = bytes([2]) * 32
"""Shuffles by which both players summon, attack and respond before the end."""


@pytest.fixture
async def client(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Client]:
    """The real bot, which shuffles by `SEED`; it broke no rule of Discord."""
    monkeypatch.setattr("bot.duels.lobby.lobby.secrets.token_bytes", lambda _size: SEED)
    async with duelkeeper(sandbox, tmp_path / "duels.sqlite") as ready:
        yield ready
    assert sandbox.violations == []


@pytest.mark.parametrize("width", [WIDE, PHONE])
async def test_a_speed_duel_is_played_to_its_end(
    visit: Visit, client: Client, width: int
) -> None:
    page = await visit("Yugi", width=width, height=844)
    await begin_practice(page, "Speed Duel")
    if width == PHONE:
        await open_private_messages(page)
    else:
        await page.get_by_role("button", name="My hand").click()
    pressed = await play_on(page)

    for done in ("Normal Summon", "Attack with", "End the turn"):
        assert any(label.startswith(done) for _, label in pressed), pressed
    assert any(
        "respond" in asked and label.startswith("Activate") for asked, label in pressed
    ), pressed
    await expect(panel(page).get_by_role("heading").last).to_contain_text("the duel:")
    assert await nameless(page) == []
