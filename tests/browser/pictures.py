"""Takes the pictures of the documentation: `python -m tests.browser.pictures`."""

import asyncio
import secrets
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, BrowserContext, async_playwright, expect

from bot.sandbox.server import Sandbox
from tests.browser.conftest import FLAGS, PHONE, WIDE, chromium_path
from tests.browser.dueling import (
    begin_practice,
    duelkeeper,
    panel,
    play_on,
)

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SEED = bytes([2]) * 32
PRESSES = 9
"""After so many the field is worth a picture."""


CARD = "Mirror Force"


async def look(browser: Browser, width: int) -> BrowserContext:
    """A window as wide as that: of a desktop by day, or of a phone at night."""
    phone = width == PHONE
    return await browser.new_context(
        viewport={"width": width, "height": 844 if phone else 900},
        color_scheme="dark" if phone else "light",
        is_mobile=phone,
        has_touch=phone,
    )


async def take(browser: Browser, width: int, name: str) -> None:
    """A picture of a Speed Duel under way is in the documentation."""
    context = await look(browser, width)
    page = await context.new_page()
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, duelkeeper(sandbox, Path(folder) / "duels.sqlite"):
            await page.goto(f"{sandbox.url}/?as=Yugi")
            await begin_practice(page, "Speed Duel")
            await play_on(page, PRESSES)
            await expect(panel(page).get_by_role("heading").last).to_be_visible()
            await page.mouse.move(0, 0)
            await page.screenshot(path=PICTURES / name, animations="disabled")
    await context.close()


async def take_card(browser: Browser, width: int, name: str) -> None:
    """A picture of a card that was looked up is in the documentation."""
    context = await look(browser, width)
    page = await context.new_page()
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, duelkeeper(sandbox, Path(folder) / "duels.sqlite"):
            await sandbox.people["Yugi"].call("card", name=CARD)
            await page.goto(f"{sandbox.url}/?as=Yugi")
            await expect(page.get_by_role("heading", name=CARD)).to_be_visible()
            await page.screenshot(path=PICTURES / name, animations="disabled")
    await context.close()


async def main() -> None:
    """Every picture is taken anew."""
    secrets.token_bytes = lambda nbytes=None: SEED
    PICTURES.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium_path(), args=[*FLAGS]
        )
        await take(browser, WIDE, "duel.png")
        await take(browser, PHONE, "duel-phone.png")
        await take_card(browser, WIDE, "card.png")
        await take_card(browser, PHONE, "card-phone.png")
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
