"""Official rulings, looked up and read on over a crash, also those of the chain under way."""

from pathlib import Path

import pytest

from bot.sandbox.views import MessageView, Outcome
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import (
    Faq,
    FaqPassage,
    Origin,
    Said,
    SaidCard,
    SaidQuestion,
    SaidText,
)
from cards.yugioh import by_name
from tests.end_to_end.chain import AXE, JAMMER, TYPHOON, chain_up_to_the_tools, prepared_chain
from tests.end_to_end.shop import Shop
from tests.library.invented import LANTERN, LANTERN_CID, MOSSBACK, RAINMAKER, shelve_invented

pytestmark = pytest.mark.end_to_end

BUTTON = "Rulings of this Chain"
READ = "Read a Q&A"
CIDS = {TYPHOON: 95001, JAMMER: 95002, AXE: 95003}
MANY = 15


def concerning(number: int, title: str, *names: str) -> SaidQuestion:
    cids = tuple(CIDS[name] for name in names)
    return SaidQuestion(number, "2024-01-01", title, "架空？", "架空の発動。", (), cids)


def of_the_chain() -> tuple[Said, ...]:
    """Invented words about the cards of the chain."""
    cards = [
        said
        for name, cid in CIDS.items()
        for said in (
            SaidCard(by_name(name).passcode, facts_of(CardKind.SPELL), cid),
            SaidText(by_name(name).passcode, "en", name, "Invented.", Origin.OFFICIAL),
            Faq(cid, "2024-02-02", (FaqPassage(1, (f"架空の説明{cid}。",)),), (), ()),
        )
    ]
    return (
        *cards,
        concerning(81_000, "架空の一枚？", TYPHOON),
        concerning(81_001, "架空の二枚？", TYPHOON, JAMMER),
        concerning(81_002, "架空の斧？", TYPHOON, AXE),
        concerning(81_003, "架空の三枚？", TYPHOON, JAMMER, AXE),
    )


def of_the_lantern() -> tuple[Said, ...]:
    """More invented questions than one page has room for, and a long answer."""
    answer = "架空の攻撃宣言です。" * 600
    return tuple(
        SaidQuestion(
            82_000 + n, f"2021-01-{n:02}", f"架空の灯り{n}？", "？", answer, (), (LANTERN_CID,)
        )
        for n in range(1, MANY + 1)
    )


def shown(outcome: Outcome) -> MessageView:
    assert outcome.message is not None
    return outcome.message


async def open_with_library(shop: Shop, *more: Said) -> None:
    """The bot has come, and finds the invented library where it looks for one."""
    library = Path(shop.database).parent / "data" / "library.sqlite"
    library.parent.mkdir()
    shelve_invented(library, *of_the_chain(), *of_the_lantern(), *more)
    await shop.open()


async def test_rulings_are_paged_and_read_over_crashes(closed_shop: Shop) -> None:
    shop = closed_shop
    await open_with_library(shop)
    shop.joey.locale = "zh-CN"
    public = shown(await shop.yugi.call("ruling", options={"card": str(LANTERN)}))
    assert public.text.startswith("## Rulings: Lantern of Ｎｏｗｈｅｒｅ\n")
    assert shop.mai.last("duels").text == public.text

    await shop.crash_and_restart()
    own = shown(await shop.joey.press(public, "Next page"))
    assert own.ephemeral
    assert own.text.startswith("## 裁定：无处之灯\n-# 官方回答为日文")
    assert "-# 第2页，共3页" in own.text

    await shop.crash_and_restart()
    number = own.selects[0].options["7. 架空の灯り9？"]
    ruling = shown(await shop.joey.choose(own, "选择要阅读的问答", [number]))
    assert ruling.id == own.id
    assert ruling.text.startswith("### 架空の灯り9？\n")
    assert "-# 攻撃宣言 = 宣告攻击" in ruling.text

    await shop.crash_and_restart()
    rest = shown(await shop.joey.press(ruling, "下一页"))
    assert "-# 第2页，共" in rest.text
    back = shown(await shop.joey.press(rest, "返回列表"))
    assert back.text == own.text
    assert shop.yugi.last("duels").id == public.id


