"""The language is data, its page in the book is whole, and every text reader knows it."""

import ast
import inspect
import json
import re
from collections.abc import Mapping
from dataclasses import asdict
from enum import Enum
from pathlib import Path
from types import ModuleType

import pytest

from cards.grammar.en.saying import say as english
from cards.grammar.entries import entries
from cards.yugioh import BOOK, SETS, by_name
from engine.yugioh import language
from engine.yugioh.language import (
    CardText,
    Node,
    Noun,
    Spoken,
)
from tests.builds import only_of_the_source
from tests.language.words import said
from tests.rows import through_all

PAGE = Path(__file__).parents[2] / "docs" / "language.md"
ROWS = [
    tuple(cell.strip() for cell in line.strip("|").split("|"))
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| `")
]
WORDS = {word: row for row in ROWS for word in re.findall(r"`(\w+)`", row[0])}
SPOKEN = {
    name: each
    for name in language.VOCABULARY
    if isinstance(each := getattr(language, name), type) and issubclass(each, Spoken)
}


def test_each_row_of_the_page_is_there_once() -> None:
    named = [row[0] for row in ROWS]

    assert sorted(named) == sorted(set(named))


def assignments(module: ModuleType) -> Mapping[str, frozenset[str]]:
    """For each card of the module the words it is written with, shared ones included."""
    found: dict[str, frozenset[str]] = {}
    shared: dict[str, frozenset[str]] = {}
    for statement in ast.parse(inspect.getsource(module)).body:
        if isinstance(statement, ast.Assign):
            names = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
            used = frozenset(names).union(*(shared.get(name, ()) for name in names))
            target = statement.targets[0]
            assert isinstance(target, ast.Name)
            value = getattr(module, target.id)
            if isinstance(value, CardText):
                found[value.name] = used
            else:
                shared[target.id] = used
    return found


WRITTEN = {name: words for module in SETS for name, words in assignments(module).items()}


def test_the_page_has_every_word_and_no_other() -> None:
    assert sorted(WORDS) == sorted(language.VOCABULARY)


@through_all(ROWS, lambda row: row[0])
def test_every_word_has_a_meaning_and_an_example(row: tuple[str, ...]) -> None:
    words, meaning, example = row
    named = set(re.findall(r"`(\w+)`", words))
    assert meaning
    if example == "—":
        users = [card for card, used in WRITTEN.items() if used & named]
        assert not users, f"{users[0]} could be the example of {words}"
    else:
        assert WRITTEN[by_name(example).name] & named


@pytest.mark.parametrize("name", [name for name in SPOKEN if name != "Spoken"])
def test_the_page_lists_the_members_of_every_closed_list(name: str) -> None:
    listed = re.findall(r"`([A-Z_0-9]+)`", WORDS[name][1])
    assert listed == [member.name for member in SPOKEN[name]]


@through_all(SETS, lambda module: module.__name__)
def test_a_card_module_only_assigns_cards_and_what_they_share(module: ModuleType) -> None:
    docstring, words, *cards = ast.parse(inspect.getsource(module)).body
    assert isinstance(docstring, ast.Expr)
    assert ast.unparse(words) == "from engine.yugioh.language import *"
    assert cards
    for card in cards:
        assert isinstance(card, ast.Assign)
        assert not any(isinstance(node, ast.Lambda) for node in ast.walk(card))


@through_all(BOOK.values(), lambda card: card.name)
def test_a_card_is_data(card: CardText) -> None:
    assert eval(repr(card), vars(language)) == card
    assert hash(card) == hash(eval(repr(card), vars(language)))


def plain(value: object) -> object:
    """An enumeration as the name JSON keeps."""
    assert isinstance(value, Enum)
    return str(value)


@through_all(BOOK.values(), lambda card: card.name)
def test_a_card_can_be_kept_as_json(card: CardText) -> None:
    kept = json.loads(json.dumps(asdict(card), default=plain))
    assert kept["name"] == card.name
    assert len(kept["effects"]) == len(card.effects)


def test_every_card_is_in_the_book_once() -> None:
    assert len(WRITTEN) == len(BOOK) >= 60
    assert {card.name for card in BOOK.values()} == set(WRITTEN)
    assert all(code == card.passcode for code, card in BOOK.items())


def test_an_unknown_name_is_named() -> None:
    with pytest.raises(KeyError, match="Blue-Eyes Beige Dragon"):
        by_name("Blue-Eyes Beige Dragon")


@only_of_the_source("compiled, a word checks the types of its fields, not their bounds")
def test_a_misspoken_word_names_the_field() -> None:
    with pytest.raises(ValueError, match="count"):
        language.Draw(count=0)
    with pytest.raises(ValueError, match="what"):
        language.Destroy(what="Kuriboh")  # type: ignore[arg-type]


BOXES = (language.Activatable, language.Continuous, language.Whenever)
BY_RULES: Mapping[str, tuple[type[Node], ...]] = {
    "en": tuple({language.Cards, language.Activatable, *english.registry} - {object, Noun}),
    "ja": (language.Cards, *BOXES),
    "zh": (language.Cards, *BOXES),
}
"""What each language puts together by rules of its own, not by an entry."""


@pytest.mark.parametrize("spoken", BY_RULES)
@through_all(said(), lambda word: word.__name__)
def test_every_language_says_every_word(word: type[Node], spoken: str) -> None:
    if not issubclass(word, language.Bound | language.Within):
        assert word in entries() or issubclass(word, BY_RULES[spoken])
