"""The command that looks up cards, through the real client."""

import pytest

from bot.sandbox.server import Sandbox
from tests.bot.library.zoo import UNICORN


async def test_a_card_is_shown_to_all_in_the_readers_language(shop: Sandbox) -> None:
    kaiba, yugi = shop.people["Kaiba"], shop.people["Yugi"]

    offered = await kaiba.complete("card", "name", "unicorn")
    assert offered[0].name == "ブルーアイズ・ユニコーン (Blue-Eyes White Unicorn)"
    await kaiba.call("card", name=offered[0].value)

    shown = yugi.last("duels")
    assert shown.text.startswith(
        "## ブルーアイズ・ユニコーン\n"
        "-# **English** Blue-Eyes White Unicorn · **简体中文** 青眼白独角兽\n"
        "[ja] Animal\nIt lives.\n\nIt eats."
    )
    assert f"パスコード：{UNICORN}" in shown.text
    assert not shown.ephemeral


async def test_a_card_may_be_named_in_any_language_or_by_passcode(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    for name in ("狐狸", "ｷﾂﾈ", "FOX", "6"):
        outcome = await yugi.call("card", name=name)
        assert outcome.message is not None
        assert outcome.message.text.startswith("## Fox")


async def test_the_card_that_is_clearly_meant_is_shown_for_what_was_typed(
    shop: Sandbox,
) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]

    for typed, said in (
        ("blue *eyes* white unicron", r"-# For “blue \*eyes\* white unicron”"),
        ("blue eyes", "-# For “blue eyes”"),
        ("bewu", "-# For “bewu”"),
    ):
        card = (await yugi.call("card", name=typed)).message
        assert card is not None
        assert card.text.startswith(f"{said}\n## Blue-Eyes White Unicorn\n")
        assert not card.ephemeral
        assert kaiba.last("duels").text == card.text


async def test_where_no_card_stands_out_the_nearest_are_named_and_opened(
    shop: Sandbox,
) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]

    asked = (await yugi.call("card", name="an")).message
    assert asked is not None
    assert asked.ephemeral
    assert asked.text.splitlines()[:2] == [
        "Nothing is called exactly “an”. Nearest:",
        "- Ant",
    ]
    assert not kaiba.sees("duels")
    opened = (await yugi.choose(asked, "card-menu", ["Ant"])).message
    assert opened is not None
    assert opened.text.startswith("## Ant")
    assert opened.selects


async def test_a_card_like_no_other_is_politely_unknown(shop: Sandbox) -> None:
    for name in ("qqqqqqqq", "zoo:99999", "zoo:²", "other:1"):
        shown = (await shop.people["Joey"].call("card", name=name)).message
        assert shown is not None
        assert shown.text.startswith("没有找到名称与“")
        assert shown.ephemeral


@pytest.mark.parametrize("typed", ["   ", "😀", "!!!", "？", "・・・"])
async def test_where_nothing_of_a_name_is_typed_it_is_said_what_to_type(
    shop: Sandbox, typed: str
) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    shown = (await yugi.call("card", name=typed)).message
    assert shown is not None
    assert shown.text.startswith("What you typed has no letter or digit.")
    assert shown.ephemeral
    assert not shown.selects
    assert not kaiba.sees("duels")
