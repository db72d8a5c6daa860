"""The page for those who hear it, and who have no mouse."""

from playwright.async_api import Locator, Page, expect

from bot.sandbox.server import Sandbox
from tests.browser.conftest import IN_CHROMIUM, Visit
from tests.browser.shop_bot import ShopBot

pytestmark = IN_CHROMIUM

REACHED = "a[href], button:not(:disabled), input, select, textarea, [tabindex='0']"


async def begin(page: Page, command: str) -> None:
    """The form of the slash command is open, reached by typing alone."""
    await page.get_by_role("combobox", name="Message").fill(f"/{command}")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name=f"/{command}")).to_be_visible()


def news(page: Page) -> Locator:
    """What a screen reader is told, line by line."""
    return page.locator(".news p")


async def test_of_an_edited_message_only_what_is_new_is_told(
    visit: Visit, bot: ShopBot
) -> None:
    page = await visit("Yugi")
    await begin(page, "panel")
    await page.keyboard.press("Enter")
    await expect(news(page)).to_have_text(["Duelkeeper", "The board", "Counted 0 times"])
    await page.get_by_role("button", name="Count").press("Enter")
    await expect(news(page)).to_have_text(["Counted 1 times"])
    assert await page.get_by_role("log").get_attribute("aria-live") == "off"


async def test_of_a_long_message_the_beginning_and_the_end_are_told(
    visit: Visit, sandbox: Sandbox
) -> None:
    page = await visit("Yugi")
    lines = [f"line {number}" for number in range(1, 13)]
    sandbox.people["Mai"].say("duels", "\n".join(lines))
    told = ["Mai", *lines[:5], "4 more lines.", *lines[-3:]]
    await expect(news(page)).to_have_text(told)


async def test_the_answer_to_ones_own_command_is_in_sight(
    visit: Visit, bot: ShopBot, sandbox: Sandbox
) -> None:
    for number in range(60):
        sandbox.people["Mai"].say("duels", f"line {number}")
    page = await visit("Yugi")
    await page.get_by_role("log").focus()
    await page.keyboard.press("Home")
    await expect(page.get_by_text("This is the beginning of #duels.")).to_be_in_viewport()
    await begin(page, "panel")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Count")).to_be_in_viewport()


async def test_a_tall_form_does_not_end_the_following(
    visit: Visit, bot: ShopBot, sandbox: Sandbox
) -> None:
    for number in range(60):
        sandbox.people["Mai"].say("duels", f"line {number}")
    page = await visit("Yugi")
    await begin(page, "greet")
    await page.keyboard.press("Escape")
    sandbox.people["Mai"].say("duels", "the last line")
    await expect(page.get_by_text("the last line").first).to_be_in_viewport()


async def test_the_first_that_is_reached_leads_over_all_channels(visit: Visit) -> None:
    page = await visit("Yugi")
    first = await page.locator(REACHED).evaluate_all(
        "all => all.slice(0, 2).map(one => one.textContent)"
    )
    assert first == ["Skip to the messages", "Skip to the message field"]
    await page.get_by_role("link", name="Skip to the messages").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log")).to_be_focused()
    await page.get_by_role("link", name="Skip to the message field").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="Message")).to_be_focused()


async def test_what_is_offered_is_named_as_its_field_is(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await begin(page, "greet")
    await page.keyboard.type("girl")
    await expect(page.get_by_role("listbox", name="card", exact=True)).to_be_visible()


async def test_an_unknown_command_is_refused_once(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await page.get_by_role("combobox", name="Message").fill("/nonsense")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("No such command.")
    said = page.get_by_text("No such command.").filter(visible=True)
    await expect(said).to_have_count(1)
