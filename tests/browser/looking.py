"""How the pictures of the documentation are taken: on a wide screen, and on a phone."""

from pathlib import Path

from playwright.async_api import Browser, BrowserContext

from tests.browser.conftest import PHONE, WIDE

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
HEIGHTS = {WIDE: 1150, PHONE: 1600}


async def look(browser: Browser, width: int) -> BrowserContext:
    """A window as wide as that: of a desktop by day, or of a phone at night."""
    phone = width == PHONE
    return await browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        color_scheme="dark" if phone else "light",
        is_mobile=phone,
        has_touch=phone,
    )
