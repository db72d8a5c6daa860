"""No text can keep a pattern of the program busy: there is one way at most to match it."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cards.grammar.reader.japanese import tokens as spelling
from cards.rulebook import glossary, sources
from tests.declared import declared
from tests.patterns import troubles

ROOT = Path(__file__).parent.parent
FUNCTIONS = {"compile", "search", "match", "fullmatch", "split", "findall", "finditer", "sub"}
IN_TABLES = {
    "cards/grammar/reader/japanese/tokens.py": "old",
    "cards/rulebook/glossary.py": "each",
    "cards/rulebook/sources.py": "pattern",
    "bot/finding/reworded.py": "words",
    "bot/shared/ids.py": "pattern",
}
"""Where a pattern is read from a table, looked at apart, or is made of escaped words."""

Found = tuple[str, int, str | bytes, int]
"""A pattern of the program: file, line, the pattern, and its flags."""


def patterns_in(file: Path) -> Iterator[Found]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and is_of_re(node.func):
            others = [*node.args[1:], *(keyword.value for keyword in node.keywords)]
            yield found_in(file, node.args[0], others)


def is_of_re(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and isinstance(function.value, ast.Name)
        and function.value.id == "re"
        and function.attr in FUNCTIONS
    )


def found_in(file: Path, pattern: ast.expr, others: list[ast.expr]) -> Found:
    name = str(file.relative_to(ROOT))
    module = importlib.import_module(name.removesuffix(".py").replace("/", "."))
    flags = 0
    for each in map(ast.unparse, others):
        if re.fullmatch(r"re\.[A-Z]+(?: \| re\.[A-Z]+)*", each):
            flags |= eval(each, vars(module))
    unknown = {n.id for n in ast.walk(pattern) if isinstance(n, ast.Name)} - {*vars(module)}
    escaped = {
        n.args[0].id
        for n in ast.walk(pattern)
        if isinstance(n, ast.Call)
        and ast.unparse(n.func) == "re.escape"
        and isinstance(n.args[0], ast.Name)
    }
    assert unknown <= {*escaped, IN_TABLES.get(name)}, f"{name}:{pattern.lineno} is not judged"
    said = eval(ast.unparse(pattern), vars(module), dict.fromkeys(unknown, "word"))
    return name, pattern.lineno, said, flags


def everywhere() -> list[Found]:
    files = (file for package in ("bot", "cards", "engine") for file in package_files(package))
    found = [each for file in files for each in patterns_in(file)]
    tables = [(sources.__file__, 0, pattern, 0) for pattern, _ in sources._WORDS]
    tables += [(spelling.__file__, 0, each.pattern, 0) for each, _ in spelling._spelling()]
    forms, _ = glossary._forms()
    tables += [(glossary.__file__, 0, each.pattern, each.flags) for each in forms.values()]
    ids = [("bot/ (ids)", 0, each.declared.pattern.pattern, 0) for each in declared()]
    return found + tables + ids


def package_files(package: str) -> list[Path]:
    return sorted(each for each in (ROOT / package).rglob("*.py") if "re." in each.read_text())


def test_no_pattern_tries_more_than_quadratically_many_ways_and_none_of_the_bot_so_many() -> (
    None
):
    found = everywhere()
    bad = [
        f"{file}:{line} {trouble}: {pattern!r}"
        for file, line, pattern, flags in found
        for trouble in troubles(pattern, flags)
        if trouble != "quadratic" or file.startswith("bot/")
    ]
    assert len(found) > 80
    assert not bad


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"\s*[a-z]{2}(?:[\s-]*[a-z]+)*[\s-]*[0-9]*\s*", "exponential"),
        (r"(a+)+", "exponential"),
        (r"(?:a*)*b", "exponential"),
        (r"(?:ab|[a-c]b)*c", "exponential"),
        (r"(?:\w+\s?)*:", "exponential"),
        (r"x(?=(?:[0-9]{1,9})*y)", "exponential"),
        (r"[\s-]*[0-9]*\s*", "quadratic"),
        (r"[^:]*?\s*:?\s*", "worse"),
        (r"a*b*(?:a*c)?b*d", "quadratic"),
        (r".+?\s*\(\s*x?\s*\d", "worse"),
        (r".*=.*", "quadratic"),
        (r"(?i:A*)b?a*", "quadratic"),
        (r"\s*[a-z]{2}(?:[\s-]*[a-z])*[\s-]*(?:[0-9]+\s*)?", ""),
        (r"[0-9]{1,9}(?:\.[0-9]{1,9}){0,5}", ""),
        (r"(?:[a-z]+ )*[a-z]+", ""),
        (r"(?:a|b)*a?", ""),
        (rb"(?:ab|cd)*", ""),
    ],
)
def test_what_tries_in_vain_is_known(pattern: str | bytes, expected: str) -> None:
    assert "".join(troubles(pattern)) == expected
    re.compile(pattern)
