"""What is printed on the cards: whole, the same in each language, and each tree told apart."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from cards.duelmasters import cards
from cards.grammar.duelmasters import looked
from cards.grammar.duelmasters.tongues import PHRASES, PRINTER, VOCABULARY, tongue
from cards.grammar.entries import entries
from cards.grammar.terms import words
from cards.languages import LANGUAGES
from cards.text.duelmasters import line, page, sentences
from engine.duelmasters.language import (
    Ability,
    Amount,
    Cards,
    Civ,
    Condition,
    Do,
    Draw,
    Fact,
    Fit,
    Has,
    Key,
    Kind,
    Noun,
    Of,
    Side,
    Some,
    Spell,
    Static,
    Step,
    Take,
    Trigger,
    Verb,
    When,
    Whose,
    Word,
    Zone,
)
from tests.duelmasters.printed import FOLDER, printed
from tests.rows import through_all

SIDES = [side for card in cards().values() for side in card.sides]
FAMILIES = {Word, Ability, Step, Noun, Amount, Condition, Trigger, Fact}
NOT_SAID = {VOCABULARY.words["Priced"]}
"""Kinds of words that others are kinds of."""
ABOUT = re.compile(r"[{}A-Z_]{2,}|None|True|False|\(\)|（）|  | ,|,,|、、|，，|。。|\.\.")
"""What a sentence never holds: pieces of templates, of Python, and stops without a word."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_all_cards_is_what_was_frozen(language: str) -> None:
    frozen = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")

    assert printed(language) == frozen, "look at the change, then `make printed`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_a_whole_sentence(language: str) -> None:
    for side in SIDES:
        for ability in side.abilities:
            for told in sentences(ability, language):
                names = re.sub(r"EX|MAX", "Ex", told)
                assert not ABOUT.search(names), told
                assert told[-1] in ".。:：", told
                assert not told[0].islower(), told


def test_a_word_that_no_card_says_has_its_entry_too() -> None:
    said = entries(PHRASES, VOCABULARY)
    unsaid = set(VOCABULARY.words.values()) - FAMILIES - NOT_SAID - set(said)

    assert unsaid == set()
    assert {looked.Among, looked.Rest} <= set(said)


@pytest.mark.parametrize("kind", [Civ, Kind, Zone, Whose, Of, Key])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_called_something_of_its_own(kind: Any, language: str) -> None:
    called = [words(kind.__name__, language, PHRASES)[each.name] for each in kind]

    assert len(set(called)) == len(called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_that_are_not_alike_do_not_read_alike(language: str) -> None:
    read: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for side in SIDES:
        for ability in side.abilities:
            read[sentences(ability, language)].add(repr(ability))

    assert {told: trees for told, trees in read.items() if len(trees) > 1} == {}


@through_all(SIDES, lambda side: side.name)
def test_the_languages_name_the_same_numbers(side: Side) -> None:
    """ "1" may be an article; all other numbers are numbers."""
    for ability in side.abilities:
        counted = [
            sorted(n for n in re.findall(r"\d+", "".join(sentences(ability, each))) if n != "1")
            for each in LANGUAGES
        ]
        assert counted[0] == counted[1] == counted[2], sentences(ability, "en")


@through_all(SIDES, lambda side: side.name)
def test_every_number_of_a_card_is_told(side: Side) -> None:
    for ability in side.abilities:
        told = "".join(sentences(ability, "en"))
        for number in _numbers(ability):
            assert str(abs(number)) in told, (number, told)


def _numbers(word: object) -> Iterator[int]:
    """Every number in the tree above one, without those that are not said."""
    if isinstance(word, bool):
        return
    if isinstance(word, int) and abs(word) > 1:
        yield word
    elif isinstance(word, tuple):
        for each in word:
            yield from _numbers(each)
    elif is_dataclass(word):
        unsaid = isinstance(word, VOCABULARY.words["Search"])
        for each in fields(word):
            if not (unsaid and each.name == "most" and not getattr(word, "shows", None)):
                yield from _numbers(getattr(word, each.name))


def test_an_opponent_is_spoken_of_again_as_the_same_one() -> None:
    theirs = Cards(Whose.OPPONENT)
    step = VOCABULARY.words["All"]((Do(Verb.TAP, Some(theirs)), Do(Verb.DESTROY, theirs)))

    assert sentences(Spell(step), "en") == (
        "Tap 1 of an opponent's creatures. Then destroy all of that opponent's creatures.",
    )


def test_all_opponents_and_a_designated_one_read_differently() -> None:
    for language in LANGUAGES:
        told = {sentences(Spell(Draw(1, whose)), language) for whose in Whose}
        assert len(told) == len(Whose)


def test_what_takes_a_keyword_reads_like_a_sentence() -> None:
    several = VOCABULARY.words["Gives"]((Key.CANNOT_ATTACK, Key.CANNOT_BLOCK))
    ability = Static((several,), Cards(Whose.OWN))

    assert sentences(ability, "en") == ("Your creatures cannot attack and cannot block.",)
    assert sentences(ability, "ja") == ("自分のクリーチャーは攻撃できず、ブロックできない。",)
    assert sentences(ability, "zh") == ("自己的生物不能攻击、不能阻挡。",)


def test_a_card_shows_its_lines_its_second_side_and_what_is_not_known() -> None:
    mixel = next(card for card in cards().values() if card.name.startswith("奇石 ミクセル"))
    unknown = next(card for card in cards().values() if "cost" in card.first.unknown)

    assert page(mixel, "en").lines[0] == "Light Creature · Cost 2 · Power 2000"
    assert "― ジャミング・チャフ ―" in page(mixel, "ja").text
    assert "Not known here: its cost. It cannot be paid for." in page(unknown, "en").text
    assert all("Cost" not in each for each in line(unknown.first, "en"))


def test_a_form_or_a_word_that_is_not_there_is_named() -> None:
    with pytest.raises(NotImplementedError, match="en has no bent of Draw"):
        PRINTER.put(Draw(1), "en", "bent")
    with pytest.raises(KeyError):
        tongue("fr")


def test_a_keyword_tells_what_it_means() -> None:
    assert sentences(Has((Key.DOUBLE_BREAKER, Key.CANNOT_ATTACK)), "en") == (
        "Double Breaker (it breaks 2 shields).",
        "This card cannot attack.",
    )


def test_taking_cards_and_triggers_of_a_kind_read_alike_for_no_two_kinds() -> None:
    for language in LANGUAGES:
        told = {tongue(language).say(Take(Verb.TO_HAND, Fit(of))) for of in Of}
        assert len(told) == len(Of)
    assert isinstance(When((), Draw(1)), Ability)
