"""What may only become smaller: how much of the house has to be read to know it."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from statistics import median

import pytest

from engine.yugioh.asked import NOUNS, NounRules
from engine.yugioh.words.effects.base import EFFECTS, EffectRules
from engine.yugioh.words.facts.base import FACTS, FactRules
from engine.yugioh.words.steps import STEPS, StepRules
from engine.yugioh.words.triggers.base import TRIGGERS, TriggerRules
from tests.builds import only_of_the_source
from tests.language.rare import RARE, SHARED, SHARED_SLOTS
from tests.language.usage import fillers, sayers
from tests.language.words import said

ROOT = Path(__file__).parents[1]
NOT_WORDS = ("exercises", "rulebook", "games", "sources", "witnessing")
DATA = ("yugioh", "duelmasters", "decks", *NOT_WORDS)
"""What is not counted of `cards`: cards, decks, exercises, rules, games, files read."""
READER = "grammar/reader"
"""Reading texts: it grew by a second language, which says the same of the same words."""
BY_HAND = ("talk/by_hand.py", "text/by_hand.py")
"""Words of plans by hand, and printed texts, which no other part of the words knew."""
SECOND = ("grammar/duelmasters", "text/duelmasters.py")
"""Words of the second game: its entries are printed as those of the first."""
MOST_LINES_A_WORD, MOST_LINES_OF_THE_READER_A_WORD, MOST_LINES_BY_HAND = 24.71, 13.37, 184
"""The first two for each word that cards can be composed of: a language grows by words."""
MOST_LINES_OF_THE_SECOND = 400


def test_the_words_of_cards_and_duels_take_no_more_python() -> None:
    files = set((ROOT / "cards").rglob("*.py")) - of_the_reader() - by_hand() - of_the_second()
    counted = [each for each in files if each.relative_to(ROOT / "cards").parts[0] not in DATA]

    assert lines(counted) / len(said()) <= MOST_LINES_A_WORD, "put it into entries"


def test_reading_texts_takes_no_more_python() -> None:
    a_word = lines(of_the_reader()) / len(said())

    assert a_word <= MOST_LINES_OF_THE_READER_A_WORD, "put it into rules and entries"


def test_words_of_what_is_done_by_hand_take_no_more_python() -> None:
    assert lines(by_hand()) <= MOST_LINES_BY_HAND, "put it into entries"


def test_words_of_the_second_game_take_no_more_python() -> None:
    assert lines(of_the_second()) <= MOST_LINES_OF_THE_SECOND, "put it into entries"


def of_the_second() -> set[Path]:
    places = [ROOT / "cards" / each for each in SECOND]
    return {file for each in places for file in (each, *each.rglob("*.py")) if file.is_file()}


def by_hand() -> set[Path]:
    return {ROOT / "cards" / each for each in BY_HAND}


def of_the_reader() -> set[Path]:
    return set((ROOT / "cards" / READER).rglob("*.py"))


def lines(files: Iterable[Path]) -> int:
    return sum(len(each.read_text(encoding="utf-8").splitlines()) for each in files)


MOST_SINGLE_SLOTS = 40
"""How many slots of words that several cards say may be filled by one card alone, of those
for which no other printed cards are named."""


def said_once() -> set[str]:
    return {word for word, cards in sayers().items() if len(cards) == 1}


def test_a_word_that_one_card_says_is_shared_by_printed_cards_or_has_its_reason() -> None:
    once, accounted = said_once(), SHARED.keys() | RARE.keys()

    assert once <= accounted, (
        f"one card alone says {sorted(once - accounted)}: compose it of words there are; or "
        "name two more printed cards with its mechanic in SHARED of tests/language/rare.py; or "
        "where there are none, its reason in RARE"
    )
    assert accounted <= once, (
        f"several cards say {sorted(accounted - once)} now, or none does: take it out of "
        "tests/language/rare.py"
    )
    assert not SHARED.keys() & RARE.keys(), "a word is shared, or it has its reason: not both"


def test_the_printed_cards_named_for_a_word_are_three_and_the_first_says_it() -> None:
    first = {word: frozenset(cards[:1]) for word, cards in SHARED.items()}

    assert first == {word: sayers()[word] for word in SHARED}
    assert all(len(set(cards)) == 3 for cards in SHARED.values()), "its card and two more"


def test_few_slots_are_filled_by_one_card_alone() -> None:
    several = {word for word, cards in sayers().items() if len(cards) > 1}
    once = [slot for slot, cards in fillers().items() if len(cards) == 1]
    single = {slot for slot in once if slot.split(".")[0] in several} - SHARED_SLOTS.keys()

    assert len(single) <= MOST_SINGLE_SLOTS, sorted(single)


def test_the_printed_cards_named_for_a_slot_are_three_and_the_first_alone_fills_it() -> None:
    first = {slot: frozenset(cards[:1]) for slot, cards in SHARED_SLOTS.items()}

    assert first == {slot: fillers()[slot] for slot in SHARED_SLOTS}, "several fill it now"
    assert all(len(set(cards)) == 3 for cards in SHARED_SLOTS.values()), "its card and two more"


ASKED = (
    (StepRules, STEPS),
    (TriggerRules, TRIGGERS),
    (NounRules, NOUNS),
    (EffectRules, EFFECTS),
    (FactRules, FACTS),
)
FEWEST_ANSWERS = 3
RARELY_ANSWERED = {
    "TriggerRules.as_seen": "Of a draw alone its player knows more than everybody is shown.",
}
"""Questions that fewer kinds of words answer, and why they are asked all the same."""
MOST_RARELY_ANSWERED = 1
"""So many of them there may be; where one goes, the limit goes down with it."""


@only_of_the_source("compiled, a class does not tell what it has of its own")
def test_no_question_is_asked_for_the_sake_of_one_word_or_two() -> None:
    """Who needs one composes what is asked already: what a step does to whom, for one."""
    rare = {
        f"{base.__name__}.{question}"
        for base, table in ASKED
        for question in questions(base)
        if len(answering(base, table.values(), question)) < FEWEST_ANSWERS
    }

    assert rare == RARELY_ANSWERED.keys(), "let another answer tell it, as `effects_on` does"
    assert len(rare) <= MOST_RARELY_ANSWERED


def questions(base: type) -> list[str]:
    """What can be asked of all words of a family, by the names of it."""
    return [name for name in vars(base) if not name.startswith("_")]


def answering(base: type, rules: Iterable[object], question: str) -> set[type]:
    """The kinds of rules that have an answer of their own."""
    usual = vars(base)[question]
    return {
        type(each)
        for each in rules
        if question in vars(each) or getattr(type(each), question) is not usual
    }


MEDIAN_OF_A_WORD, MOST_OF_A_WORD = 4, 7


@pytest.mark.parametrize("family", [STEPS, FACTS], ids=["steps", "facts"])
def test_few_files_name_a_step_or_a_fact(family: Mapping[type, object]) -> None:
    """Who adds one, or changes it, should not have to look for it."""
    named = files_naming(word.__name__ for word in family)
    counts = {word: len(files) for word, files in named.items()}
    wide = {word: named[word] for word, count in counts.items() if count > MOST_OF_A_WORD}

    assert median(counts.values()) <= MEDIAN_OF_A_WORD
    assert not wide


def files_naming(words: Iterable[str]) -> dict[str, list[str]]:
    """By word the product files that name it, without the cards that say it."""
    found: dict[str, list[str]] = {word: [] for word in words}
    for path in product_files():
        for word in names_in(path) & found.keys():
            found[word].append(path.relative_to(ROOT).as_posix())
    return found


def product_files() -> Iterator[Path]:
    """Without the cards, and without the other game, whose words are its own."""
    others = {ROOT / "cards/yugioh", *ROOT.glob("*/duelmasters"), *ROOT.glob("*/*/duelmasters")}
    for folder, ending in (("engine", "py"), ("cards", "py"), ("cards", "toml"), ("bot", "py")):
        files = (ROOT / folder).rglob(f"*.{ending}")
        yield from (each for each in files if not others & {*each.parents})
    yield ROOT / "docs" / "language.md"


@cache
def names_in(path: Path) -> set[str]:
    """What it names: in Python names and imports, else heads of entries, calls and code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        pattern = r"^\[\[(\w+)\]\]|\b([A-Z]\w+)\(|`([A-Z]\w+)`"
        return {name for each in re.findall(pattern, text, re.MULTILINE) for name in each}
    nodes = list(ast.walk(ast.parse(text)))
    return {
        *(node.id for node in nodes if isinstance(node, ast.Name)),
        *(node.name for node in nodes if isinstance(node, ast.alias | ast.ClassDef)),
    }


MAP = ROOT / "docs" / "architecture.md"
MOST_LINES_OF_THE_MAP, LONGEST_LINE_OF_THE_MAP = 250, 140


def test_the_map_of_the_house_can_be_read_to_the_end() -> None:
    lines = MAP.read_text("utf-8").splitlines()

    assert len(lines) <= MOST_LINES_OF_THE_MAP, "give a subject a page of its own in docs"
    assert [line for line in lines if len(line) > LONGEST_LINE_OF_THE_MAP] == []
