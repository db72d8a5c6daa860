"""Panels of tables that were laid: what a player sees of them, as a message on the page."""

from dataclasses import replace

from playwright.async_api import Locator, Page

from bot.duels.match.drafts import Draft, Moment
from bot.duels.panel.panel import panel
from bot.duels.seen.sight import Question, Sight, Waiting
from bot.sandbox.server import Sandbox
from bot.shared.sending import content_of, send
from cards.games.yugioh import YUGIOH
from tests.bot.test_widgets import RECORD
from tests.browser.shop_bot import ShopBot
from tests.table import Table
from tests.talk.reading import KAIBA, YUGI, reader, told

DUEL = replace(RECORD, game="yugioh", surrendering=None)
TITLES = {
    "en": "Duel against Kaiba · Master Rule",
    "ja": "Kaibaとのデュエル · マスタールール",
    "zh": "与Kaiba的决斗 · 大师规则",
}


def seen(table: Table, language: str = "en", draft: Draft | None = None) -> Sight:
    """What Yugi sees of the table, who has been told all that has happened on it."""
    match, eyes = table.driver.match, reader(YUGI, language)
    prompt = YUGIOH.ask(match, eyes)
    log = tuple(told(table, YUGI, language))
    return Sight(
        record=DUEL,
        version=1,
        audience=YUGI,
        language=language,
        board=YUGIOH.show(match, eyes),
        log=log,
        chain=YUGIOH.on_chain(match, eyes),
        question=Question(match.number, prompt, draft, (), False) if prompt else None,
        awaited=(Waiting(YUGI if prompt else KAIBA, None),),
        ending=None,
        result="",
        title=TITLES[language],
        cards=YUGIOH.cards(match, eyes),
        moment=Moment(1, match.number),
    )


async def show(sandbox: Sandbox, bot: ShopBot, page: Page, sight: Sight) -> Locator:
    """The panel of that sight stands in the channel, as the newest message on the page."""
    channels = sandbox.world.channels.values()
    channel = next(each for each in channels if each.name == "duels")
    message = await send(bot, int(channel.id), content_of(panel(sight)))
    shown = page.locator(f'[data-message="{message}"]')
    await shown.wait_for()
    return shown
