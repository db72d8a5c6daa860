"""`python -m tests.rules` runs the rule tests and prints, rule by rule, what shows it."""

import sys
from collections import Counter, defaultdict
from collections.abc import Sequence

import pytest

from cards.rulebook import layers


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


def table(tally: Tally) -> tuple[list[str], Counter[str]]:
    """A line for each rule of the catalogue, and how many there are of each result."""
    tests: dict[str, list[str]] = defaultdict(list)
    for test, rules in tally.rules.items():
        for rule in rules:
            tests[rule].append(test)
    lines, results = [], Counter[str]()
    for rule, layer in layers().items():
        result = _result(tests[rule], tally)
        results[result] += 1
        lines.append(f"{rule:<14} {layer:<8} {len(tests[rule]):>3} tests  {result}")
    return lines, results


def _result(tests: list[str], tally: Tally) -> str:
    if any(test in tally.failed for test in tests):
        return "FAILED"
    return "passed" if any(test in tally.passed for test in tests) else "no test"


def main() -> int:
    """Print the table and its totals; 1 where a rule is broken or a test names none we have."""
    tally = Tally()
    status = pytest.main(["-q", "--no-header", "-m", "rule", "tests"], plugins=[tally])
    lines, results = table(tally)
    unknown = sorted({r for rules in tally.rules.values() for r in rules} - set(layers()))
    sys.stdout.write("\n".join(lines) + "\n\n")
    totals = ", ".join(f"{count} {result}" for result, count in sorted(results.items()))
    sys.stdout.write(f"{sum(results.values())} rules: {totals}\n")
    if unknown:
        sys.stdout.write(f"Tests name rules that are not in the book: {', '.join(unknown)}\n")
    return 1 if status or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
