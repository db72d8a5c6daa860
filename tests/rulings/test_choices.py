"""Where the rule book is silent, what was chosen is listed, with a place that is there."""

import re
from pathlib import Path

import pytest

from tests.rows import through_all

ROOT = Path(__file__).parents[2]
CASES = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| Case")
]
AMBIGUOUS = (
    *("MR-CHAIN-16", "MR-DSTEP-04", "MR-BATTLE-10", "MR-SUM-21", "MR-PRIO-07", "MR-FIELD-16"),
    *("MR-PEND-30", "MR-PEND-32", "MR-RIT-03", "MR-CTRL-06", "MR-GLOS-16", "MR-INFO-09"),
    *("MR-MISC-02", "MR-MATCH-02", "MR-MATCH-05", "MR-MATCH-08", "MR-GLOS-27"),
    *("SD-12", "SD-26", "SD-27", "SD-28", "SD-29", "SD-30", "SD-31"),
)
"""Rules that the text leaves open."""


@pytest.mark.parametrize("rule", AMBIGUOUS)
def test_what_the_text_leaves_open_is_listed(rule: str) -> None:
    assert any(rule in re.split(r",\s*", case[2]) for case in CASES)


@through_all(CASES, lambda case: case[0])
def test_each_choice_lives_where_it_is_said_to(case: list[str]) -> None:
    path, *names = re.findall(r"`([^`]+)`", case[3])
    place = ROOT / ("" if path.startswith("cards/") else "engine/yugioh") / path
    files = [place] if place.is_file() else sorted(place.glob("*.py"))
    text = "".join(file.read_text(encoding="utf-8") for file in files)

    assert files
    assert all(re.search(rf"\b{name.split('.')[-1]}\b", text) for name in names)
