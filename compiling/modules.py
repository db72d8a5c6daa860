"""Which modules of the engine are compiled, and why the others are not."""

from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parent.parent / "engine"

INTERPRETED = {
    "builds.py": "it decides which build runs",
    "core/values.py": "its decorators work while classes are made, never in a duel",
    "core/decks.py": "decks are read and written before a duel, and say themselves what equals",
    "yugioh/language/word.py": "its decorator works while classes are made, never in a duel",
}
"""Modules and folders that run as they are."""


def compiled() -> Iterator[Path]:
    """The files of all modules that are compiled, in order.

    What makes a folder a package is not: it only names what is in it.
    """
    left = [ENGINE / name for name in INTERPRETED]
    for path in sorted(ENGINE.rglob("*.py")):
        if path.name != "__init__.py" and not {path, *path.parents} & set(left):
            yield path


def module(path: Path) -> str:
    """The name of the module in that file."""
    return ".".join(path.relative_to(ENGINE.parent).with_suffix("").parts)
