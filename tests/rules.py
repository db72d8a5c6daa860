"""`python -m tests.rules` runs the rule tests and prints, rule by rule, what shows it."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pytest

from cards.rulebook import layers
from tests.shown import SHOWN

FAILED, PASSED, UNTESTED = "FAILED", "passed", "no test"
KEPT = ("engine", "deck", "match", "data")
"""The layers whose every rule needs a test; the others are shown or advised."""
NOWHERE = "shown nowhere"
OTHER = "tests/duelmasters"
"""The tests of the other game, whose rules are not in this book (`tests.duelmasters.rules`)."""


@dataclass(frozen=True, slots=True)
class Row:
    """A rule of the book, the tests marked with it, and their result taken together."""

    rule: str
    layer: str
    tests: tuple[str, ...]
    result: str

    @property
    def is_shown(self) -> bool:
        """Whether the rule only says what to show or what to advise."""
        return self.layer not in KEPT

    @property
    def is_missing(self) -> bool:
        """Whether nothing shows that the rule is kept, or where it is shown."""
        return self.rule not in SHOWN if self.is_shown else self.result == UNTESTED

    def __str__(self) -> str:
        """The row as it is printed: how many tests, and the files they are in."""
        files = sorted({test.partition("::")[0].removeprefix("tests/") for test in self.tests})
        count = f"{len(self.tests):>3} tests"
        return f"{self.rule:<14} {self.layer:<7} {count}  {self.result:<8} {', '.join(files)}"


class Tally:
    """A pytest plugin that notes which rules each test is marked with, and its result."""

    def __init__(self) -> None:
        self.rules: dict[str, tuple[str, ...]] = {}
        self.failed: set[str] = set()
        self.passed: set[str] = set()

    def pytest_collection_modifyitems(self, items: Sequence[pytest.Item]) -> None:
        """Note the rules of every collected test."""
        for item in items:
            marks = item.iter_markers("rule")
            self.rules[item.nodeid] = tuple(rule for mark in marks for rule in mark.args)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test went; one that fails in any part has failed."""
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)


def table(tally: Tally) -> list[Row]:
    """A row for each rule of the catalogue, in its order."""
    tests: dict[str, list[str]] = defaultdict(list)
    for test, rules in tally.rules.items():
        for rule in rules:
            tests[rule].append(test)
    return [
        Row(rule, layer, tuple(tests[rule]), _result(tests[rule], tally))
        for rule, layer in layers().items()
    ]


def _result(tests: list[str], tally: Tally) -> str:
    if any(test in tally.failed for test in tests):
        return FAILED
    return PASSED if any(test in tally.passed for test in tests) else UNTESTED


def report(rows: Sequence[Row], named: Iterable[str]) -> tuple[str, bool]:
    """The table with its totals and what is missing; and whether nothing is.

    `named` are the rules that tests name.
    """
    results = Counter(row.result for row in rows)
    totals = ", ".join(f"{count} {result}" for result, count in sorted(results.items()))
    lines = [str(row) for row in rows]
    lines += ["", "Rules that are shown or advised, and where:"]
    lines += [f"{row.rule:<14} {SHOWN.get(row.rule, NOWHERE)}" for row in rows if row.is_shown]
    lines += ["", f"{len(rows)} rules: {totals}"]
    broken = [row.rule for row in rows if row.result == FAILED]
    missing = [row for row in rows if row.is_missing]
    unknown = sorted(set(named) - {row.rule for row in rows})
    if broken:
        lines.append(f"Broken: {', '.join(broken)}")
    for layer in KEPT:
        without = [row.rule for row in missing if row.layer == layer]
        if without:
            lines.append(f"{len(without)} without a test ({layer}): {', '.join(without)}")
    homeless = [row.rule for row in missing if row.is_shown]
    if homeless:
        lines.append(f"Shown nowhere: {', '.join(homeless)}")
    if unknown:
        lines.append(f"Tests name rules that are not in the book: {', '.join(unknown)}")
    return "\n".join(lines) + "\n", not (broken or missing or unknown)


def main() -> int:
    """Print the table; 1 where a rule is broken, untested, shown nowhere, or not ours."""
    tally = Tally()
    arguments = ["-q", "--no-header", "-m", "rule", f"--ignore={OTHER}", "tests"]
    status = pytest.main(arguments, plugins=[tally])
    text, whole = report(table(tally), (r for rules in tally.rules.values() for r in rules))
    sys.stdout.write(text)
    return 0 if status == pytest.ExitCode.OK and whole else 1


if __name__ == "__main__":
    sys.exit(main())
