"""What is asked of the tables of breadth, and how they are written."""

from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from pathlib import Path

from bench.breadth.shelf import Shelf, shelf
from cards.sources.problems import ImportProblem

LISTS = Path("real-decks/decks.json")


def asked(program: str, purpose: str | None) -> tuple[Shelf, Path]:
    """The cards that are named on the command line, and the file of lists."""
    parser = ArgumentParser(prog=f"python -m {program}", description=purpose)
    parser.add_argument("data", type=Path, metavar="DATA", help="a library, or a folder")
    parser.add_argument("--lists", type=Path, metavar="FILE", help="the lists, as JSON")
    said = parser.parse_args()
    try:
        return shelf(said.data), said.lists or said.data / LISTS
    except (ValueError, ImportProblem) as problem:
        parser.error(str(problem))


def share(part: float, whole: float) -> str:
    """The part in per cent, to a tenth."""
    return f"{part / whole:.1%}" if whole else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown, numbers to the right."""
    lines = ["| " + " | ".join(heads) + " |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(map(str, row)) + " |" for row in rows)])
