"""The glossary has every word in three languages, and knows the rules that use it."""

import re
from collections import Counter

import pytest

from cards.rulebook import rules, statements, terms
from cards.rulebook.glossary import entries, used_in
from cards.rulebook.related import MOST, related
from cards.text.page import TEXT
from cards.yugioh import by_name

KANA = re.compile(r"[\u3041-\u30ff]")
HAN_OR_KANA = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff～]")
ABBREVIATED = {"LP"}
UNUSED = {"duelist"}


def test_every_word_is_there_once_and_in_three_languages() -> None:
    keys = [term.key for term in terms()]

    assert len(keys) == len(set(keys)) == 230
    for term in terms():
        assert set(term.words) == {"en", "ja", "zh"}, term.key
        assert set(term.also) <= set(term.words), term.key
        for forms in (*term.words.values(), *term.also.values()):
            assert forms, term.key
            assert len(set(forms)) == len(forms), term.key
            assert all(form == form.strip() != "" for form in forms), term.key


def test_every_form_is_in_its_language() -> None:
    for term in terms():
        for language in ("ja", "zh"):
            for form in term.words[language]:
                assert form in ABBREVIATED or HAN_OR_KANA.search(form), (term.key, form)
        assert not any(KANA.search(form) for form in term.words["zh"]), term.key
        assert all(form.isascii() for form in term.words["en"]), term.key


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_no_two_words_are_called_alike_except_an_attribute_and_a_type(language: str) -> None:
    usual = Counter(term.words[language][0] for term in terms())
    alike = {form for form, count in usual.items() if count > 1}

    assert alike <= {"水", "反转", "检索"}


@pytest.mark.parametrize(
    ("key", "card"),
    [
        ("counter", "Breaker the Magical Warrior"),
        ("discard", "Raigeki Break"),
        ("detach", "Xyz Energy"),
    ],
)
def test_chinese_calls_a_word_what_the_cards_call_it(key: str, card: str) -> None:
    (term,) = [term for term in terms() if term.key == key]
    usual, *others = term.words["zh"]

    assert usual in "".join(TEXT["zh"](by_name(card)))
    for rule in rules():
        said = rule.said("zh")
        sentences = said.text + said.practice + said.example
        assert not any(other in sentences for other in others), rule.id


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("A Counter Trap in the Damage Step.", ["counter-trap", "damage-step"]),
        ("It is Tributed, then negated.", ["tribute", "negate"]),
        ("Activating and destroying; he denies.", ["activate", "destroy"]),
        ("A set of cards.", []),
        ("Set it in an EMZ.", ["set", "extra-monster-zone"]),
        ('A "Limit Regulation", "when you can".', ["limit-regulation", "when-timing"]),
        ("It ends in a draw; draw 1 from the hand.", ["draw-result", "draw", "hand"]),
    ],
)
def test_the_words_a_text_uses_are_known(text: str, keys: list[str]) -> None:
    assert list(used_in(text)) == keys


def test_the_rules_that_use_a_word_begin_with_those_about_it() -> None:
    (replay,) = [term for term in terms() if term.key == "replay"]

    assert replay.rules[:3] == ("MR-BATTLE-10", "MR-BATTLE-11", "MR-BATTLE-12")
    titles = {rule.id: rule.said("en").title for rule in rules()}
    about = ["replay" in titles[rule].lower() for rule in replay.rules]
    assert about == sorted(about, reverse=True)


def test_nearly_every_word_is_used_and_nearly_every_rule_uses_some() -> None:
    assert {term.key for term in terms() if not term.rules} == UNUSED
    assert {entry["key"] for entry in entries()} == {term.key for term in terms()}
    using = {rule for term in terms() for rule in term.rules}
    assert len(statements()) - len(using) < 10


def test_rules_cited_come_before_rules_citing_and_those_before_akin_ones() -> None:
    assert related()["MR-GLOS-35"][:2] == ("MR-GLOS-27", "MR-GLOS-34")
    assert related()["SD-12"][:2] == ("SD-26", "SD-28")
    assert related()["MR-WIN-03"][:2] == ("MR-TURN-16", "MR-WIN-04")
    assert related()["MR-LINK-15"][:3] == ("MR-LINK-10", "MR-LINK-11", "MR-FIELD-11")


def test_no_rule_is_beside_itself_and_each_beside_it_is_in_the_book() -> None:
    assert set(related()) == {rule.id for rule in rules()}
    for rule in rules():
        assert rule.related == related()[rule.id]
        assert rule.id not in rule.related
        assert len(set(rule.related)) == len(rule.related) <= MOST
        assert set(rule.related) <= set(related())
