"""Compile the engine to C with mypyc: `python -m compiling`, which is `make compiled`.

What is built lies in `build/compiled`, under the fingerprint of the source it was built from.
"""

import os
import shutil
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

from compiling.modules import GROUPS, ROOT, compiled
from engine.builds import FOLDER, fingerprint

WORK = Path("build/compiling")
"""What is written on the way; what has not changed since is not compiled again."""
OPTIONS = ["--explicit-package-bases", "--config-file", "compiling/mypy.ini"]
KEPT_INSIDE = ["-fvisibility=hidden"] if os.name == "posix" else []
"""How compilers that know it are told that nobody else replaces a function of the library.

Without it each call from one function to another goes through a table.
"""
NEEDED = "It takes a C compiler (on Debian: apt install gcc) and the headers of Python."


class Building(build_ext):
    """Compiles several files of C at once, and none again that is as it was."""

    def build_extensions(self) -> None:
        """Build all that was asked for."""
        self.compiler.compile = partial(_compile_all, self.compiler.compile, self.parallel or 1)
        super().build_extensions()


def _compile_all(compile: Any, jobs: int, sources: list[str], **rest: Any) -> list[str]:
    headers = max(path.stat().st_mtime for path in WORK.rglob("*.h"))

    def compile_one(source: str) -> str:
        made = Path(rest["output_dir"], source).with_suffix(".o")
        if made.exists() and made.stat().st_mtime > max(headers, Path(source).stat().st_mtime):
            return str(made)
        (path,) = compile([source], **rest)
        return str(path)

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(compile_one, sources))


def _extensions(group: str, level: str) -> list[Any]:
    """The library of a group as C, and the modules that lead to it."""
    files = [str(path.relative_to(ROOT)) for path in compiled(group)]
    return mypycify(
        [*OPTIONS, *files],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name=group,
    )


def build(jobs: int, level: str) -> Path:
    """Compile the source as it is, so many files at once; return the folder of the build."""
    target, made = FOLDER / fingerprint(), WORK / "made"
    shutil.rmtree(made, ignore_errors=True)
    extensions = [each for group in GROUPS for each in _extensions(group, level)]
    for extension in extensions:
        extension.extra_compile_args += KEPT_INSIDE
    command = Building(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(made), str(WORK / "objects")
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    return made.rename(target)


def main() -> int:
    """Compile what is asked for; 1 where there is nothing to do it with."""
    parser = ArgumentParser(prog="python -m compiling", description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="files at once")
    parser.add_argument("--level", default="2", choices="0123", help="how far to optimise")
    asked = parser.parse_args()
    os.chdir(ROOT)
    try:
        folder = build(asked.jobs, asked.level)
    except CompileError as problem:
        sys.stderr.write(f"{problem}\n{NEEDED}\n")
        return 1
    sys.stdout.write(f"The engine is compiled, in {folder.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
