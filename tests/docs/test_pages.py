"""The pages for those who read: what they name is there."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from tests.rows import through_all

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
MADE_UP = {"cards.json", "build/soak.json"}
"""Files of those who read, and what a command leaves."""
MAP = ROOT / "docs" / "architecture.md"
LONGEST_OF_THE_README = 160
LARGEST_README = 8192
"""The bytes in which it is read before anything is tried; the rest has pages of its own."""
PLACES = "bot|cards|engine|tests|docs|bench|compiling|deploy|locks"
CODE = re.compile(r"```\w*\n(.*?)```|`([^`\n]+)`", re.DOTALL)
PATH = re.compile(rf"[\w.*/-]+\.(?:py|md|toml|json|tsv|sql|ftl|txt)|(?:{PLACES})/[\w*./-]+")
LINK = re.compile(r"\]\(([^)\s]+)\)")
COMMAND = re.compile(r"(\S*)python -m ([\w.]+)|^([^\s@]*)pytest\b", re.MULTILINE)
TARGET = re.compile(r"\bmake ([a-z][a-z-]*)")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@cache
def kept() -> frozenset[str]:
    """Every file at the top and in the rooms, and every folder of one."""
    rooms = (file for place in PLACES.split("|") for file in (ROOT / place).rglob("*.*"))
    files = (file.relative_to(ROOT) for file in (*ROOT.iterdir(), *rooms))
    return frozenset(str(each) for file in files for each in (file, *file.parents))


def code(page: Path) -> Iterator[str]:
    """What stands between backticks, in a line or in a block."""
    for found in CODE.finditer(page.read_text()):
        yield found[1] or found[2]


def is_there(path: str) -> bool:
    """Whether it is kept, named from the top or from any room on."""
    wanted = path.rstrip("/")
    if "*" in wanted:
        return any(fnmatch(each, wanted) or fnmatch(each, f"*/{wanted}") for each in kept())
    return wanted in kept() or any(each.endswith(f"/{wanted}") for each in kept())


def paths(page: Path) -> set[str]:
    words = (re.sub(r"<[\w ]+>", "*", word) for each in code(page) for word in each.split())
    found = (PATH.fullmatch(word.strip("(),:;=\"'")) for word in words)
    return {each[0] for each in found if each}


@through_all(PAGES, name)
def test_every_path_that_is_named_is_there(page: Path) -> None:
    missing = {path for path in paths(page) - MADE_UP if not is_there(path)}
    assert missing == set()


@through_all(PAGES, name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text()):
        if not link.startswith("http"):
            file, _, heading = link.partition("#")
            target = page.parent / file if file else page
            assert target.exists(), link
            headings = (
                re.findall(r"^#+ (.+)$", target.read_text(), re.MULTILINE) if heading else []
            )
            assert not heading or heading in [
                each.lower().replace(" ", "-") for each in headings
            ]


@through_all(PAGES, name)
def test_every_command_that_is_named_can_be_typed_as_it_stands(page: Path) -> None:
    for found in COMMAND.finditer("\n".join(code(page))):
        module = found[2] or "pytest"
        assert (found[1] or found[3]) == ".venv/bin/" or page.name == "CHANGELOG.md", found[0]
        assert module == "pytest" or is_there(f"{module.replace('.', '/')}*"), found[0]


@through_all(PAGES, name)
def test_every_target_of_make_that_is_named_is_one(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    assert {each for text in code(page) for each in TARGET.findall(text)} <= targets


def test_every_target_of_make_is_phony_and_told_to_those_who_work_here() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    phony = set(re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)[0].split())
    told = {each for page in PAGES for text in code(page) for each in TARGET.findall(text)}
    assert phony == targets
    assert targets - told == set()


def test_every_page_is_linked_from_the_readme_or_the_map() -> None:
    linked = {
        (page.parent / link.partition("#")[0]).resolve()
        for page in (ROOT / "README.md", MAP)
        for link in LINK.findall(page.read_text())
    }
    assert set(PAGES) - linked - {ROOT / "README.md"} == set()


def test_the_readme_is_read_in_a_few_minutes() -> None:
    assert (ROOT / "README.md").stat().st_size <= LARGEST_README


def test_no_line_of_the_readme_that_is_no_row_is_long() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    long = [line for line in lines if len(line) > LONGEST_OF_THE_README]
    assert [line for line in long if not line.startswith("|")] == []


HOUSES = ("engine/yugioh", "cards", "bot", "bot/duels", "bot/hosting")


@pytest.mark.parametrize("house", HOUSES)
def test_every_room_is_on_the_map(house: str) -> None:
    rooms = {file.parent.name for file in (ROOT / house).glob("*/__init__.py")}
    named = {word for text in code(MAP) for word in re.split(r"[^\w]+", text)}
    assert rooms - named == set()
