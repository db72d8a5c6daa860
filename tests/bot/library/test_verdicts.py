"""What an official answer comes to, by how it is worded. All texts here are invented."""

import pytest

from cards.games.yugioh.verdicts import verdict
from engine.core.book import Verdict

YES, NO, DEPENDS, PENDING, READ = (
    Verdict.YES,
    Verdict.NO,
    Verdict.DEPENDS,
    Verdict.PENDING,
    Verdict.READ,
)
CAN = "「甲」の効果を発動できますか？"


@pytest.mark.parametrize(
    ("title", "answer", "expected"),
    [
        (CAN, "できます。", YES),
        (CAN, "発動できません。\n\n「甲」は「乙」とは違います。", NO),
        (CAN, "はい。", YES),
        (CAN, "はい、発動できます。", YES),
        (CAN, "いいえ、発動できません。", NO),
        (CAN, "質問の状況の場合でも、「甲」の効果を発動する事はできます。", YES),
        (CAN, "「甲」の『カードを破壊できる』効果を発動する事自体ができません。", NO),
        (CAN, "「甲」は除外されていますので、効果を発動することはできません。", NO),
        ("「甲」を『乙』の対象に選べますか？", "「甲」を対象に選ぶ事ができます。", YES),
        ("「甲」は破壊されますか？", "その場合でも、「甲」は破壊されます。", YES),
        ("「甲」は守備表示になりますか？", "したがって、「甲」は守備表示にはなりません。", NO),
        ("２回発動できますか？", "もう１度発動する事はできません。", NO),
        ("LPを払いますか？", "500LPを払わなければなりません。", YES),
        ("「甲」の効果は発動しますか？", "「甲」の効果は必ず発動します。", YES),
    ],
)
def test_a_plain_answer_is_told(title: str, answer: str, expected: Verdict) -> None:
    assert verdict(title, title, answer) is expected


@pytest.mark.parametrize(
    "answer",
    [
        "手札から「甲」の効果を発動できます。墓地からは「甲」の効果を発動できません。",
        "できます。ただし、自分のLPが少ない場合は発動できません。",
        "自分の墓地に罠カードが存在するのであれば、「甲」の効果を発動できます。",
        "表側表示の「乙」が存在する時でなければ、「甲」の効果を発動できません。",
        "「甲」の効果を発動できますが、発動した効果は場合によって異なります。場合によります。",
        "「甲」の効果を発動できます。\nしたがって、処理を適用する事はできません。",
    ],
)
def test_where_sentences_disagree_or_set_a_condition_it_depends(answer: str) -> None:
    assert verdict(CAN, CAN, answer) is DEPENDS


def test_several_questions_in_one_depend_unless_all_are_answered_alike() -> None:
    asked = "（A）「甲」の場合、発動できますか？\n（B）「乙」の場合、発動できますか？"

    assert verdict(CAN, asked, "（A）発動できます。\n（B）発動できません。") is DEPENDS
    assert verdict(CAN, asked, "いずれの場合でも発動できません。") is NO
    both = "「甲」を発動できますか？また、「乙」を発動できますか？"
    assert verdict(both, both, "発動できます。") is DEPENDS


@pytest.mark.parametrize(
    "title",
    [
        "「甲」の処理はどうなりますか？",
        "「甲」の攻撃力はいくつになりますか？",
        "位置は誰が決めますか？",
        "「甲」は魔法カードですか？それとも罠カードですか？",
        "「甲」は魔法カードですか？罠カードですか？",
        "「甲」は１体しか存在できませんか？",
        "「甲」を発動できなくなりますか？",
        "「甲」の効果について",
    ],
)
def test_what_is_not_asked_for_a_yes_or_no_has_to_be_read(title: str) -> None:
    assert verdict(title, title, "「甲」の効果を発動できます。") is READ
    assert verdict(title, title, "できません。") is READ


@pytest.mark.parametrize(
    ("title", "answer"),
    [
        (CAN, "「甲」は墓地へ送られます。"),
        (CAN, ""),
        (CAN, "「甲」でなくても構いません。"),
        ("デッキから送られますか？", "手札から送られます。"),
        ("「甲」の効果は適用されますか？", "適用されるのは、「乙」の効果のみです。"),
        ("「甲」は破壊されますか？", "「甲」は、『このカードを破壊する』カードです。"),
        (CAN, "「甲」は残ります。その際、「乙」の効果を発動する事はできません。"),
    ],
)
def test_in_doubt_nothing_is_told(title: str, answer: str) -> None:
    assert verdict(title, title, answer) is READ


def test_what_the_makers_have_not_decided_is_told_to_be_open() -> None:
    assert verdict(CAN, CAN, "現在、調整中です。") is PENDING


def test_a_condition_that_the_question_has_is_none_of_the_answer() -> None:
    asked = "自分の墓地に「乙」が存在する場合、「甲」の効果を発動できますか？"
    answer = "自分の墓地に「乙」が存在するのであれば、「甲」の効果を発動できます。"

    assert verdict(CAN, asked, answer) is YES
    assert verdict(CAN, asked, answer.replace("乙", "丙")) is DEPENDS


@pytest.mark.parametrize(
    "evil", ["「", "『", "(", "」", "、", "は、", "。", "発動", "ますが、"]
)
def test_texts_that_never_end_are_read_only_so_far(evil: str) -> None:
    assert verdict(CAN, evil * 40_000, evil * 40_000) in (READ, DEPENDS)


def test_a_remark_in_brackets_that_says_the_opposite_of_another_case_makes_it_depend() -> None:
    said = "その場合には、「甲」の効果を発動する事はできません。"
    answer = said + "\n（{}「甲」の効果を発動できます。）"

    other = answer.format("なお、「乙」を特殊召喚しないのであれば、")
    assert verdict(CAN, CAN, other) is DEPENDS
    same = answer.format("この場合、相手は")
    assert verdict(CAN, CAN, same) is NO
    aside = answer.replace("発動できます。）", "破壊できます。）").format("その後であれば、")
    assert verdict(CAN, CAN, aside) is NO
    assert verdict(CAN, CAN, f"発動できません。\n{other}") is NO


def test_what_is_so_only_when_something_is_not_depends() -> None:
    title = "「乙」の適用中に「甲」は除外されますか？"
    asked = "「乙」が適用されなくなる場合、「甲」は除外されますか？"
    answer = "「乙」が適用されなくなる場合、「甲」は除外されます。"

    assert verdict(title, asked, answer) is DEPENDS
    assert verdict(asked, asked, answer) is YES
