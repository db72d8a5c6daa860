"""`python -m tests.near`: the tests near what has changed, for `make check`.

Near are tests that were changed, that import what was changed (where none does, that import
what imports it, and where nothing does, what stands beside it), and that stand in the folders
that `FOLDERS` names for it. What runs whole
programs, browsers or random duels is near only where it was changed itself: `make test` runs
all of it.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tests.laws.measuring import statements

ROOT: Final = Path(__file__).parent.parent
ALWAYS: Final = ("tests/test_laws.py", "tests/test_gauges.py", "tests/test_patterns.py")
FOLDERS: Final = {
    "engine/yugioh/": ("tests/rulings", "tests/language"),
    "cards/yugioh/": ("tests/rulings/cards", "tests/text"),
    "cards/names/": ("tests/text",),
    "cards/phrases/": ("tests/text",),
    "cards/grammar/": ("tests/text",),
    "cards/talk/": ("tests/talk",),
    "cards/rulebook/": ("tests/rulebook",),
    "bot/events/": ("tests/bot/events",),
    "docs/": ("tests/docs",),
    "CHANGELOG.md": ("tests/docs",),
    "CONTRIBUTING.md": ("tests/docs",),
}
"""What a changed file begins with, and where its tests stand."""
WORDS: Final = ("tests/bot/test_words.py", "tests/sentences")
"""The tests of what the bot says."""
SLOW: Final = ("tests/end_to_end/", "tests/browser/", "tests/fuzz/", "tests/journals/")
MAINS: Final = ("upstream/main", "origin/main", "main")


def near(changed: Sequence[str]) -> list[str]:
    """The test files and folders near these files, which are named from the root."""
    found = {*ALWAYS}
    for begin, folders in FOLDERS.items():
        if any(each.startswith(begin) for each in changed):
            found.update(folders)
    if any(each.endswith(".ftl") for each in changed):
        found.update(WORDS)
    found.update(each for each in changed if _is_test(each) and (ROOT / each).exists())
    for module in (module_of(each) for each in changed if each.endswith(".py")):
        found.update(
            tests_of({module}) or tests_of({*_users(module)}) or tests_of({*_beside(module)})
        )
    return sorted(each for each in found if not _inside(each, found))


def tests_of(modules: set[str]) -> list[str]:
    """The tests that import one of these and are not slow."""
    return [
        name
        for name, imports in _imports("tests").items()
        if _is_test(name) and not name.startswith(SLOW) and modules & imports
    ]


def _users(module: str) -> Iterator[str]:
    """The modules of the program that import that one, which no test imports itself."""
    for package in ("bot", "cards", "engine"):
        for name, imports in _imports(package).items():
            if module in imports:
                yield module_of(name)


def _beside(module: str) -> Iterator[str]:
    """The modules of the program in its folder, where it is found by its name."""
    package, _, _ = module.rpartition(".")
    for name in _imports(package.partition(".")[0]) if package else ():
        if (other := module_of(name)).rpartition(".")[0] == package:
            yield other


@cache
def _imports(folder: str) -> dict[str, set[str]]:
    """What each file below that folder imports."""
    files = sorted((ROOT / folder).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): {*imported(path)} for path in files}


def _is_test(name: str) -> bool:
    return name.startswith("tests/") and Path(name).name.startswith("test_")


def module_of(name: str) -> str:
    """The name by which that file is imported: `bot/client.py` is `bot.client`."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(path: Path) -> Iterator[str]:
    """The modules that the file imports, and the names that it takes from packages."""
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def changes() -> list[str]:
    """The files that are not as on the main branch, or that it does not have."""
    known = _git("for-each-ref", "--format=%(refname:short)")
    main = next(each for each in MAINS if each in known)
    (base,) = _git("merge-base", "HEAD", main)
    new = _git("ls-files", "--others", "--exclude-standard")
    return [*_git("diff", "--name-only", base), *new]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def _inside(name: str, found: set[str]) -> bool:
    """Whether a folder that was found has it."""
    return any(parent.as_posix() in found for parent in Path(name).parents)


if __name__ == "__main__":
    sys.stdout.write(" ".join(near(changes())) + "\n")
