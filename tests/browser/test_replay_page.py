"""The page that a replay is handed out as, in a browser of its own and without a network."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.replays.files import as_page
from bot.replays.frames import PUBLIC, Replay
from bot.replays.packing import unpacked
from tests.browser.conftest import IN_CHROMIUM, PHONE, WIDE

pytestmark = IN_CHROMIUM
KEPT = Path(__file__).parents[1] / "replays" / "format_4.bin"


def replay() -> Replay:
    return unpacked(4, KEPT.read_bytes()).naming(["Yugi <b>", "Kaiba"])


async def opened(
    chromium: Browser, tmp_path: Path, side: str, language: str, width: int = WIDE
) -> tuple[Page, list[str]]:
    """The page from its file, and what it complains of or asks for."""
    file = tmp_path / "duel.html"
    file.write_bytes(as_page(replay(), 7, side, language))
    context = await chromium.new_context(viewport={"width": width, "height": 800})
    page, amiss = await context.new_page(), list[str]()
    page.on("pageerror", lambda error: amiss.append(str(error)))
    page.on("console", lambda said: amiss.append(said.text))
    await page.goto(file.as_uri())
    page.on("request", lambda request: amiss.append(request.url))
    return page, amiss


@pytest.mark.parametrize(("side", "language"), [(PUBLIC, "en"), ("0", "ja"), ("1", "zh")])
async def test_it_leads_through_all_steps_by_buttons_and_keys(
    chromium: Browser, tmp_path: Path, side: str, language: str
) -> None:
    page, amiss = await opened(chromium, tmp_path, side, language)
    steps = replay().steps(side, language)
    at, told = page.locator("#at"), page.locator("#told p")
    back, on = page.get_by_role("button").nth(1), page.get_by_role("button").nth(2)

    await expect(at).to_have_text(f"1 / {len(steps)}")
    await expect(back).to_be_disabled()
    await on.click()
    await expect(at).to_have_text(f"2 / {len(steps)}")
    await expect(told).to_have_count(len(steps[1].lines))
    await page.keyboard.press("ArrowRight")
    await expect(at).to_have_text(f"3 / {len(steps)}")
    await page.keyboard.press("ArrowLeft")
    await expect(at).to_have_text(f"2 / {len(steps)}")
    for _ in range(sum(1 for step in steps if step.turn) + 1):
        await page.keyboard.press("PageDown")
    await expect(at).to_have_text(f"{len(steps)} / {len(steps)}")
    await expect(on).to_be_disabled()
    await expect(page.locator("#result")).not_to_be_empty()
    parts = len(steps[-1].table) + (steps[-1].hand is not None)
    await expect(page.locator("#table section")).to_have_count(parts)
    assert amiss == []


async def test_its_menu_jumps_to_a_turn_and_names_are_no_marks(
    chromium: Browser, tmp_path: Path
) -> None:
    page, amiss = await opened(chromium, tmp_path, PUBLIC, "en")
    steps = replay().steps(PUBLIC, "en")
    turns = [n for n, step in enumerate(steps) if step.turn]
    await page.get_by_role("combobox").select_option(str(turns[2]))

    await expect(page.locator("#at")).to_have_text(f"{turns[2] + 1} / {len(steps)}")
    await expect(page.locator("h1")).to_contain_text("Yugi <b>")
    assert amiss == []


async def test_its_menu_leads_to_the_first_turn_from_before_it(
    chromium: Browser, tmp_path: Path
) -> None:
    page, amiss = await opened(chromium, tmp_path, "0", "en")
    menu = page.get_by_role("combobox", name="Jump to a turn")
    first = next(n for n, step in enumerate(replay().steps("0", "en")) if step.turn)
    assert first > 0
    await expect(menu).to_have_value("")
    await expect(menu.locator("option").nth(1)).to_have_text("Turn 1: Kaiba's turn")
    await menu.select_option(str(first))

    await expect(page.locator("#at")).to_contain_text(f"{first + 1} / ")
    await expect(menu).to_have_value(str(first))
    assert amiss == []


async def test_of_a_step_of_which_nothing_is_told_it_says_what_has_changed(
    chromium: Browser, tmp_path: Path
) -> None:
    page, amiss = await opened(chromium, tmp_path, "0", "en")
    silent = next(n for n, step in enumerate(replay().steps("0", "en")) if not step.lines)
    for _ in range(silent):
        await page.keyboard.press("ArrowRight")

    await expect(page.locator("#at")).to_contain_text(f"{silent + 1} / ")
    await expect(page.locator("#told")).to_have_text("Turn 1 · Kaiba's turn · Standby Phase")
    assert amiss == []


async def test_on_a_phone_nothing_stands_beside_the_screen(
    chromium: Browser, tmp_path: Path
) -> None:
    page, amiss = await opened(chromium, tmp_path, "0", "en", PHONE)
    for _ in range(40):
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE
        await page.keyboard.press("ArrowRight")
    assert amiss == []
