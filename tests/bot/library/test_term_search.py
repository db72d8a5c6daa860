"""A word of the glossary is found in any language, the reader's first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.term_search import TermIndex
from cards.rulebook import rules, terms

INDEX = TermIndex(terms())


@pytest.mark.parametrize(
    ("typed", "language", "key"),
    [
        ("Damage Step", "en", "damage-step"),
        ("damage-step", "ja", "damage-step"),
        ("ﾀﾞﾒｰｼﾞｽﾃｯﾌﾟ", "en", "damage-step"),
        ("伤害步骤", "zh", "damage-step"),
        ("ダメステ", "ja", "damage-step"),
        ("GY", "en", "graveyard"),
        ("同调召唤", "zh", "synchro-summon"),
        ("盖放", "zh", "set"),
        ("生け贄", "ja", "tribute"),
        ("计数物", "zh", "counter"),
        ("指示器", "zh", "counter"),
        ("舍弃", "zh", "discard"),
        ("扔掉", "zh", "discard"),
        ("去除", "zh", "detach"),
        ("取除", "zh", "detach"),
    ],
)
def test_a_whole_form_names_one_word(typed: str, language: str, key: str) -> None:
    (term,) = INDEX.exact(typed, language)

    assert term.key == key
    assert INDEX.find(typed, language)[0].term == term
    assert INDEX.named(key) == term


def test_a_form_of_several_words_names_them_all() -> None:
    assert [each.key for each in INDEX.exact("水", "zh")] == ["water", "aqua"]
    assert [each.term.key for each in INDEX.find("水", "zh")] == ["water", "aqua"]
    assert INDEX.exact("xyzzy", "en") == ()


def test_words_are_named_in_the_readers_language_with_what_was_typed() -> None:
    assert INDEX.find("replay", "ja")[0].label("ja") == "巻き戻し (replay)"
    assert INDEX.find("墓地", "zh")[0].label("zh") == "墓地"
    assert INDEX.find("卡组", "zh")[0].label("zh") == "牌组 (卡组)"


def test_a_misspelt_word_is_still_found_and_what_is_like_none_is_not() -> None:
    assert [each.term.key for each in INDEX.find("grveyard", "en")] == ["graveyard"]
    assert INDEX.find("xyzzyplugh", "en") == ()
    assert len(INDEX.find("", "zh")) == len(terms()) == len(INDEX)


def test_a_sentence_is_made_of_its_longest_words() -> None:
    def within(typed: str) -> set[str]:
        return {term.key for term in INDEX.within(typed)}

    assert within("Counter Traps in the Damage Step") == {"counter-trap", "damage-step"}
    assert within("伤害步骤的反击陷阱") == {"counter-trap", "damage-step"}
    assert within("ダメージステップでのカウンター罠") == {"counter-trap", "damage-step"}
    assert within("when can it attack") == {"attack"}
    assert within("") == set()


@given(st.text(max_size=40))
def test_whatever_is_typed_is_answered(typed: str) -> None:
    found = [each.term.key for each in INDEX.find(typed, "ja")]

    assert len(set(found)) == len(found)
    INDEX.exact(typed, "zh")
    INDEX.within(typed)


def test_every_rule_a_word_names_is_in_the_book() -> None:
    known = {rule.id for rule in rules()}

    assert all(set(term.rules) <= known for term in terms())


@pytest.mark.parametrize("typed", ["🔥", "？？", " … "])
def test_what_has_no_word_in_it_finds_nothing(typed: str) -> None:
    assert INDEX.find(typed, "en") == ()
