"""Our own rule notes on a text: the words it uses, and the rules that explain it."""

import json

import pytest

from bot.rules.notes import MOST_RULES, RuleNotes
from cards.games.yugioh import YUGIOH
from cards.rulebook.topics import TOPICS, topics
from engine.core.game import Rule, Term
from tests.bot.library.zoo import ZOO


def rules(*found: Rule) -> list[str]:
    return [rule.id for rule in found]


def terms(*found: Term) -> list[str]:
    return [term.key for term in found]


def test_a_word_that_few_rules_use_comes_first() -> None:
    notes = RuleNotes([ZOO])

    assert terms(*notes.words("長い物語の親は、羽のプレイをする。", 9)) == ["play", "long"]
    assert terms(*notes.words("長い物語の親のプレイ", 1)) == ["play"]
    assert not notes.words("", 9)


def test_a_form_with_a_gap_or_of_one_character_is_found_in_no_text() -> None:
    assert not RuleNotes([ZOO]).words("親", 9)
    found = RuleNotes([YUGIOH]).words("架空のカードを発動する事ができる場合", 99)

    assert terms(*found) == ["activate"]


def test_the_best_rule_of_each_topic_comes_before_the_next_best() -> None:
    notes = RuleNotes([ZOO])

    both = notes.rules("ja", "長い物語です。プレイです。")
    assert rules(*both) == ["ZO-LONG-01", "ZO-PLAY-02", "ZO-PLAY-01"]
    assert rules(*notes.rules_asked("ja", "プレイです。", "長い物語です。")) == [
        "ZO-PLAY-02",
        "ZO-LONG-01",
    ]
    assert notes.rules("zh", "长") == ()
    assert notes.rules("ja", "") == ()


def test_the_parts_of_a_phrase_stand_in_one_sentence_in_their_order() -> None:
    notes = RuleNotes([ZOO])

    assert notes.rules("en", "The STORY never ends.")
    assert not notes.rules("en", "It ends. The story is long.")
    assert not notes.rules("en", "The story goes on. It ends.")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("When this card is Summoned: You can draw 1 card.", "MR-GLOS-11"),
        ("Your opponent's monster can attack directly.", "MR-BATTLE-05"),
        ("Negate the activation, and if you do, destroy it.", "MR-CHAIN-22"),
        ("You can Tribute this card; draw 1 card.", "MR-GLOS-02"),
        ("Target 1 monster on the field; banish it.", "MR-GLOS-31"),
    ],
)
def test_what_a_card_says_leads_to_the_rule_that_explains_it(text: str, expected: str) -> None:
    found = rules(*RuleNotes([YUGIOH]).rules("en", text))

    assert expected in found
    assert len(found) <= MOST_RULES


def test_common_words_alone_lead_to_no_rule() -> None:
    notes = RuleNotes([YUGIOH])

    assert notes.rules("en", "Destroy 1 monster, 1 Spell and 1 Trap on the field.") == ()
    assert notes.rules("ja", "モンスターを手札からフィールドに出す。デッキのカード。") == ()


def test_every_topic_names_rules_of_the_book_and_phrases_that_can_be_met() -> None:
    known = {rule.id for rule in YUGIOH.rules}
    for topic in topics():
        assert topic.rules
        assert set(topic.rules) <= known
        phrases = [parts for each in topic.phrases.values() for parts in each]
        assert phrases
        assert all(len("".join(parts)) > 1 for parts in phrases)
    assert len(topics()) == len(json.loads(TOPICS.read_text(encoding="utf-8")))


def test_the_rules_about_a_question_come_first() -> None:
    notes = RuleNotes([YUGIOH])
    found = notes.rules_asked(
        "ja", "攻撃宣言の後に巻き戻しは発生しますか？", "トークンを出す。"
    )

    assert rules(*found)[0] == "MR-BATTLE-10"
    assert "MR-TOKEN-02" in rules(*found)


