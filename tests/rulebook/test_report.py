"""The report on the rules says what is kept, what is broken, and what nobody has shown."""

import pytest

from bot.rules.search import RuleIndex
from cards.games.yugioh import YUGIOH
from cards.rulebook import layers
from tests.rules import FAILED, PASSED, UNTESTED, Row, Tally, report, table
from tests.shown import LOOKED_UP, SHOWN

ADVICE = [rule for rule, layer in layers().items() if layer == "advice"]


def rows(**results: str) -> list[Row]:
    """Every rule as kept, except those named."""
    return [
        Row(rule, layer, ("tests/rulings/test_x.py::test",), results.get(rule, PASSED))
        for rule, layer in layers().items()
    ]


def test_every_rule_to_be_shown_has_its_place_and_no_other_rule_has() -> None:
    assert set(SHOWN) == {rule for rule, layer in layers().items() if layer in ("ui", "advice")}


@pytest.mark.rule(*ADVICE)
@pytest.mark.parametrize("rule", ADVICE)
def test_advice_is_looked_up_by_its_number(rule: str) -> None:
    found = RuleIndex(YUGIOH.rules).find(rule)

    assert SHOWN[rule] == LOOKED_UP
    assert found[0].id == rule


def test_a_book_that_is_kept_is_reported_whole() -> None:
    text, whole = report(rows(), ["MR-WIN-01"])

    assert whole
    assert "727 rules: 727 passed" in text
    assert "MR-WIN-01      engine    1 tests  passed   rulings/test_x.py" in text
    assert f"MR-GEN-08      {SHOWN['MR-GEN-08']}" in text


@pytest.mark.parametrize(
    ("results", "named", "line"),
    [
        ({"MR-WIN-01": FAILED}, [], "Broken: MR-WIN-01"),
        ({"MR-WIN-01": UNTESTED}, [], "1 without a test (engine): MR-WIN-01"),
        ({}, ["MR-WIN-99"], "Tests name rules that are not in the book: MR-WIN-99"),
    ],
)
def test_what_is_wrong_is_named(results: dict[str, str], named: list[str], line: str) -> None:
    text, whole = report(rows(**results), named)

    assert not whole
    assert line in text.splitlines()


def test_a_rule_that_is_only_shown_needs_no_test() -> None:
    assert report(rows(**{"MR-GEN-08": UNTESTED}), [])[1]


def test_a_rule_passes_where_a_test_of_it_does_and_none_fails() -> None:
    tally = Tally()
    tally.rules = {"a": ("MR-WIN-01",), "b": ("MR-WIN-01", "MR-WIN-02"), "c": ("MR-WIN-03",)}
    tally.passed, tally.failed = {"a", "c"}, {"b"}
    results = {row.rule: row.result for row in table(tally)}

    assert [results[f"MR-WIN-0{n}"] for n in range(1, 5)] == [FAILED, FAILED, PASSED, UNTESTED]
