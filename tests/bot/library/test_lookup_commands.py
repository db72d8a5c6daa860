"""The commands that look up cards and rules, through the real client."""

from bot.sandbox.server import Sandbox
from tests.bot.library.zoo import UNICORN


async def test_a_card_is_shown_to_all_in_the_readers_language(shop: Sandbox) -> None:
    kaiba, yugi = shop.people["Kaiba"], shop.people["Yugi"]

    offered = await kaiba.complete("card", "name", "unicorn")
    assert offered[0].name == "ブルーアイズ・ユニコーン (Blue-Eyes White Unicorn)"
    await kaiba.call("card", name=offered[0].value)

    shown = yugi.last("duels")
    assert shown.text.startswith(
        "## ブルーアイズ・ユニコーン\n[ja] Animal\nIt lives.\n\nIt eats."
    )
    assert f"パスコード：{UNICORN}" in shown.text
    assert not shown.ephemeral


async def test_a_card_may_be_named_in_any_language_or_by_passcode(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    for name in ("狐狸", "ｷﾂﾈ", "FOX", "6"):
        outcome = await yugi.call("card", name=name)
        assert outcome.message is not None
        assert outcome.message.text.startswith("## Fox")


async def test_a_misspelt_card_is_asked_about_and_opened(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]

    asked = (await yugi.call("card", name="blue *eyes* white unicron")).message
    assert asked is not None
    assert asked.ephemeral
    assert r"There is no card blue \*eyes\* white unicron here" in asked.text
    assert not kaiba.sees("duels")
    opened = (await yugi.choose(asked, "card-menu", ["Blue-Eyes White Unicorn"])).message

    assert opened is not None
    assert opened.text.startswith("## Blue-Eyes White Unicorn")


async def test_a_card_like_no_other_is_politely_unknown(shop: Sandbox) -> None:
    for name in ("qqqqqqqq", "zoo:99999", "zoo:²", "other:1"):
        shown = (await shop.people["Joey"].call("card", name=name)).message
        assert shown is not None
        assert "还没有收录" in shown.text
        assert shown.ephemeral


async def test_one_rule_is_shown_to_all_whole(shop: Sandbox) -> None:
    yugi, joey = shop.people["Yugi"], shop.people["Joey"]

    await yugi.call("rule", query="zo play 01")
    first = joey.last("duels")
    await joey.call("rule", query="hen")
    second = yugi.last("duels")

    assert first.text.splitlines() == [
        "## ZO-PLAY-01 · Who plays",
        "The leader plays one animal or two.",
        "**Example**",
        "A Bee and a Cat.",
        "-# Source: Zoo book p. 1",
    ]
    assert second.text.splitlines() == [
        "## ZO-PLAY-02 · Stopping",
        "Whoever holds a Hen MAY stop the play.",
        "**规则手册未作说明之处**",
        "He says so aloud.",
        "-# 出处：Zoo book p. 2",
        "-# 这条规则目前只有英文。",
    ]


async def test_a_rule_is_shown_in_the_readers_language(shop: Sandbox) -> None:
    kaiba = shop.people["Kaiba"]

    await kaiba.call("rule", query="zo play 01")

    assert kaiba.last("duels").text.splitlines() == [
        "## ZO-PLAY-01 · 誰が出すか",
        "親は動物を1匹か2匹出す。",
        "**例**",
        "ハチとネコ。",
        "-# 出典：動物の本1ページ",
    ]


async def test_of_several_rules_one_is_chosen_after_the_other(shop: Sandbox) -> None:
    kaiba, yugi = shop.people["Kaiba"], shop.people["Yugi"]

    listed = (await kaiba.call("rule", query="play")).message
    assert listed is not None
    assert "「play」に関するルール（2件）" in listed.text
    assert not yugi.sees("duels")
    for title in ("ZO-PLAY-02", "ZO-PLAY-01"):
        opened = (await kaiba.choose(listed, "rule-menu", [title])).message
        assert opened is not None
        assert opened.text.startswith(f"## {title}")
        assert opened.ephemeral


async def test_many_and_long_rules_fit_one_message(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    listed = (await yugi.call("rule", query="long")).message
    assert listed is not None
    assert "30 rules about long" in listed.text
    assert "The first 25 can be chosen" in listed.text
    opened = (await yugi.choose(listed, "rule-menu", ["ZO-LONG-07"])).message
    assert opened is not None
    assert 3900 < len(opened.text) <= 4000 + len(opened.text.splitlines())


async def test_rules_are_completed_and_a_stray_word_is_answered(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    offered = await yugi.complete("rule", "query", "target")
    shown = (await yugi.call("rule", query="xyzzy")).message

    assert [(each.name, each.value) for each in offered] == [("ZO-END-01 The end", "ZO-END-01")]
    assert shown is not None
    assert "no rule about xyzzy" in shown.text
    assert len(await yugi.complete("rule", "query", "")) == 25
