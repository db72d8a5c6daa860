"""The laws of the house: each is a test that fails when it is broken."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("engine", "cards", "bot", "tests", "bench")
MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 40
FORBIDDEN_IN_ENGINE = {"bot", "cards", "asyncio", "random", "time", "datetime", "discord"}
MUTATORS = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update")
STATE_CLASSES = ("State", "Side", "Card", "Battle", "Link")


def python_files(*packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def state_attributes() -> set[str]:
    files = [ROOT / f"engine/yugioh/state/{name}.py" for name in ("card", "table")]
    found = [node for path in files for node in ast.parse(path.read_text()).body]
    classes = [n for n in found if isinstance(n, ast.ClassDef) and n.name in STATE_CLASSES]
    assert len(classes) == len(STATE_CLASSES)
    fields = [n for c in classes for n in c.body if isinstance(n, ast.AnnAssign)]
    return {field.target.id for field in fields if isinstance(field.target, ast.Name)}


def assigned_attributes(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node.attr


def changed_in_place(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr in MUTATORS and isinstance(node.func.value, ast.Attribute):
            yield node.func.value.attr


@pytest.mark.parametrize("path", python_files("engine"), ids=name)
def test_the_engine_is_mute_and_alone(path: Path) -> None:
    roots = {module.split(".")[0] for module in imported(ast.parse(path.read_text()))}

    assert not roots & FORBIDDEN_IN_ENGINE


THE_HAND = ROOT / "engine/yugioh/state/apply"
OTHERS = [path for path in python_files("engine/yugioh") if path.parent != THE_HAND]


@pytest.mark.parametrize("path", OTHERS, ids=name)
def test_one_hand_moves_the_cards(path: Path) -> None:
    tree = ast.parse(path.read_text())
    written = {*assigned_attributes(tree), *changed_in_place(tree)}

    assert not written & state_attributes()


@pytest.mark.parametrize("path", python_files("engine"), ids=name)
def test_nothing_in_the_engine_depends_on_the_order_of_a_set(path: Path) -> None:
    loops = [
        node.iter
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.For | ast.comprehension)
    ]
    over_sets = [
        ast.unparse(loop)
        for loop in loops
        if isinstance(loop, ast.Set | ast.SetComp)
        or (isinstance(loop, ast.Call) and ast.unparse(loop.func) in ("set", "frozenset"))
    ]

    assert over_sets == []


def test_every_event_of_a_duel_declares_whom_its_fields_tell() -> None:
    """`DuelEvent` demands it of its subclasses; so no event of a duel goes round it."""
    bases = {
        (node.name, ast.unparse(base))
        for path in python_files("engine/yugioh")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base).split(".")[-1] == "Event"
    }

    assert bases == {("DuelEvent", "Event")}


@pytest.mark.parametrize("path", python_files("cards/talk"), ids=name)
def test_the_words_are_given_nothing_but_what_their_reader_may_see(path: Path) -> None:
    """They look through a `Sight` and cannot reach the duel behind it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    named = {
        alias.name for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) for alias in n.names
    }

    assert not {"_duel", "duel", "history", "ledger"} & read
    assert not {"Duel", "duel_of", "Ledger", "Series"} & named


def test_every_file_is_short() -> None:
    page = ROOT / "bot/sandbox/page"
    web = [path for path in page.rglob("*") if path.suffix in (".js", ".css", ".html")]
    lengths = {
        name(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in (*python_files(*PACKAGES), *web)
    }

    assert {n: count for n, count in lengths.items() if count > MOST_LINES_OF_A_FILE} == {}


@pytest.mark.parametrize("path", python_files(*PACKAGES), ids=name)
def test_every_function_is_short(path: Path) -> None:
    lengths = {
        node.name: (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert {n: c for n, c in lengths.items() if c > MOST_LINES_OF_A_FUNCTION} == {}


@pytest.mark.parametrize("path", python_files("engine", "cards", "bot"), ids=name)
def test_every_module_says_in_a_sentence_what_is_in_it(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))

    assert not tree.body or ast.get_docstring(tree)


def registered(path: Path) -> Iterator[tuple[str, str]]:
    """Each reader and word that a file registers with it, by name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
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


ROOMS = (
    "engine/yugioh",
    *(f"cards/{kind}/{tongue}" for kind in ("text", "talk") for tongue in ("en", "ja", "zh")),
)


@pytest.mark.parametrize("room", ROOMS)
def test_no_reader_is_taught_a_word_twice(room: str) -> None:
    """The later teaching would silently take the place of the former."""
    taught = Counter(pair for path in python_files(room) for pair in registered(path))

    assert {pair: count for pair, count in taught.items() if count > 1} == {}
