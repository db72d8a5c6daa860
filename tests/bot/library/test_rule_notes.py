"""Our own rule notes on a text: the words it touches, and the rules about them."""

from bot.rules.notes import RuleNotes
from cards.games.yugioh import YUGIOH
from engine.core.game import Rule, Term
from tests.bot.library.zoo import ZOO


def rules(*found: Rule) -> list[str]:
    return [rule.id for rule in found]


def terms(*found: Term) -> list[str]:
    return [term.key for term in found]


def test_a_word_that_few_rules_use_tells_the_most() -> None:
    notes = RuleNotes([ZOO]).on("長い物語の親は、羽のプレイをする。", 9, 9)

    assert terms(*notes.terms) == ["play", "long"]
    assert rules(*notes.rules)[:3] == ["ZO-PLAY-02", "ZO-PLAY-01", "ZO-LONG-01"]


def test_no_more_is_noted_than_asked_for() -> None:
    notes = RuleNotes([ZOO]).on("長い物語の親のプレイ", 1, 2)

    assert terms(*notes.terms) == ["play"]
    assert rules(*notes.rules) == ["ZO-PLAY-02", "ZO-PLAY-01"]
    assert not RuleNotes([ZOO]).on("", 9, 9).terms


def test_a_form_with_a_gap_or_of_one_character_is_found_in_no_text() -> None:
    assert not RuleNotes([ZOO]).on("親", 9, 9).terms
    notes = RuleNotes([YUGIOH]).on("架空のカードを発動する事ができる場合", 99, 0)

    assert terms(*notes.terms) == ["activate"]


def test_the_rules_about_the_words_of_a_text_come_first() -> None:
    notes = RuleNotes([YUGIOH]).on("攻撃宣言の後に巻き戻しは発生しますか？", 9, 9)

    assert {"replay", "attack-declaration"} <= set(terms(*notes.terms))
    assert "MR-BATTLE-10" in rules(*notes.rules)
