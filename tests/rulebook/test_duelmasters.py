"""The book of the second game: whole, in three languages, in words of the game, and apart."""

import re

import pytest

from bot.rules.buttons import opened_rule
from bot.rules.search import RuleIndex
from bot.rules.term_search import TermIndex
from cards import rulebook
from cards.languages import LANGUAGES
from cards.rulebook.duelmasters import RULE, entries, rules, terms
from cards.rulebook.related import MOST
from tests.duelmasters.catalogue import LISTED
from tests.rulebook.test_plain_words import TECHNICAL

INDEX = RuleIndex(rules(), terms())
KANA = re.compile(r"[\u3041-\u30fa]")


def test_the_book_holds_every_rule_of_the_catalogue_once() -> None:
    ids = [rule.id for rule in rules()]

    assert len(ids) == len(set(ids)) == 268
    assert set(LISTED.split()) <= set(ids)


def test_every_rule_is_told_in_three_languages_and_cites_the_same() -> None:
    known = {rule.id for rule in rules()}
    for entry in entries():
        cited = set()
        for language in LANGUAGES:
            title, text = {"en": entry["en"], "ja": entry["ja"], "zh": entry["zh"]}[language]
            assert title == title.strip() != "", entry["id"]
            assert text.endswith("." if language == "en" else "。"), entry["id"]
            cited.add(frozenset(RULE.findall(text)))
        assert len(cited) == 1, entry["id"]
        assert cited.pop() <= known, entry["id"]


def test_numbers_are_the_same_in_each_language() -> None:
    """ "1" and words for it differ from language to language; others do not."""
    for rule in rules():
        told = [set(re.findall(r"\d{2,}", rule.said(each).text)) for each in LANGUAGES]
        assert told[0] == told[1] == told[2], rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_speaks_of_the_game_alone(language: str) -> None:
    allowed = re.compile(r"\bevents?\b")
    for rule in rules():
        said = rule.said(language)
        text = allowed.sub("", f"{said.title} {said.text}")
        assert not TECHNICAL[language].search(text), (rule.id, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_says_which_game_it_is_of(language: str) -> None:
    game = {"en": "Duel Masters", "ja": "デュエル・マスターズ", "zh": "《决斗大师》"}[language]

    assert all(rule.said(language).source.startswith(game) for rule in rules())
    assert not any(rule.said(language).source.startswith(game) for rule in rulebook.rules())


def test_the_books_of_the_two_games_share_no_rule() -> None:
    first = {rule.id for rule in rulebook.rules()}

    assert first.isdisjoint(rule.id for rule in rules())
    for rule in rules():
        assert first.isdisjoint(rule.related)
        assert len(set(rule.related)) == len(rule.related) <= MOST
        assert rule.id not in rule.related


@pytest.mark.parametrize(
    ("typed", "language", "rule"),
    [
        ("dp-101.1b", "en", "DP-101.1b"),
        ("DP 201.4a-1", "ja", "DP-201.4a-1"),
        ("dm kw 5", "zh", "DM-KW-5"),
        ("partner zone", "en", "DP-200.1-1"),
        ("ニンジャ・ストライク", "ja", "DM-KW-5"),
        ("护盾触发", "zh", "DM-SHD-4"),
    ],
)
def test_a_rule_is_found_by_its_number_and_by_its_words(
    typed: str, language: str, rule: str
) -> None:
    assert INDEX.find(typed, language)[0].id == rule
    if typed.lower().startswith("d"):
        named = INDEX.named(typed)
        assert named is not None
        assert named.id == rule


@pytest.mark.parametrize(
    ("typed", "language", "key"),
    [("Ninja Strike", "en", "ninja-strike"), ("S・トリガー", "ja", "shield-trigger")],
)
def test_a_word_is_found_and_knows_its_rules(typed: str, language: str, key: str) -> None:
    found = TermIndex(terms()).find(typed, language)

    assert found[0].term.key == key
    assert found[0].term.rules


def test_every_word_is_there_once_in_three_languages() -> None:
    keys = [term.key for term in terms()]

    assert len(keys) == len(set(keys))
    for term in terms():
        assert set(term.words) == set(LANGUAGES)
        assert all(all(forms) for forms in term.words.values())
        assert not any(KANA.search(form) for form in term.words["zh"]), term.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_shown(language: str) -> None:
    for rule in rules():
        view = opened_rule(language, {}, rule)
        told = "".join(getattr(each, "content", "") for each in view.walk_children())
        assert rule.said(language).text in told


def test_in_a_duel_of_a_game_its_own_rules_come_first() -> None:
    both = RuleIndex((*rulebook.rules(), *rules()))
    found = both.find("graveyard")
    ours = {rule.id for rule in rules()}
    here = both.find("graveyard", near=[*ours])

    assert sorted(rule.id for rule in here) == sorted(rule.id for rule in found)
    assert [rule.id in ours for rule in here] == sorted(
        (rule.id in ours for rule in found), reverse=True
    )
    assert here[0].id in ours
    assert here[-1].id not in ours
