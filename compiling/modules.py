"""Which modules are compiled, and why the others of their rooms are not."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "engine"
GROUPS = {"engine": ENGINE, "cards": ROOT / "cards" / "talk"}
"""What is compiled together, into one library of that name: the modules of that room."""

INTERPRETED = {
    "builds.py": "it decides which build runs",
    "core/values.py": "its decorators work while classes are made, never in a duel",
    "core/decks.py": "decks are read and written before a duel, and say themselves what equals",
    "core/lines.py": "a line is a text with a weight, and a compiled class cannot be a text",
    "core/setup.py": "setups are kept, and pydantic reads them without their constructor",
    "duelmasters": "it is not hosted yet, so nobody waits for it",
    "yugioh/language/keeping.py": "cards are kept and loaded beside duels",
    "yugioh/language/word.py": "its decorator works while classes are made, never in a duel",
    "yugioh/pool": "a pool is a Mapping of Python, of which a match takes what it knows",
}
"""Modules and folders of the engine that run as they are."""


def compiled(group: str) -> Iterator[Path]:
    """The files of all modules of a group that are compiled, in order.

    What makes a folder a package is not: it says what is in it, and where its words lie.
    """
    left = [ENGINE / name for name in INTERPRETED]
    for path in sorted(GROUPS[group].rglob("*.py")):
        if path.name != "__init__.py" and not {path, *path.parents} & set(left):
            yield path


def module(path: Path) -> str:
    """The name of the module in that file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)
