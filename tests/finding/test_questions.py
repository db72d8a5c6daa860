"""What players ask `/rule`, as they type it: the rule that answers stands first.

`questions.tsv` was written down before the finder was made, or while; `questions_held_out.tsv`
after it, and nothing is tuned by that. Each row has the reader's language, what is typed, and
the IDs of the rules of which any answers it.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.rules.questions import Questions
from bot.rules.search import RuleIndex
from cards import rulebook
from cards.languages import LANGUAGES
from cards.rulebook.asked import asked

HERE = Path(__file__).parent
FIRST, HELD_OUT_FIRST = 90, 65
"""Per cent of the questions whose rule comes first, at least."""


RULES = tuple(rule for game in GAMES.values() for rule in game.rules)
TERMS = tuple(term for game in GAMES.values() for term in game.terms)
SAYINGS = tuple(game.sayings for game in GAMES.values())
INDEX = RuleIndex(RULES, TERMS, SAYINGS)
QUESTIONS = Questions(RULES, TERMS, SAYINGS)


def rows(name: str) -> Iterator[tuple[str, str, list[str]]]:
    for line in (HERE / name).read_text("utf-8").splitlines():
        language, typed, meant = line.split("\t")
        yield language, typed, meant.split()


def missed(name: str, language: str = "") -> tuple[int, list[str]]:
    """How many questions there are, and those that another rule is said to answer."""
    put = [row for row in rows(name) if row[0] == language or not language]
    wrong = [
        typed
        for each, typed, meant in put
        if not {rule.id for rule in INDEX.find(typed, each)[:1]} & {*meant}
    ]
    return len(put), wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_that_answers_a_question_stands_first(language: str) -> None:
    count, wrong = missed("questions.tsv", language)

    assert count >= 20
    assert 100 * (count - len(wrong)) >= FIRST * count, wrong


def test_questions_that_nothing_was_tuned_by_are_mostly_answered_first() -> None:
    count, wrong = missed("questions_held_out.tsv")

    assert 100 * (count - len(wrong)) >= HELD_OUT_FIRST * count, wrong


def test_every_rule_of_the_tables_and_of_the_known_questions_is_one_of_the_book() -> None:
    known = {rule.id for rule in rulebook.rules()}
    named = {
        rule
        for name in ("", "_held_out")
        for *_, ids in rows(f"questions{name}.tsv")
        for rule in ids
    }

    assert named | asked().keys() <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_that_a_rule_is_known_to_answer_finds_it(language: str) -> None:
    for rule, questions in asked().items():
        for each in questions[language]:
            found = [RULES[at].id for at in QUESTIONS.answers(each, language)]

            assert rule in found, each


def test_what_only_asks_finds_no_answer() -> None:
    for language, typed in (("en", "can I do that?"), ("ja", "できますか"), ("zh", "可以吗")):
        assert not QUESTIONS.answers(typed, language)


def test_a_question_in_another_language_than_the_readers_is_answered_too() -> None:
    assert INDEX.find("can I attack on the first turn", "zh")[0].id == "MR-TURN-09"
    assert INDEX.find("先攻第一回合能攻击吗", "en")[0].id == "MR-TURN-09"


def test_a_title_that_is_typed_comes_before_what_answers_a_question() -> None:
    assert INDEX.find("opening hand", "en")[0].id == "MR-SETUP-04"
    assert INDEX.find("Normal Spell", "en")[0].id == "MR-SPELL-03"
