"""Takes the pictures of what remains of a duel for the documentation."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.browser.conftest import PHONE, WIDE
from tests.browser.dueling import panel
from tests.browser.looking import keep, look
from tests.browser.staging import staged
from tests.end_to_end.playing import fighting, gives_up, play
from tests.end_to_end.shop import Shop

CHANNEL = "duels"
TURNS = 5
"""How many turns are passed over to a table on which there is something to see."""


async def take_afterwards(browser: Browser) -> None:
    """The history, a replay, its page, what else there was, a record, and a judge's desk."""
    async with staged() as shop:
        yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
        await play((yugi, fighting("Rock")), (kaiba, fighting("Scissors")))
        again = await shop.seat(shop.kaiba, shop.yugi, channel="lounge")
        await gives_up(again[1])
        await judged(shop)
        take = Taking(browser, shop)
        await take.called("duel history", "history", lambda seen: "Your duels" in seen.text)
        await take.called("record", "record", lambda seen: "0–0–2" in seen.text)
        await replays(take)
        desk = {"duel": "3"}
        await take.called("duel-admin desk", "desk", lambda seen: "Pause" in seen.buttons, desk)


async def judged(shop: Shop) -> None:
    """A duel of others goes on, in which somebody has summoned something."""
    joey, kaiba = await shop.seat(shop.joey, shop.kaiba, channel="lounge")
    await joey.does("Rock")
    await kaiba.does("Scissors")
    await joey.does("Go first", "Normal Summon")
    await kaiba.is_shown("Joey Normal Summons")


class Taking:
    """Takes pictures of what Yugi sees in the channel."""

    def __init__(self, browser: Browser, shop: Shop) -> None:
        self.browser = browser
        self.shop = shop
        self.person: Person = shop.yugi

    async def called(
        self,
        command: str,
        name: str,
        shows: Callable[[MessageView], bool],
        options: dict[str, str] | None = None,
    ) -> MessageView:
        """What that command is answered, once it shows what it should."""
        await self.person.call(command, CHANNEL, options or {})
        return await self.shown(name, shows)

    async def shown(self, name: str, shows: Callable[[MessageView], bool]) -> MessageView:
        """The newest message, once it shows what it should."""
        found = await self.person.wait_for(CHANNEL, shows)
        for width, end in ((WIDE, ""), (PHONE, "-phone")):
            context = await look(self.browser, width)
            page = await context.new_page()
            await page.goto(f"{self.shop.sandbox.url}/?as={self.person.name}")
            await page.get_by_role("log").wait_for()
            await page.wait_for_function("[...document.images].every(each => each.complete)")
            await page.mouse.move(0, 0)
            await keep(panel(page), f"{name}{end}.png")
            await context.close()
        return found

    async def page(self, content: bytes, name: str) -> None:
        """A replay as a page of its own, at the same table."""
        with TemporaryDirectory() as folder:
            file = Path(folder) / "duel.html"
            file.write_bytes(content)
            for width, end in ((WIDE, ""), (PHONE, "-phone")):
                context = await look(self.browser, width)
                page = await context.new_page()
                await page.goto(file.as_uri())
                for _ in range(TURNS):
                    await page.keyboard.press("PageDown")
                await expect(page.locator("#table section").first).to_be_visible()
                await keep(whole(page), f"{name}{end}.png")
                await context.close()


def whole(page: Page) -> Locator:
    """All that the page shows, without what is empty below."""
    return page.locator("body")


async def replays(take: Taking) -> None:
    """A replay in words and drawn, its decisions, and its page."""
    person = take.person
    await person.call("replay show", CHANNEL, {"number": 1})
    begins = await person.wait_for(CHANNEL, lambda seen: "Next turn" in seen.buttons)
    turns = next(menu for menu in begins.selects if len(menu.options) > TURNS)
    await person.choose(begins, turns.custom_id, [[*turns.options][TURNS - 1]])
    shown = await take.shown("replay", lambda seen: f"Turn {TURNS} · " in seen.text)
    await person.press(shown, "As a picture")
    await take.shown("replay-board", lambda seen: "As words" in seen.buttons)
    await person.press(shown, "What else could I have done?")
    await take.shown("else", lambda seen: "decision" in seen.text)
    await person.press(shown, "Web page")
    sent = await person.wait_for(
        CHANNEL, lambda seen: any(each.filename.endswith("html") for each in seen.attachments)
    )
    await take.page(sent.attachments[0].content, "replay-page")
