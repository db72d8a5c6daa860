"""Dueling on the page: the real bot with its real cards, and a person who looks and presses."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.client import Client
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.store import Store
from tests.waiting import PATIENCE

LIKES = (
    "Rock",
    "Go second",
    "Activate",
    "Tribute Summon",
    "Normal Summon",
    "Attack",
    "Set",
    "Flip Summon",
)
"""How the labels begin of what the person likes to press, the best first."""
MOVES = ("Battle Phase", "End the turn")
"""What they press where no card can do anything they like."""
ANSWERS = ", ".join(f'button[data-part^="{act}:"]' for act in ("answer", "choose", "confirm"))
CARDS = 'button[data-part^="open:"]'
MENU = 'button[data-part^="read:"]'
NAMELESS = re.compile(r'^\s*- (button|link|textbox|combobox)(?! ")', re.MULTILINE)


@asynccontextmanager
async def duelkeeper(sandbox: Sandbox, database: Path) -> AsyncIterator[Client]:
    """The real bot, ready on `sandbox`, until the block ends."""
    point_client_at(sandbox.url)
    store = await Store.open(database)
    client = Client(store)
    try:
        await client.login(sandbox.token)
        connected = asyncio.create_task(client.connect())
        await asyncio.wait_for(client.wait_for("ready"), timeout=PATIENCE)
        assert client.announcing is not None
        await client.announcing
        yield client
        await client.close()
        await connected
    finally:
        await store.close()


async def begin_practice(page: Page, format: str) -> None:
    """A practice duel began, and the page shows where it is played, all by the keyboard."""
    await page.get_by_role("log").wait_for()
    await page.keyboard.press("/")
    await page.keyboard.type("duel practice")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name="/duel practice")).to_be_visible()
    await page.keyboard.type(format)
    await page.keyboard.press("Enter")
    chat = page.get_by_role("log").get_by_role("button", name="Duelkeeper")
    await expect(chat).to_be_visible()
    await chat.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="Duelkeeper", exact=True)).to_be_visible()


def panel(page: Page) -> Locator:
    """The newest message, on which the person plays."""
    return page.get_by_role("article").last


def best(offered: Sequence[str]) -> int | None:
    """The place of what the person likes most to press; None where they like nothing."""
    liked = (n for like in LIKES for n, label in enumerate(offered) if label.startswith(like))
    return next(liked, None)


async def press_best(page: Page) -> tuple[str, str]:
    """What was asked, and what was pressed; the question is answered by it, and gone."""
    parts = panel(page).locator(ANSWERS)
    await expect(parts.first).to_be_visible()
    question = await panel(page).get_by_role("heading").last.inner_text()
    at = best(await texts(parts))
    if at is None and await opens_card(page):
        await expect(panel(page).get_by_role("button", name="Back", exact=True)).to_be_visible()
        at = best(await texts(parts))
    labels = await texts(parts)
    moves = (n for move in MOVES for n, label in enumerate(labels) if label == move)
    at = next(moves, 0) if at is None else at
    part, pressed = parts.nth(at), labels[at]
    name = await part.get_attribute("data-part")
    await part.click()
    if str(name).startswith("choose:"):
        options = page.get_by_role("option")
        offered = [label.split("\n")[0] for label in await options.all_inner_texts()]
        at = best(offered) or 0
        pressed = offered[at]
        await options.nth(at).click()
    await expect(page.locator(f'[data-part="{name}"]')).to_have_count(0)
    return question, pressed


async def opens_card(page: Page) -> bool:
    """Whether the person has opened a card that can be played, by its button or the menu."""
    button = panel(page).locator(CARDS).first
    if await button.is_visible():
        await button.click()
        return True
    menu = panel(page).locator(MENU)
    if not await menu.is_visible():
        return False
    await menu.click()
    playable = page.get_by_role("option").filter(has_text="▸").first
    if not await playable.is_visible():
        await page.keyboard.press("Escape")
        return False
    await playable.click()
    return True


async def texts(parts: Locator) -> list[str]:
    """What is written on them."""
    return [label.strip() for label in await parts.all_inner_texts()]


async def play_on(page: Page, presses: int = 100) -> list[tuple[str, str]]:
    """Everything that was asked, with what was pressed, until the duel was over.

    It ends sooner after so many presses.
    """
    pressed: list[tuple[str, str]] = []
    over = panel(page).get_by_role("button", name="Rematch")
    while len(pressed) < presses:
        await expect(panel(page).locator(ANSWERS).or_(over).first).to_be_visible()
        if await over.is_visible():
            break
        pressed.append(await press_best(page))
    return pressed


async def nameless(page: Page) -> list[str]:
    """Every control on the page that a screen reader could not name."""
    return NAMELESS.findall(await page.locator("body").aria_snapshot())
