"""What the Expert Rules and the Master Rule say alike: rulings of one, held by the other.

Each line names a rule of 2004 and a ruling that shows it. The ruling is played as it stands, at
tables laid by the Expert Rules.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from tests.table import Table

TABLE = Path(__file__).with_name("alike.tsv")
"""The rule of 2004, where its ruling stands, its name, and as JSON what it is played with."""


def alike() -> Iterator[ParameterSet]:
    """Each line of the table as what a test is given, marked with its rule."""
    for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        rule, module, name, given = (*line.split("\t"), "[]")[:4]
        yield pytest.param(
            module,
            name,
            [tuple(each) if isinstance(each, list) else each for each in json.loads(given)],
            marks=pytest.mark.rule(rule),
            id=f"{rule}-{name}",
        )


@pytest.fixture(autouse=True)
def by_the_expert_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table that names no format is laid by the Expert Rules."""
    defaults = Table.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "format", "expert")


@pytest.mark.parametrize(("module", "name", "given"), list(alike()))
def test_a_ruling_of_the_master_rule_holds_here_too(
    module: str, name: str, given: list[object]
) -> None:
    ruling = getattr(import_module(f"tests.rulings.{module}"), f"test_{name}")
    ruling(*given)
