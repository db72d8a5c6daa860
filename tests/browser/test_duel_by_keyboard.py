"""A duel by the keyboard alone, and what somebody hears who does not see it."""

from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.sandbox.server import Sandbox
from tests.browser.conftest import IN_CHROMIUM, Visit
from tests.browser.dueling import (
    ANSWERS,
    CARDS,
    MOVES,
    begin_practice,
    best,
    duelkeeper,
    nameless,
    panel,
    texts,
)

pytestmark = IN_CHROMIUM

SEED = bytes([2]) * 32
STEPS = 12
"""How many presses: they open cards, summon, Set, change phases, let the opponent play."""
MOST_TABS = 8
"""From the heading that has the focus to what is pressed there are no more steps than these."""
FOCUSED = "document.activeElement"


async def wanted(page: Page) -> Locator:
    """What the player presses next: what they like, a card to play, or to go on."""
    answers, cards = panel(page).locator(ANSWERS), panel(page).locator(CARDS)
    labels = await texts(answers)
    at = best(labels)
    if at is None and await cards.count():
        return cards.first
    moves = [n for move in MOVES for n, label in enumerate(labels) if label == move]
    return answers.nth(at if at is not None else next(iter(moves), 0))


async def reach(page: Page, part: str) -> None:
    """Go to the control by Tab, from where the focus is."""
    for _ in range(MOST_TABS):
        await page.keyboard.press("Tab")
        if await page.evaluate(f"{FOCUSED}.dataset.part") == part:
            return
    raise AssertionError(f"{part} was not reached")


async def test_every_press_is_reached_and_leads_to_a_heading_that_is_read_out(
    visit: Visit, sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.duels.lobby.lobby.secrets.token_bytes", lambda _size: SEED)
    monkeypatch.setattr("bot.duels.lobby.lobby.secrets.choice", lambda decks: decks[-1])
    async with duelkeeper(sandbox, tmp_path / "duels.sqlite"):
        page = await visit("Yugi")
        await begin_practice(page, "Speed Duel")
        told = page.locator(".news p")
        await expect(panel(page).locator(ANSWERS).first).to_be_visible()
        await panel(page).get_by_role("heading").last.evaluate("one => one.focus()")
        for _ in range(STEPS):
            part = str(await (await wanted(page)).get_attribute("data-part"))
            if await page.evaluate(f"{FOCUSED}.dataset.part") != part:
                await reach(page, part)
            await page.keyboard.press("Enter")
            await expect(page.locator(f'[data-part="{part}"]')).to_have_count(0)
            await expect(
                panel(page).locator(ANSWERS).or_(panel(page).locator(CARDS)).first
            ).to_be_visible()
            assert await page.evaluate(f"{FOCUSED}.matches('[data-message] :is(h3, h4, h5)')")
            assert 1 <= await told.count() <= 10
        assert await nameless(page) == []
    assert sandbox.violations == []
