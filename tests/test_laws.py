"""The laws of the house: each is a test that fails when it is broken."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.yugioh.language import Amount, Condition, Effect, Fact, Noun, Quality, Step, Trigger
from engine.yugioh.words.family import members
from tests.laws.asking import told_apart
from tests.laws.measuring import Length, lengths, loops_over_sets, sentences
from tests.laws.prose import old_words, prose
from tests.laws.raising import Errors, unnamed
from tests.laws.writing import (
    BY_NAME,
    StateClass,
    Writing,
    Written,
    reachable,
    state_classes,
)
from tests.rows import through_all

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "cards", "bot", "tests", "bench")
MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 40
ALL_THE_ENGINE_IMPORTS = {
    *("abc", "collections", "contextlib", "dataclasses", "enum", "functools", "hashlib"),
    *("inspect", "itertools", "json", "operator", "types", "typing", "zlib", "pydantic"),
    "engine",
}
"""Nothing here knows a clock, chance, a disk, a network, players or their languages."""


def python_files(*packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))


def tree_of(path: Path) -> ast.Module:
    """What a file says; that of the engine is kept, which most laws are about."""
    return _kept(path) if path.is_relative_to(ROOT / "engine") else _parsed(path)


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


_kept = cache(_parsed)


class Read(NamedTuple):
    """What laws about every file ask of one, so that it is parsed once for all of them."""

    lengths: tuple[Length, ...]
    says: bool
    """Whether it says what is in it, or nothing is."""
    old_words: tuple[str, ...]


@cache
def read(path: Path) -> Read:
    tree = tree_of(path)
    texts = prose(path.read_text(encoding="utf-8"), tree)
    return Read(
        tuple(lengths(tree)),
        not tree.body or bool(ast.get_docstring(tree)),
        tuple(word for text in texts for word in old_words(text)),
    )


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


CHOOSES_THE_BUILD = ROOT / "engine/builds.py"
"""It looks for the compiled engine before anything of the engine is there."""
RULES = [path for path in python_files("engine") if path != CHOOSES_THE_BUILD]


@through_all(RULES, name)
def test_the_engine_is_alone(path: Path) -> None:
    roots = {module.split(".")[0] for module in imported(tree_of(path))}

    assert roots <= ALL_THE_ENGINE_IMPORTS


@through_all(python_files("engine"), name)
def test_the_engine_is_mute(path: Path) -> None:
    assert list(sentences(tree_of(path))) == []


STATE = ROOT / "engine/yugioh/state"
THE_HAND = STATE / "apply"
CLASSES = state_classes(sorted(STATE.glob("*.py")))
"""Every class of `state` whose instances change."""
TABLE = reachable("State", CLASSES)
"""Those that the state of a duel is made of."""
CACHED = re.compile(r"\.cache\.(\w+)")
OTHERS = [path for path in python_files("engine/yugioh") if path.parent != THE_HAND]


def names_of(classes: Iterable[StateClass]) -> frozenset[str]:
    """The fields of these classes, and the methods that hand one out."""
    return frozenset().union(*(each.fields | each.handing_out for each in classes))


def written(path: Path) -> list[Written]:
    """What a file writes to; in `state` itself, to its own objects too."""
    return Writing(own=path.parent == STATE).written(tree_of(path))


def test_the_classes_of_the_state_are_found() -> None:
    assert {"State", "Side", "Card", "TurnLog", "Chain", "Link", "Battle"} <= set(TABLE)
    assert {"Duel", "Timeline", "Cache", "Series"} <= set(CLASSES) - set(TABLE)


@through_all(OTHERS, name)
def test_one_hand_moves_the_cards(path: Path) -> None:
    names = names_of(TABLE.values()) | BY_NAME

    assert [each for each in written(path) if each.name in names] == []


@through_all([p for p in OTHERS if p.parent != STATE], name)
def test_what_else_a_duel_holds_is_written_by_its_own_methods(path: Path) -> None:
    """The timeline, what is under way, the Match; what is cached has its readers."""
    names = names_of(each for each in CLASSES.values() if each.name not in TABLE)
    found = [each for each in written(path) if each.name in names]

    assert [each for each in found if CACHED.search(each.path) is None] == []


def test_each_part_of_the_cache_is_written_by_one_module() -> None:
    parts = {
        (part[1], name(path))
        for path in OTHERS
        for each in written(path)
        if (part := CACHED.search(each.path))
    }

    assert sorted(part for part, _ in parts) == sorted(CLASSES["Cache"].fields)


@through_all(python_files("engine"), name)
def test_nothing_in_the_engine_depends_on_the_order_of_a_set(path: Path) -> None:
    assert list(loops_over_sets(tree_of(path))) == []


@through_all(python_files("engine", "cards/talk"), name)
def test_next_is_given_a_generator_where_it_is_written(path: Path) -> None:
    """Compiled, a generator that is kept is a list (docs/speed.md)."""
    found = [
        call.lineno
        for function in ast.walk(tree_of(path))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and called(call) == "next"
        if called(call.args[0]) in generators_kept(function)
    ]

    assert found == []


def called(node: ast.expr) -> str:
    """The name that it is, or of what it calls; nothing where it is neither."""
    named = node.func if isinstance(node, ast.Call) else node
    return named.id if isinstance(named, ast.Name) else ""


def generators_kept(function: ast.AST) -> set[str]:
    """The names under which it keeps generators."""
    return {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.GeneratorExp)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def test_every_event_of_a_duel_declares_whom_its_fields_tell() -> None:
    """`DuelEvent` demands it of its subclasses; so no event of a duel goes round it."""
    bases = {
        (node.name, ast.unparse(base))
        for path in python_files("engine/yugioh")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base).split(".")[-1] == "Event"
    }

    assert bases == {("DuelEvent", "Event")}


@through_all(python_files("cards/talk"), name)
def test_the_words_are_given_nothing_but_what_their_reader_may_see(path: Path) -> None:
    """They look through a `Sight` and cannot reach the duel behind it."""
    tree = tree_of(path)
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    named = {
        alias.name for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) for alias in n.names
    }

    assert not {"_duel", "duel", "history", "ledger"} & read
    assert not {"Duel", "duel_of", "Ledger", "Series"} & named


def test_every_file_is_short() -> None:
    page = ROOT / "bot/sandbox/page"
    web = [path for path in page.rglob("*") if path.suffix in (".js", ".css", ".html")]
    long = {
        name(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in (*python_files(*PACKAGES), *web)
    }

    assert {n: count for n, count in long.items() if count > MOST_LINES_OF_A_FILE} == {}


@through_all(python_files(*PACKAGES), name)
def test_every_function_is_short(path: Path) -> None:
    assert [each for each in read(path).lengths if each.lines > MOST_LINES_OF_A_FUNCTION] == []


@through_all(python_files("engine", "cards", "bot"), name)
def test_every_module_says_in_a_sentence_what_is_in_it(path: Path) -> None:
    assert read(path).says


def test_public_functions_name_the_errors_of_ours_that_they_raise() -> None:
    files = python_files("engine", "cards", "bot")
    trees = {path: tree_of(path) for path in files}
    errors = Errors.of(trees.values())
    found = [
        (name(path), each) for path, tree in trees.items() for each in unnamed(tree, errors)
    ]

    assert "Refusal" in errors.bases
    assert found == [], 'say in the docstring when: "…; SuchError where there is none"'


def registered(path: Path) -> Iterator[tuple[str, str]]:
    """Each reader and word that a file registers with it, by name."""
    tree = tree_of(path)
    functions = (
        n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    for function in functions:
        for mark in function.decorator_list:
            said = mark.args if isinstance(mark, ast.Call) else []
            base = mark.func if isinstance(mark, ast.Call) else mark
            if not isinstance(base, ast.Attribute) or base.attr != "register":
                continue
            first = function.args.args[0].annotation if function.args.args else None
            for part in said or ([first] if first is not None else []):
                for word in ast.unparse(part).split(" | "):
                    yield ast.unparse(base.value), word


ROOMS = ("cards/grammar/en",)
"""Where words are taught with `register` of the standard library, which asks nothing."""


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_and_comments_are_in_plain_english(package: str) -> None:
    found = {
        name(path): words for path in python_files(package) if (words := read(path).old_words)
    }
    assert found == {}


def test_the_pages_are_in_plain_english() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    found = {
        name(path): words
        for path in pages
        if (
            words := [
                w for line in path.read_text("utf-8").splitlines() for w in old_words(line)
            ]
        )
    }
    assert found == {}


@pytest.mark.parametrize("room", ROOMS)
def test_no_reader_is_taught_a_word_twice(room: str) -> None:
    """The later teaching would silently take the place of the former."""
    taught = Counter(pair for path in python_files(room) for pair in registered(path))

    assert taught
    assert {pair: count for pair, count in taught.items() if count > 1} == {}


YUGIOH = ROOT / "engine/yugioh"
ASKED = (Amount, Condition, Effect, Fact, Noun, Quality, Step, Trigger)
WORDS = {word.__name__ for family in ASKED for word in members(family)}
TOLD_APART = {
    "facts/exempting.py": {"Named", "OfArchetype", "ThisCard"},
    "facts/holding.py": {"CanApply", "Continuous", "During", "NeedsNoTributes"},
    "facts/negation.py": {"Cards", "Namesakes"},
    "facts/pointing.py": {"AnyOf", "Cards"},
    "positions/stocking.py": {"Cards"},
    "state/apply/lasting.py": {"Former", "Subject", "ThatCard", "ThisCard"},
}
"""What other rooms tell apart themselves, and nothing else: above the words, nouns alone."""


@through_all(python_files("engine/yugioh"), name)
def test_words_are_asked_in_their_rooms_and_not_told_apart(path: Path) -> None:
    """What is asked of one kind of word elsewhere, nobody answers for the next one."""
    told = {word for _, word in told_apart(tree_of(path), WORDS)}
    at_home = {"language", "words"} & set(path.relative_to(YUGIOH).parts)
    below = TOLD_APART.get(path.relative_to(YUGIOH).as_posix(), set())

    assert at_home or told == below


def test_no_two_migrations_have_the_same_number() -> None:
    """The later one by name would silently take the place of the other."""
    numbers = sorted(int(file.name[:4]) for file in ROOT.glob("bot/store/migrations/*.sql"))

    assert numbers == [*range(1, len(numbers) + 1)]
