"""The commands that look up rules and the words of a game, through the real client."""

import pytest

from bot.rules.term_search import TermIndex
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from engine.core.game import Term
from tests.bot.library.zoo import ZOO


async def asked(person: Person, command: str, typed: str) -> MessageView:
    """What the person reads after the command."""
    option = {"rule": "query", "term": "word"}[command]
    shown = (await person.call(command, options={option: typed})).message
    assert shown is not None
    return shown


async def pressed(person: Person, message: MessageView, button: str) -> MessageView:
    """What the person reads after pressing the button."""
    shown = (await person.press(message, button)).message
    assert shown is not None
    return shown


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
        "**Related rules**",
    ]
    assert second.text.splitlines() == [
        "## ZO-PLAY-02 · Stopping",
        "Whoever holds a Hen MAY stop the play.",
        "**规则手册未作说明时的处理**",
        "They say so aloud.",
        "-# 出处：Zoo book p. 2",
        "-# 这条规则目前只有英文。",
        "**相关规则**",
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
        "**関連ルール**",
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
    assert "30 rules about “long”" in listed.text
    assert "The first 25 are listed" in listed.text
    opened = (await yugi.choose(listed, "rule-menu", ["ZO-LONG-07"])).message
    assert opened is not None
    assert 3900 < len(opened.text) <= 4000 + len(opened.text.splitlines())


async def test_rules_are_completed_and_a_stray_word_is_answered(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    offered = await yugi.complete("rule", "query", "target")
    shown = (await yugi.call("rule", query="xyzzy")).message

    assert [(each.name, each.value) for each in offered] == [("ZO-END-01 The end", "ZO-END-01")]
    assert shown is not None
    assert "No rule is about “xyzzy”" in shown.text
    assert len(await yugi.complete("rule", "query", "")) == 25


async def test_the_rules_beside_a_rule_are_opened_for_whoever_presses(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    public = await asked(yugi, "rule", "zo play 02")

    own = await pressed(kaiba, public, "ZO-PLAY-01 Who plays")

    assert list(public.buttons) == ["ZO-PLAY-01 Who plays"]
    assert own.ephemeral
    assert own.text.startswith("## ZO-PLAY-01 · 誰が出すか")
    assert yugi.last("duels").text == public.text
    back = await pressed(kaiba, own, "ZO-PLAY-02 Stopping")
    assert back.id == own.id
    assert back.text.startswith("## ZO-PLAY-02 · Stopping")


async def test_a_rule_is_read_in_other_languages_and_those_beside_it_too(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    public = await asked(yugi, "rule", "zo play 01")
    assert list(public.buttons) == ["ZO-PLAY-02 Stopping", "日本語"]

    japanese = await pressed(yugi, public, "日本語")
    beside = await pressed(yugi, japanese, "ZO-PLAY-02 Stopping")
    again = await pressed(yugi, beside, "ZO-PLAY-01 誰が出すか")
    english = await pressed(yugi, again, "English")

    assert japanese.text.startswith("## ZO-PLAY-01 · 誰が出すか")
    assert "-# このルールは英語でのみ収録されています。" in beside.text
    assert again.text == japanese.text
    assert english.text == public.text
    assert {each.id for each in (beside, again, english)} == {japanese.id}


async def test_the_menu_of_what_was_found_stays_through_presses(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    listed = await asked(yugi, "rule", "play")
    opened = (await yugi.choose(listed, "rule-menu", ["ZO-PLAY-01"])).message
    assert opened is not None

    japanese = await pressed(yugi, opened, "日本語")

    assert set(japanese.selects[0].options.values()) == {"ZO-PLAY-01", "ZO-PLAY-02"}
    other = (await yugi.choose(japanese, "rule-menu", ["ZO-PLAY-02"])).message
    assert other is not None
    assert other.text.startswith("## ZO-PLAY-02 · Stopping")


async def test_what_is_gone_is_politely_missed(
    shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    public = await asked(yugi, "rule", "zo play 01")
    asks = await asked(yugi, "term", "feathr")
    monkeypatch.setattr(ZOO, "rules", ())
    monkeypatch.setattr(ZOO, "terms", ())

    rule = await pressed(kaiba, public, "日本語")
    term = (await yugi.choose(asks, "term-menu", ["feather"])).message

    assert "現在収録されていません" in rule.text
    assert rule.ephemeral
    assert term is not None
    assert "no longer in the glossary" in term.text


async def test_a_word_stands_side_by_side_in_three_languages(shop: Sandbox) -> None:
    joey, kaiba = shop.people["Joey"], shop.people["Kaiba"]

    offered = await joey.complete("term", "word", "play")
    await joey.call("term", word=offered[0].value)

    public = kaiba.last("duels")
    assert [each.name for each in offered] == ["出牌 (play)"]
    assert public.text.splitlines() == [
        "## 出牌",
        "**English** play",
        "**日本語** プレイ",
        "**简体中文** 出牌 · 出",
        "-# 也叫：打牌",
        "### 使用该术语的规则（2条）",
        "- **ZO-PLAY-02** Stopping",
        "- **ZO-PLAY-01** Who plays",
    ]
    rule = (await kaiba.choose(public, "rule-menu", ["ZO-PLAY-01"])).message
    assert rule is not None
    assert rule.ephemeral
    assert rule.text.startswith("## ZO-PLAY-01 · 誰が出すか")


async def test_a_word_may_be_typed_in_any_language(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    for typed in ("ﾌﾟﾚｲ", "ぷれい", "打牌", " PLAY ", "zoo:play"):
        shown = await asked(yugi, "term", typed)
        assert shown.text.startswith("## play\n")
        assert "**简体中文** 出牌 · 出\n-# Players also say: 打牌" in shown.text


async def test_all_words_that_are_called_alike_are_shown(
    shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    down = Term("down", {"en": ("feather",), "ja": ("綿毛",), "zh": ("绒毛",)})
    monkeypatch.setattr(TermIndex, "exact", lambda *_: (*ZOO.terms[2:3], down))
    yugi = shop.people["Yugi"]
    both = await asked(yugi, "term", "feather")
    assert both.text.startswith("“feather” means 2 things:\n### feather\n")
    assert "**日本語** 羽" in both.text
    assert "**日本語** 綿毛" in both.text
    assert not both.ephemeral
    opened = (await yugi.choose(both, "term-menu", ["feather · 羽 · 羽毛"])).message
    assert opened is not None
    assert opened.text.startswith("## feather")


async def test_a_word_that_is_not_there_is_asked_about(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]

    asks = await asked(yugi, "term", "feathr")
    opened = (await yugi.choose(asks, "term-menu", ["feather"])).message
    none = await asked(yugi, "term", "xyzzy")

    assert "“feathr” is not in the glossary" in asks.text
    assert "- feather" in asks.text
    assert asks.ephemeral
    assert opened is not None
    assert "No rule uses this term" in opened.text
    assert "nothing like “xyzzy”" in none.text
    assert not kaiba.sees("duels")
    assert len(await yugi.complete("term", "word", "")) == 4


async def test_a_word_that_many_rules_use_opens_the_first_of_them(shop: Sandbox) -> None:
    shown = await asked(shop.people["Mai"], "term", "long")

    assert "30 rules use it" in shown.text
    assert len(shown.selects[0].options) == 25


@pytest.mark.parametrize(
    ("command", "said"), [("rule", "No rule is about"), ("term", "The glossary has nothing")]
)
async def test_blanks_find_nothing_rather_than_everything(
    shop: Sandbox, command: str, said: str
) -> None:
    shown = await asked(shop.people["Yugi"], command, "   ")

    assert shown.selects == []
    assert shown.text.startswith(said)
