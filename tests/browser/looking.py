"""How the pictures of the documentation are taken: on a wide screen, and on a phone."""

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, BrowserContext, Locator, Page

from tests.browser.conftest import PHONE, WIDE

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SHADES = 128
HEIGHTS = {WIDE: 1260, PHONE: 1600}


async def look(browser: Browser, width: int) -> BrowserContext:
    """A window as wide as that: of a desktop by day, or of a phone at night."""
    phone = width == PHONE
    return await browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        color_scheme="dark" if phone else "light",
        is_mobile=phone,
        has_touch=phone,
    )


async def keep(shown: Page | Locator, name: str) -> None:
    """What is shown is in the documentation, in few shades, so that it is quickly loaded."""
    taken = Image.open(BytesIO(await shown.screenshot(animations="disabled"))).convert("RGB")
    few = taken.quantize(SHADES, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(PICTURES / name, "PNG", optimize=True)
