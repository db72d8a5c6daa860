"""A duel on the page, played by pressing what it offers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.client import Client
from bot.sandbox.server import Sandbox
from tests.browser.conftest import IN_CHROMIUM, PHONE, WIDE, Visit, in_one_loop
from tests.browser.dueling import (
    ANSWERS,
    begin_practice,
    duelkeeper,
    nameless,
    panel,
    play_on,
)

pytestmark = IN_CHROMIUM
SEED = bytes([2]) * 32
"""Shuffles by which both players summon, attack and respond before the end."""


@in_one_loop
async def client(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Client]:
    """The real bot, which shuffles by `SEED`; it broke no rule of Discord."""
    monkeypatch.setattr("bot.duels.lobby.lobby.secrets.token_bytes", lambda _size: SEED)
    monkeypatch.setattr("bot.duels.lobby.lobby.secrets.choice", lambda decks: decks[-1])
    async with duelkeeper(sandbox, tmp_path / "duels.sqlite") as ready:
        yield ready
    assert sandbox.violations == []


HIGHEST = 900
"""The pixels that the panel of a usual turn may be high on a phone."""
HIGHEST_BELOW_NEWS = 780
"""The same without what is new, which is as long as what has happened."""


async def test_the_panel_of_a_usual_turn_is_short_on_a_phone(
    visit: Visit, client: Client
) -> None:
    page = await visit("Yugi", width=PHONE, height=844)
    await begin_practice(page, "Master Rule")
    heights: list[float] = []
    below_news: list[float] = []
    while len(heights) < 6:
        own = panel(page).get_by_role("button", name="End the turn")
        await expect(panel(page).locator(ANSWERS).first).to_be_visible()
        if await own.is_visible():
            box = await panel(page).bounding_box()
            table = await panel(page).get_by_role("heading").first.bounding_box()
            assert box is not None
            assert table is not None
            heights.append(box["height"])
            below_news.append(box["y"] + box["height"] - table["y"])
        await play_on(page, 1)
    assert max(heights) <= HIGHEST, heights
    assert max(below_news) <= HIGHEST_BELOW_NEWS, below_news


async def test_after_a_press_the_focus_is_on_what_is_asked_next(
    visit: Visit, client: Client
) -> None:
    page = await visit("Yugi")
    await begin_practice(page, "Speed Duel")
    asked = []
    for _ in range(3):
        answer = panel(page).locator(ANSWERS).first
        await expect(answer).to_be_visible()
        name = await answer.get_attribute("data-part")
        await answer.focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(f'[data-part="{name}"]')).to_have_count(0)
        await expect(panel(page).locator(ANSWERS).first).to_be_visible()
        question = panel(page).get_by_role("heading").last
        await expect(question).to_be_focused()
        asked.append(await question.inner_text())
        await page.keyboard.press("Tab")
        await expect(panel(page).locator("[data-part]").first).to_be_focused()
    assert len(set(asked)) > 1, asked


@pytest.mark.parametrize("width", [WIDE, PHONE])
async def test_a_speed_duel_is_played_to_its_end(
    visit: Visit, client: Client, width: int
) -> None:
    page = await visit("Yugi", width=width, height=844)
    await begin_practice(page, "Speed Duel")
    pressed = await play_on(page)

    for done in ("Normal Summon", "Attack with", "End the turn"):
        assert any(label.startswith(done) for _, label in pressed), pressed
    assert any(
        "respond" in asked and label.startswith("Activate") for asked, label in pressed
    ), pressed
    await expect(panel(page).get_by_role("heading").last).to_contain_text("wins")
    assert await nameless(page) == []
