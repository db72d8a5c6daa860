"""The page of misreadings: each root says what holds it, and that is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "readings.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (?!Root)(?P<cells>[^|\n]+(?: \| [^|\n]+){4}) \|$", re.MULTILINE)
GUARD = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
DAY = re.compile(r"20\d\d-\d\d-\d\d")
LONGEST_ROOT = 80


def rows() -> list[list[str]]:
    return [match["cells"].split(" | ") for match in ROW.finditer(PAGE)]


def test_each_root_names_its_cards_the_day_and_a_test_that_there_is() -> None:
    assert rows()
    for root, cards, _, day, guard in rows():
        found = GUARD.fullmatch(guard)
        assert int(cards) > 0, root
        assert DAY.fullmatch(day), root
        assert found, root
        tree = ast.parse((ROOT / found[1]).read_text(encoding="utf-8"))
        assert found[2] in {n.name for n in tree.body if isinstance(n, ast.FunctionDef)}, root


def test_no_root_is_told_twice_or_at_length() -> None:
    told = [root for root, *_ in rows()]
    assert len(told) == len({*told})
    assert all(len(root) <= LONGEST_ROOT for root in told)
