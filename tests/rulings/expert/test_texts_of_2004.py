"""A card that reads otherwise in 2004 is shown with both texts, and at a table with its own."""

from dataclasses import replace

import pytest

from bot.cards.layouts.card import card_page
from bot.duels.match.drafts import Opened
from bot.duels.seen.closely import opened
from bot.finding.catalogue import Playable
from bot.finding.lookup import KnownCard
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.yugioh.former import IN_2004
from engine.core.reading import Group, Listed
from engine.yugioh.language import CardText
from tests.bot.test_card_menus import NOW
from tests.bot.test_widgets import sight
from tests.rulings.expert.laid import expert
from tests.table import face_up, side
from tests.talk.reading import YUGI, reader

ORDER = "Imperial Order"
HEADING = {
    "en": "**Expert Rules (2004)**",
    "ja": "**エキスパートルール（2004年）**",
    "zh": "**专家规则（2004年）**",
}
PAID_IN = {
    "en": "during your Standby Phase, pay 700 LP",
    "ja": "自分スタンバイフェイズ毎に７００ＬＰを払う",
    "zh": "在每次自己的准备阶段支付700LP",
}


def text_of(card: CardText, language: str, format: str = "") -> str:
    page = YUGIOH.page(card.passcode, language, format)
    assert page is not None
    return "\n\n".join(page.text)


def shown(passcode: int, language: str) -> list[str]:
    known = KnownCard(passcode, None, Playable(YUGIOH.key, passcode))
    view = card_page(language, known, {YUGIOH.key: YUGIOH})
    return [text for each in view.walk_children() if (text := getattr(each, "content", ""))]


@pytest.mark.rule("EXG-30")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", IN_2004, ids=lambda card: card.name)
def test_below_the_text_of_today_stands_that_of_2004(card: CardText, language: str) -> None:
    today, then = text_of(card, language), text_of(card, language, "expert")
    texts = shown(card.passcode, language)

    assert today != then
    assert texts[1:3] == [today, f"{HEADING[language]}\n{then}"]


def test_a_card_that_reads_alike_in_every_format_is_shown_once() -> None:
    assert not any("2004" in text for text in shown(46986414, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_of_2004_the_card_is_read_as_it_was(language: str) -> None:
    table = expert(side(field=[face_up(ORDER)]))
    groups = YUGIOH.cards(table.driver.match, reader(YUGI))
    handle = next(c.handle for group in groups for c in group.cards if c.name == ORDER)

    read = YUGIOH.read(table.driver.match, reader(YUGI, language), handle)

    assert PAID_IN[language] in "\n".join(read.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_also_where_the_duel_has_gone_on_behind_what_is_shown(language: str) -> None:
    (order,) = (card for card in IN_2004 if card.name == ORDER)
    kept = sight(language=language, moment=NOW)
    setup = replace(kept.record.setup, format="expert")
    listed = Listed(1, order.passcode, ORDER, "field", "")
    kept = replace(
        kept,
        record=replace(kept.record, setup=setup),
        cards=(Group("field", "Field", (listed,)),),
    )

    read = opened(kept, YUGIOH, None, Opened(NOW, handle=1)).reading

    assert read is not None
    assert PAID_IN[language] in "\n".join(read.text)
