"""`python -m bot import`: fill the library from files, folders and addresses."""

import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

from tqdm import tqdm

from bot.config import Config
from bot.library.build import build
from bot.library.sources.fetching import fetch, is_address, shown
from bot.library.sources.recognising import sources_at
from bot.library.watching import Watcher
from cards.sources.problems import ImportProblem

_MOST_PASSED_NAMED = 5
_SILENT = 5.0
"""Seconds after which a step that takes long says how far it is, where there is no bar."""
_REMEDY = (
    "Check that the folder of DUELKEEPER_LIBRARY and the one for temporary files (TMPDIR) may "
    "be written, that their disks have room, and that the sources may be read."
)


def import_sources(config: Config, named: Sequence[str]) -> int:
    """Import what is named, else what the settings name; 1 if nothing was changed."""
    named = named or shlex.split(config.sources)
    if not named:
        print("Name a source, or set DUELKEEPER_SOURCES.", file=sys.stderr)
        return 1
    begun = time.monotonic()
    try:
        with ExitStack() as leaving, closing(Progress()) as progress:
            places = _places(named, leaving, progress)
            given, passed = sources_at(places, leaving)
            config.library.parent.mkdir(parents=True, exist_ok=True)
            build(config.library, given, progress)
    except KeyboardInterrupt:
        print("Nothing was imported, since it was broken off.", file=sys.stderr)
        return 1
    except ImportProblem as problem:
        print(f"Nothing was imported.\n{problem}", file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"Nothing was imported.\n{problem}\n{_REMEDY}", file=sys.stderr)
        return 1
    if passed:
        more = ", …" if len(passed) > _MOST_PASSED_NAMED else ""
        names = ", ".join(passed[:_MOST_PASSED_NAMED])
        print(f"Passed over, since they are nothing we know: {names}{more} ({len(passed)})")
    print(f"{len(given)} sources are in {config.library}, {time.monotonic() - begun:.0f} s.")
    return 0


def _places(named: Sequence[str], leaving: ExitStack, watcher: Watcher) -> list[Path]:
    places = []
    for name in named:
        if is_address(name):
            folder = Path(leaving.enter_context(TemporaryDirectory(prefix="duelkeeper-")))
            watcher.begins(shown(name))
            places.append(fetch(name, folder, watcher.goes_on))
        elif Path(name).exists():
            places.append(Path(name).absolute())
        else:
            raise ImportProblem(name, "is not there")
    return places


class Progress:
    """A bar on a terminal; elsewhere lines for each source: what it is, how far, how much."""

    def __init__(self) -> None:
        self._bar: tqdm[NoReturn] | None = None
        self._name = ""
        self._spoke = 0.0

    def begins(self, name: str) -> None:
        """End the last bar and begin that of `name`."""
        self.close()
        self._name = name
        if sys.stderr.isatty():
            self._bar = tqdm(desc=name, total=100, bar_format="{l_bar}{bar}| {elapsed}")
        else:
            self._say(name)

    def goes_on(self, done: int, total: int) -> None:
        """Move the bar, where it moves by a hundredth."""
        if self._bar is None and total and time.monotonic() - self._spoke >= _SILENT:
            self._say(f"{self._name}: {100 * done // total} %")
        if self._bar is not None and total:
            step = 100 * done // total - self._bar.n
            if step:
                self._bar.update(step)

    def ends(self, counts: Mapping[str, int]) -> None:
        """Say how much came of it, and end its bar."""
        if counts:
            self._name += ": " + ", ".join(map(_counted, counts.values(), counts))
        if self._bar is not None:
            self._bar.set_description(self._name)
        elif counts:
            self._say(self._name)
        self.close()

    def trusts_less(self, names: Sequence[str]) -> None:
        """Name every card that is read less surely than before: nobody has to look for it."""
        self._say(f"{self._name}; {len(names):,} less sure than before: {', '.join(names)}")

    def passes(self, count: int, first: Sequence[str]) -> None:
        """Say how many lines of the last source were not read, and name the first of them."""
        were = "1 line was" if count == 1 else f"{count:,} lines were"
        named = [*first, "…"] if count > len(first) else first
        self._say(f"{self._name}; {were} not read: {', '.join(named)}")

    def _say(self, words: str) -> None:
        self._spoke = time.monotonic()
        print(words, file=sys.stderr, flush=True)

    def close(self) -> None:
        """End the last bar, full."""
        if self._bar is not None:
            self._bar.update(100 - self._bar.n)
            self._bar.close()
            self._bar = None


def _counted(count: int, what: str) -> str:
    return f"{count:,} {what.removesuffix('s') if count == 1 else what}"
