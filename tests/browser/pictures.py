"""Takes the pictures of the documentation: `python -m tests.browser.pictures`."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Page, async_playwright, expect

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from cards.games.yugioh.lists import as_ydke
from tests.browser.afterwards import take_afterwards
from tests.browser.conftest import FLAGS, PHONE, WIDE, chromium_path
from tests.browser.dueling import duelkeeper, panel
from tests.browser.events import take_events
from tests.browser.looking import PICTURES, keep, look
from tests.browser.staging import staged
from tests.end_to_end.chain import chain_up_to_the_tools, prepared_chain
from tests.end_to_end.duelist import Duelist, answers, is_over, readable
from tests.end_to_end.playing import preferring
from tests.end_to_end.shop import Shop
from tests.rulings.test_match import YUGIS

PRESSES = 8
"""After how many the field is worth a picture."""
WAY = preferring(
    "Rock",
    "Go first",
    "Attack directly",
    "Tribute Summon",
    "Normal Summon",
    "Set",
    "Battle Phase",
    "Attack with",
    "End the turn",
)
CARD = "Mirror Force"
CANNOT = " (not now):"
"""What stands in the line that says what a card cannot do, and why."""

Take = Callable[[str, str], Awaitable[None]]
"""Takes the pictures of that name of what a person sees in their private messages."""


async def picture(browser: Browser, sandbox: Sandbox, person: str, name: str) -> None:
    """What that person sees in private is in the documentation; on a phone, the panel alone."""
    for width, end in ((WIDE, ""), (PHONE, "-phone")):
        context = await look(browser, width)
        page = await context.new_page()
        await page.goto(f"{sandbox.url}/?as={person}")
        await page.get_by_role("log").wait_for()
        await visit_the_bot(page, width)
        await expect(panel(page)).to_be_visible()
        await page.mouse.move(0, 0)
        shown = panel(page) if width == PHONE else page
        await keep(shown, f"{name}{end}.png")
        await context.close()


async def visit_the_bot(page: Page, width: int) -> None:
    """The page shows what the bot and the person write to each other."""
    if width == PHONE:
        await page.get_by_role("button", name="Show channels").click()
    await page.get_by_role("navigation").get_by_role("button", name="Duelkeeper").click()
    await expect(page.get_by_role("heading", name="Duelkeeper", exact=True)).to_be_visible()


async def practice(shop: Shop, take: Take) -> None:
    """One's own turn, a card that is read with a reason, and the end of the duel."""
    yugi = await shop.practise(shop.yugi)
    pressed = 0
    while pressed < PRESSES or not is_worth_it(yugi.panel):
        await yugi.takes(WAY(await yugi.is_asked()))
        pressed += 1
        await yugi.attends()
    await take("Yugi", "duel")
    await shop.yugi.call("duel picture", options={"show": "picture"})
    await shop.yugi.wait_for("@bot", lambda seen: bool(seen.attachments))
    await take("Yugi", "board")
    await shop.yugi.call("duel picture", options={"show": "words"})
    await shop.yugi.wait_for("@bot", lambda seen: not seen.attachments)
    await reads_a_reason(yugi)
    await take("Yugi", "read")
    await yugi.closes()
    while not is_over(asked := await yugi.attends()):
        await yugi.takes(WAY(asked))
    await take("Yugi", "end")


def is_worth_it(seen: MessageView) -> bool:
    """Whether the player is asked in their Main Phase, and may still summon."""
    offered = answers(seen)
    return "Battle Phase" in offered and any(each.startswith("Normal") for each in offered)


async def reads_a_reason(yugi: Duelist) -> None:
    """A card that can do something is open, and it is said why it cannot do something else."""
    for card in readable(yugi.panel):
        if not card.startswith("place:"):
            sheet = await yugi.reads(card)
            if CANNOT in sheet.text and len(sheet.buttons) > 1:
                return
            await yugi.closes()
    raise AssertionError("each of these cards can do all that one would expect")


async def chain(shop: Shop, take: Take) -> None:
    """A chain, whose third link is offered."""
    yugi, kaiba = await prepared_chain(shop)
    await chain_up_to_the_tools(yugi, kaiba)
    await take("Yugi", "chain")


async def side_decking(shop: Shop, take: Take) -> None:
    """The exchange between two duels of a match, half made."""
    yugi, kaiba = shop.yugi, shop.kaiba
    await yugi.call("deck import", options={"link": as_ydke(YUGIS), "name": "Sided"})
    called = await yugi.call(
        "duel challenge", opponent=kaiba, format="master", deck="Sided", best_of=3
    )
    assert called.message is not None
    menu = (await kaiba.press(called.message, "Accept")).message
    assert menu is not None
    await kaiba.choose(menu, menu.selects[0].custom_id, [next(iter(menu.selects[0].options))])
    for person, sign in ((yugi, "Paper"), (kaiba, "Rock")):
        await press(person, sign)
    await press(yugi, "Go first")
    asked = (await kaiba.call("duel surrender")).message
    assert asked is not None
    await kaiba.press(asked, "Surrender this duel")
    asked = await yugi.wait_for("@bot", lambda seen: "Done" in seen.buttons)
    swaps = [each for each in asked.selects if each.custom_id.startswith("add:")]
    for swap in (swaps[0], swaps[-1]):
        await yugi.choose(asked, swap.custom_id, [next(iter(swap.options))])
    await yugi.wait_for("@bot", lambda seen: "In: 1" in seen.text)
    await take("Yugi", "side")


async def press(person: Person, label: str) -> None:
    """Press that button of the panel once it is there."""
    seen = await person.wait_for("@bot", lambda seen: label in seen.buttons)
    await person.press(seen, label)


async def played(browser: Browser, scene: Callable[[Shop, Take], Awaitable[None]]) -> None:
    """The pictures of a scene, played on a stand-in of its own, are in the documentation."""
    async with staged() as shop:

        async def take(person: str, name: str) -> None:
            await picture(browser, shop.sandbox, person, name)

        await scene(shop, take)


async def take_card(browser: Browser, width: int, name: str) -> None:
    """A picture of a card that was looked up is in the documentation."""
    context = await look(browser, width)
    page = await context.new_page()
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, duelkeeper(sandbox, Path(folder) / "duels.sqlite"):
            await sandbox.people["Yugi"].call("card", name=CARD)
            await page.goto(f"{sandbox.url}/?as=Yugi")
            await expect(page.get_by_role("heading", name=CARD)).to_be_visible()
            shown = panel(page) if width == PHONE else page
            await keep(shown, name)
    await context.close()


async def main() -> None:
    """Every picture is taken anew."""
    PICTURES.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium_path(), args=[*FLAGS]
        )
        for scene in (practice, chain, side_decking):
            await played(browser, scene)
        await take_afterwards(browser)
        await take_events(browser)
        await take_card(browser, WIDE, "card.png")
        await take_card(browser, PHONE, "card-phone.png")
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
