"""The changelog: cut into versions, the newest of which the program says it is."""

import re
from datetime import date
from pathlib import Path

from bot import __version__

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text()
CLOSED = re.compile(
    r"^## \[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d{2}-\d{2})\n\n(.+)\n\n###", re.MULTILINE
)
HEADINGS = {
    "###": {"Players", "Organisers and moderators", "Who runs the bot"},
    "####": {"Added", "Changed", "Fixed"},
}


def versions() -> list[tuple[int, int, int]]:
    return [
        (int(found[1]), int(found[2]), int(found[3])) for found in CLOSED.finditer(CHANGELOG)
    ]


def test_the_newest_version_is_that_of_the_program() -> None:
    assert ".".join(map(str, versions()[0])) == __version__


def test_every_version_has_its_number_a_date_and_a_sentence_from_new_to_old() -> None:
    assert len(versions()) == CHANGELOG.count("\n## [") - 1  # one is not released
    assert CHANGELOG.index("## [Unreleased]") == CHANGELOG.index("## [")
    assert versions() == sorted(versions(), reverse=True)
    dates = [date.fromisoformat(found[4]) for found in CLOSED.finditer(CHANGELOG)]
    assert dates == sorted(dates, reverse=True)
    assert all(found[5].endswith(".") for found in CLOSED.finditer(CHANGELOG))


def test_every_line_stands_below_whom_it_concerns_and_what_it_is() -> None:
    found = re.findall(r"^(####?) (.+)$", CHANGELOG, re.MULTILINE)
    assert all(title in HEADINGS[depth] for depth, title in found)
    below = ""
    for line in CHANGELOG[CHANGELOG.index("## [") :].splitlines():
        below = line if line.startswith("#") else below
        assert not line.startswith("- ") or below.startswith("#### "), line
