"""Rules and words of the game, looked up in any language, before and after a crash."""

import pytest

from bot.sandbox.views import MessageView, Outcome
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

WIN_02 = "## MR-WIN-02 · Simultaneous 0"
FORMS = ("**English** replay", "**日本語** 巻き戻し", "**简体中文** 倒回", "也叫：卷回")


def shown(outcome: Outcome) -> MessageView:
    assert outcome.message is not None
    return outcome.message


async def test_a_rule_is_found_read_in_two_languages_and_followed(shop: Shop) -> None:
    shop.kaiba.locale = "ja"
    offered = await shop.kaiba.complete("rule", "query", "デッキ切れ")
    assert offered[0].name == "MR-WIN-03 デッキ切れ"

    rule = shown(await shop.kaiba.call("rule", query=offered[0].value))
    assert rule.text.startswith("## MR-WIN-03 · デッキ切れ")
    assert "-# 出典：ルールブック2020（日本語版63ページ、中国語版）" in rule.text
    assert shop.joey.last("duels").text == rule.text

    chinese = shown(await shop.joey.press(rule, "简体中文"))
    assert chinese.ephemeral
    assert chinese.text.startswith("## MR-WIN-03 · 牌组抽空")
    beside = shown(await shop.joey.press(chinese, "MR-WIN-04 仅仅牌组变成0张并不落败"))
    assert beside.id == chinese.id
    assert beside.text.startswith("## MR-WIN-04 · 仅仅牌组变成0张并不落败")


async def test_rules_found_are_opened_one_after_the_other_over_a_crash(shop: Shop) -> None:
    listed = shown(await shop.yugi.call("rule", query="平手"))
    assert "rules about “平手”" in listed.text
    public = shown(await shop.yugi.call("rule", query="mr-win-02"))

    await shop.crash_and_restart()

    opened = shown(await shop.yugi.choose(listed, "Choose a rule to read", ["MR-WIN-02"]))
    assert opened.text.startswith(WIN_02)
    japanese = shown(await shop.yugi.press(opened, "日本語"))
    assert "お互いのLPが同時に0になった場合は引き分けとする。" in japanese.text
    assert japanese.selects[0].placeholder == "ルールを選んで読む"
    own = shown(await shop.mai.press(public, "日本語"))
    assert own.ephemeral
    assert shop.mai.sees("duels")[0].text.startswith(WIN_02)


async def test_a_word_is_found_in_any_language_with_its_rules(shop: Shop) -> None:
    shop.joey.locale = "zh-CN"
    offered = await shop.joey.complete("term", "word", "卷回")
    assert [each.name for each in offered] == ["倒回 (卷回)"]

    word = shown(await shop.joey.call("term", word=offered[0].value))
    for form in (
        "**English** replay",
        "**日本語** 巻き戻し",
        "**简体中文** 倒回",
        "也叫：卷回",
    ):
        assert form in word.text
    assert "- **MR-BATTLE-10**" in word.text

    await shop.crash_and_restart()

    rule = shown(await shop.yugi.choose(word, "选择要阅读的规则", ["MR-BATTLE-11"]))
    assert rule.ephemeral
    assert rule.text.startswith("## MR-BATTLE-11 · Replay: choose anew")
    unknown = shown(await shop.yugi.call("term", word="replai"))
    chosen = shown(await shop.yugi.choose(unknown, "Choose a term", ["replay"]))
    assert chosen.text.startswith("## replay")


async def test_what_two_games_call_alike_is_told_apart_by_the_game(shop: Shop) -> None:
    shop.kaiba.locale = "ja"
    both = shown(await shop.kaiba.call("term", word="墓地"))
    heads = [line for line in both.text.split("\n") if line.startswith("### ")]
    labels = both.selects[0].options
    played = (
        "マスタールール / スピードデュエル / エキスパートルール（2004年）",
        "デュエパーティー",
    )

    assert heads == [f"### 墓地 · {each}" for each in played]
    assert [label.partition(" · ")[0] for label in labels] == ["墓地", "墓地"]
    assert all(label.endswith(each) for label, each in zip(labels, played, strict=True))