def test_what_an_answer_only_quotes_or_remarks_leads_to_no_rule() -> None:
    notes = RuleNotes([YUGIOH])
    title = "「コイントスの巨人」の効果を発動できますか？"

    assert notes.rules_asked("ja", title) == ()
    quoted = "『１ターンに１度、墓地のこのカードを除外して発動できる』効果を発動できます。"
    assert notes.rules_asked("ja", title, quoted) == ()
    assert notes.rules_asked("ja", title, "発動できます。\n（トークンを出します。）") == ()
    assert rules(*notes.rules_asked("ja", title, "トークンは消滅します。")) == ["MR-TOKEN-02"]


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("儀式召喚を行う際に、相手のモンスターをリリースできますか？", ["MR-RIT-02"]),
        ("通常召喚を行うターンに発動できますか？", ["MR-SUM-02"]),
        ("自分のペンデュラムゾーンのカードを選べますか？", ["MR-PEND-08"]),
        ("エクストラデッキに表側表示で存在するカードを選べますか？", ["MR-PEND-24"]),
    ],
)
def test_a_title_leads_to_the_rules_it_is_about(title: str, expected: list[str]) -> None:
    assert rules(*RuleNotes([YUGIOH]).rules_asked("ja", title)) == expected


def test_any_number_is_no_optional_effect() -> None:
    notes = RuleNotes([YUGIOH])

    assert "optional-effect-can" not in terms(*notes.words("任意の数だけ対象にできる。", 9))
    assert "optional-effect-can" in terms(*notes.words("任意に発動できる効果です。", 9))


@pytest.mark.parametrize(
    "answer",
    [
        "その場合、対象として選択したモンスターを除外する事はできません。",
        "除外されたモンスターは、エンドフェイズに戻る事になります。",
        "カードに記載されている元々の攻撃力となります。",
        "チェーン1に発動した効果によって特殊召喚します。",
        "デッキから魔法カード1枚を手札に加える事ができます。",
    ],
)
def test_what_an_answer_uses_on_its_way_leads_to_no_rule(answer: str) -> None:
    notes = RuleNotes([YUGIOH])

    assert notes.rules_asked("ja", "「コイントスの巨人」を発動できますか？", answer) == ()
    assert notes.rules("ja", answer)


def test_what_a_question_says_has_happened_is_not_what_it_is_about() -> None:
    notes = RuleNotes([YUGIOH])

    assert notes.rules_asked("ja", "破壊された場合、処理はどうなりますか？") == ()
    asked = notes.rules_asked("ja", "この効果で破壊された扱いになりますか？")
    assert rules(*asked) == ["MR-GLOS-20"]


def test_where_an_answer_is_the_rule_itself_it_is_named() -> None:
    answer = "その場合、エクストラデッキに戻します。戦闘の巻き戻しが発生します。"
    found = RuleNotes([YUGIOH]).rules_asked("ja", "どうなりますか？", answer)

    assert set(rules(*found)) == {"MR-BATTLE-10", "MR-MISC-01"}


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("融合召喚に成功した「コイントスの巨人」を選べますか？", []),
        ("アドバンス召喚した「コイントスの巨人」の効果を発動できますか？", []),
        ("この場合、融合召喚を行えますか？", ["MR-FUS-03"]),
        ("アドバンス召喚する際にリリースできますか？", ["MR-SUM-05"]),
    ],
)
def test_how_a_card_once_came_is_not_what_is_asked(title: str, expected: list[str]) -> None:
    assert rules(*RuleNotes([YUGIOH]).rules_asked("ja", title)) == expected


def test_a_list_leads_to_rules_that_many_of_its_texts_speak_of() -> None:
    notes = RuleNotes([YUGIOH])
    others = ["効果を発動できますか？", "破壊されますか？", "手札を捨てますか？"]
    counters = "フィールドの魔力カウンターを取り除けますか？"

    assert rules(*notes.rules_listed("ja", [counters])) == ["MR-MISC-02"]
    assert notes.rules_listed("ja", [counters, *others]) == ()
    assert rules(*notes.rules_listed("ja", [counters, counters, *others])) == ["MR-MISC-02"]
    assert notes.rules_listed("ja", []) == ()


def test_each_of_several_effects_says_nothing_of_what_is_activated_together() -> None:
    notes = RuleNotes([YUGIOH])
    answer = "それぞれの『●』の効果を発動した時に限り、効果をチェーンして発動できます。"

    assert notes.rules_asked("ja", "効果を発動できますか？", answer) == ()
