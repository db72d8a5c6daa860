"""`python -m tests.duelmasters.rules` prints, rule by rule of Duel Party, what shows it."""

import sys
from collections import defaultdict

import pytest

from tests.duelmasters.catalogue import POLICY, RULES
from tests.rules import FAILED, PASSED, UNTESTED, Tally


def results(tally: Tally) -> dict[str, tuple[int, str]]:
    """For each rule how many tests are marked with it, and their result taken together."""
    tests: dict[str, list[str]] = defaultdict(list)
    for test, rules in tally.rules.items():
        for rule in rules:
            tests[rule].append(test)
    return {rule: (len(tests[rule]), _result(tests[rule], tally)) for rule in RULES}


def _result(tests: list[str], tally: Tally) -> str:
    if any(test in tally.failed for test in tests):
        return FAILED
    return PASSED if any(test in tally.passed for test in tests) else UNTESTED


def main() -> int:
    """Print the table; 1 where a rule that is no policy is broken or untested."""
    tally = Tally()
    status = pytest.main(["-q", "--no-header", "-m", "rule", "tests/duelmasters"], [tally])
    found = results(tally)
    for rule, (count, result) in found.items():
        sys.stdout.write(f"{rule:<16} {count:>3} tests  {result}\n")
    missing = [r for r, (_, result) in found.items() if result == UNTESTED and r not in POLICY]
    sys.stdout.write(f"\n{len(found)} rules, {len(missing)} without a test")
    sys.stdout.write(f": {', '.join(missing)}\n" if missing else "\n")
    return 0 if status == pytest.ExitCode.OK and not missing else 1


if __name__ == "__main__":
    sys.exit(main())
