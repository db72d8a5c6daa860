"""A new library built beside the old one, checked, and put in its place all at once."""

import os
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from bot.library.connection import APPLICATION, VERSION, schema, whats_wrong
from bot.library.sources.recognising import Given
from bot.library.watching import Watcher
from bot.library.writing import keep, put_together, shelve
from bot.shared.file_lock import NotAloneError, alone
from bot.shared.private_files import make_private, on_disk
from cards.sources.addressing import address
from cards.sources.problems import ImportProblem
from cards.sources.records import (
    Faq,
    PassedOver,
    Said,
    SaidArchetype,
    SaidCard,
    SaidList,
    SaidQuestion,
    SaidText,
)

_MOST_PASSED_TOLD = 5
"""How many lines of a source that are not read are named."""
_CACHE_KIB = 65_536
_KINDS: dict[type[Said], str] = {
    SaidCard: "cards",
    SaidText: "texts",
    SaidArchetype: "archetypes",
    SaidQuestion: "questions",
    Faq: "FAQs",
    SaidList: "lists",
}


def build(path: Path, given: Sequence[Given], watcher: Watcher) -> None:
    """Have in the library at `path` what it held and all of `given`, newly read.

    A source takes the place of the earlier one with its key. After ImportProblem, any other
    error, or a crash, the library is as it was.
    """
    with _undisturbed(path):
        new = path.with_name(f"{path.name}.new")
        new.unlink(missing_ok=True)
        try:
            _write(new, path, given, watcher)
            on_disk(new)
            os.replace(new, path)
            on_disk(path.parent)
        except sqlite3.Error as problem:
            what = f"cannot be written ({problem}). Check that its disk has room"
            raise ImportProblem(str(path), what) from problem
        finally:
            new.unlink(missing_ok=True)


@contextmanager
def _undisturbed(path: Path) -> Iterator[None]:
    """Keep out every other import for as long as this one lasts."""
    with ExitStack() as leaving:
        try:
            leaving.enter_context(alone(path))
        except NotAloneError:
            raise ImportProblem(str(path), "another import is under way") from None
        except OSError as problem:
            what = f"the folder of the library cannot be written ({problem.strerror})"
            raise ImportProblem(str(path), what) from None
        yield


def _write(new: Path, old: Path, given: Sequence[Given], watcher: Watcher) -> None:
    make_private(new)
    file = f"file:{quote(str(new.absolute()))}"
    with closing(sqlite3.connect(file, uri=True, isolation_level=None)) as shelf:
        _ready(shelf)
        if old.exists():
            _keep(shelf, old, [each.key for each in given])
        shelf.execute("BEGIN")
        for each in given:
            watcher.begins(each.name)
            _add(shelf, each, watcher)
        put_together(shelf, watcher)
        watcher.begins("check of the whole file")
        shelf.execute("ANALYZE main")
        shelf.execute("COMMIT")
        _check(shelf, new)
        watcher.ends({})


def _ready(shelf: sqlite3.Connection) -> None:
    # the file counts only once it is whole and in place, so nothing need survive until then
    shelf.execute("PRAGMA journal_mode = OFF")
    shelf.execute("PRAGMA synchronous = OFF")
    shelf.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
    shelf.execute(f"PRAGMA application_id = {APPLICATION}")
    shelf.execute(f"PRAGMA user_version = {VERSION}")
    shelf.executescript(schema())


def _keep(shelf: sqlite3.Connection, old: Path, replaced: Sequence[str]) -> None:
    """Take over what other sources said; ImportProblem for a library that cannot be read."""
    wrong = whats_wrong(old)
    try:
        if not wrong:
            keep(shelf, address(old), replaced)
    except (sqlite3.Error, UnicodeError) as problem:
        wrong = str(problem)
    if wrong:
        what = f"cannot be added to: {wrong}. Move the file away and import everything again"
        raise ImportProblem(str(old), what)


def _add(shelf: sqlite3.Connection, given: Given, watcher: Watcher) -> None:
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    row = (given.key, given.format, given.name, given.dated, now)
    source = shelf.execute(
        "INSERT INTO sources (key, format, name, dated, imported_at, records) "
        "VALUES (?, ?, ?, ?, ?, 0)",
        row,
    ).lastrowid
    assert source is not None
    counts, dated, passed, first = Counter[str](), "", 0, list[str]()
    for said in given.read(watcher.goes_on):
        if isinstance(said, PassedOver):
            passed += 1
            first += [f"line {said.line} ({said.why})"] * (passed <= _MOST_PASSED_TOLD)
            continue
        try:
            shelve(shelf, source, said)
        except sqlite3.IntegrityError:
            raise ImportProblem(given.name, "is there twice", _what(said)) from None
        counts[_KINDS[type(said)]] += 1
        dated = max(dated, _date(said))
    if not counts:
        told = f"nothing in it can be read: {first[0]}" if first else "is empty"
        raise ImportProblem(given.name, told)
    shelf.execute(
        "UPDATE sources SET records = ?, dated = ? WHERE id = ?",
        (counts.total(), dated or given.dated, source),
    )
    watcher.ends(counts)
    if passed:
        watcher.passes(passed, first)


def _date(said: Said) -> str:
    if isinstance(said, Faq | SaidQuestion):
        return said.dated
    if isinstance(said, SaidList) and said.day:
        year, month, day = said.day // 10_000, said.day // 100 % 100, said.day % 100
        return f"{year}-{month:02}-{day:02}" if day else f"{year}-{month:02}"
    return ""


def _what(said: Said) -> str:
    if isinstance(said, SaidQuestion):
        return f"question {said.id}"
    if isinstance(said, Faq):
        return f"FAQ of card {said.official_id}"
    if isinstance(said, SaidArchetype):
        return f"setcode 0x{said.setcode:x}"
    return said.name if isinstance(said, SaidList) else f"passcode {said.code}"


def _check(shelf: sqlite3.Connection, new: Path) -> None:
    """ImportProblem unless the file is whole; a full disk, say, is found here at the latest."""
    found = [row[0] for row in shelf.execute("PRAGMA quick_check")]
    strays = shelf.execute("PRAGMA foreign_key_check").fetchall()
    if found != ["ok"] or strays:
        raise ImportProblem(str(new), f"was not written whole ({found[0]})")