async def test_words_lead_to_the_faq_of_a_card_over_crashes(closed_shop: Shop) -> None:
    shop = closed_shop
    await open_with_library(shop)
    shop.joey.locale = "zh-CN"
    public = shown(await shop.yugi.call("ruling", options={"text": "架空の説明"}))
    begin = "## Rulings with “架空の説明”\n-# The official answers are in Japanese"
    assert public.text.startswith(begin)
    assert "### Official FAQ of 3 cards\n" in public.text
    assert f"架空の説明95002。\n-# 2024-02-02 · {JAMMER}" in public.text
    assert shop.mai.last("duels").text == public.text

    await shop.crash_and_restart()
    code = by_name(JAMMER).passcode
    name = YUGIOH.names("zh")[code]
    faq = shown(await shop.joey.choose(public, "Read the FAQ of a card", [str(code)]))
    assert faq.ephemeral
    assert faq.text.startswith(f"## 裁定：{name}（架空の説明）\n-# 官方回答为日文")
    assert "- 架空の説明95002。" in faq.text

    await shop.crash_and_restart()
    back = shown(await shop.joey.press(faq, "含有“架空の説明”的裁定"))
    assert back.id == faq.id
    assert back.text.startswith("## 含有“架空の説明”的裁定\n-# 官方回答为日文")
    await shop.crash_and_restart()
    again = shown(await shop.joey.choose(back, "选择要阅读补充说明的卡", [str(code)]))
    assert again.text == faq.text
    whole = shown(await shop.joey.press(again, f"裁定：{name}"))
    assert "架空の二枚？" in whole.text
    assert shop.yugi.last("duels").id == public.id


async def test_what_concerns_two_cards_together(closed_shop: Shop) -> None:
    shop = closed_shop
    await open_with_library(shop)
    shop.kaiba.locale = "ja"
    options = {"card": str(MOSSBACK), "card2": str(RAINMAKER)}

    both = shown(await shop.kaiba.call("ruling", options=options))

    assert both.text.startswith("## 裁定：苔甲の亀 + 雨乞いの使い\n-# 公式の日本語原文")
    assert "組み合わせに関するQ&A（1件）" in both.text
    await shop.crash_and_restart()
    alone = shown(await shop.kaiba.press(both, "裁定：苔甲の亀"))
    assert alone.ephemeral
    assert "眠りますか" in alone.text


async def test_the_rulings_of_the_chain_are_for_whoever_sees_it(closed_shop: Shop) -> None:
    shop = closed_shop
    await open_with_library(shop)
    yugi, kaiba = await prepared_chain(shop)
    assert BUTTON not in yugi.panel.buttons

    panel = await chain_up_to_the_tools(yugi, kaiba)
    assert BUTTON in panel.buttons
    assert BUTTON not in kaiba.board.buttons
    await shop.crash_and_restart()
    panel = await yugi.is_asked()
    opened = shown(await shop.yugi.press(panel, BUTTON))

    assert opened.ephemeral
    assert opened.id != panel.id
    assert opened.text.startswith(f"## Rulings: {TYPHOON} + {JAMMER}\n")
    assert "架空の二枚？" in opened.text
    assert "架空の三枚？" in opened.text
    assert "架空の一枚？" not in opened.text
    assert "架空の斧？" not in opened.text, "the target is Set, and not Yugi's to know"
    assert f"### Official FAQ · {JAMMER}" in opened.text
    assert AXE not in opened.text.replace(f"-# 2024-01-01 · {AXE}", "")

    await shop.crash_and_restart()
    read = opened.selects[0].options["2. 架空の二枚？"]
    ruling = shown(await shop.yugi.choose(opened, READ, [read]))
    assert "架空の発動。" in ruling.text
    back = shown(await shop.yugi.press(ruling, "Back to the list"))
    assert back.text == opened.text
    hand = shown(await shop.yugi.press(yugi.board, "My hand"))
    await shop.crash_and_restart()
    await yugi.does("Pass")
    assert BUTTON not in (await yugi.is_asked()).buttons
    over = shown(await shop.yugi.press(hand, BUTTON))
    assert over.text == "There is no Chain any more."
    assert over.ephemeral
