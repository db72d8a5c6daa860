"""Chromium, and a page in it for each person of a fresh stand-in with a small real bot."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from bot.sandbox.server import Sandbox
from tests.browser.shop_bot import ShopBot, shop_bot
from tests.waiting import PATIENCE

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE, PHONE = 1280, 390

in_one_loop = pytest_asyncio.fixture(loop_scope="package")
"""A fixture in the loop of all tests here, in which their Chromium was started."""

IN_CHROMIUM = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="package")]
"""The marks of a test here."""

Visit = Callable[..., Awaitable[Page]]
"""`await visit("Yugi", width=390)`: the page of a person, once the chat is shown."""


def chromium_path() -> str:
    """Where Chromium is; without it the test is skipped, or fails where CI is set."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        missing = "Chromium is not installed: the page was not tested (apt install chromium)"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return path


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def chromium() -> AsyncIterator[Browser]:
    """A headless Chromium for all tests here; what one of them opens, it closes."""
    path = chromium_path()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*FLAGS])
        yield browser
        await browser.close()


@in_one_loop
async def sandbox() -> AsyncIterator[Sandbox]:
    """A stand-in that runs, with nobody on it but its people."""
    async with Sandbox() as running:
        yield running


@in_one_loop
async def bot(sandbox: Sandbox) -> AsyncIterator[ShopBot]:
    """A small real bot, ready on the stand-in; it broke no rule of it."""
    async with shop_bot(sandbox) as ready:
        yield ready
    assert sandbox.violations == []


@in_one_loop
async def visit(chromium: Browser, sandbox: Sandbox) -> AsyncIterator[Visit]:
    """Opens pages of people; whatever a page complains of fails the test."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    async def open_page(name: str, width: int = WIDE, height: int = 800) -> Page:
        phone = width == PHONE
        context = await chromium.new_context(
            viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
        )
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(f"{sandbox.url}/?as={name}")
        await page.get_by_role("log").wait_for()
        return page

    yield open_page
    for context in contexts:
        await context.close()
    assert complaints == []
