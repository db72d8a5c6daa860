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

LIKES = (
    "Rock",
    "Go second",
    "Activate",
    "Tribute Summon",
    "Normal Summon",
    "Flip Summon",
    "Attack with",
    "Go to the Battle Phase",
    "Set ",
    "End the turn",
)
"""How the labels begin of what the person likes to press, the best first."""
ANSWERS = 'button[data-part^="answer:"], button[data-part^="choose:"]'
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
        await asyncio.wait_for(client.wait_for("ready"), timeout=60)
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
    table = page.get_by_role("log").get_by_role("button", name="Practice opponent")
    await expect(table).to_be_visible()
    await table.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="My hand")).to_be_visible()


async def open_private_messages(page: Page) -> None:
    """The page shows the private messages of the bot."""
    rooms = page.get_by_role("button", name="Show channels")
    if await rooms.is_visible():
        await rooms.click()
    await page.get_by_role("navigation").get_by_role("button", name="Duelkeeper").click()
    await expect(page.get_by_role("heading", name="Duelkeeper", exact=True)).to_be_visible()


def panel(page: Page) -> Locator:
    """The newest message, on which the person plays."""
    return page.get_by_role("article").last


def best(offered: Sequence[str]) -> int:
    """The place of what the person likes most to press."""
    liked = (n for like in LIKES for n, label in enumerate(offered) if label.startswith(like))
    return next(liked, 0)


async def press_best(page: Page) -> tuple[str, str]:
    """What was asked, and what was pressed; the question is answered by it, and gone."""
    parts = panel(page).locator(ANSWERS)
    await expect(parts.first).to_be_visible()
    labels = [label.strip() for label in await parts.all_inner_texts()]
    question = await panel(page).get_by_role("heading").last.inner_text()
    at = best(labels)
    part, pressed = parts.nth(at), labels[at]
    name = await part.get_attribute("data-part")
    await part.click()
    if str(name).startswith("choose:"):
        options = page.get_by_role("option")
        offered = [label.split("\n")[0] for label in await options.all_inner_texts()]
        at = best(offered)
        pressed = offered[at]
        await options.nth(at).click()
    await expect(page.locator(f'[data-part="{name}"]')).to_have_count(0)
    return question, pressed


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
