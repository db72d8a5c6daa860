"""Copies of the database: made while the bot runs, put back while it does not."""

import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from glob import escape
from pathlib import Path
from urllib.parse import quote

from bot.shared.file_lock import NotAloneError, alone
from bot.shared.private_files import make_private, on_disk
from bot.store.opening import StoreError, damage_of, scripts, version_of

_WAL, _SHM, _JOURNAL = "-wal", "-shm", "-journal"
_ALL_ROWS = 1_000_000
_ASIDE = ".replaced-"
KEPT = 3
"""How many databases that were replaced by a copy are kept, the newest."""
_REMEDY = (
    "Check that the folders of both are there and may be written, and that their disks have "
    "room."
)


def back_up(database: Path, copy: Path) -> str:
    """Copy the database to the new file `copy`, also while a bot runs; says what was done.

    Raises StoreError where that cannot be; then there is no such file.
    """
    if copy.exists():
        raise StoreError(f"{copy} is there already; name a file that is not.")
    if not database.is_file():
        raise StoreError(f"There is no database {database} (DUELKEEPER_DATABASE) to copy.")
    new = beside(copy, ".new")
    try:
        try:
            duels = _copied(database, new, _address(database, "rw"))
            new.replace(copy)
        finally:
            _remove(new)
        on_disk(copy.absolute().parent)
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(
            f"{database} cannot be copied to {copy} ({problem}). {_REMEDY}"
        ) from problem
    return f"{database} was copied to {copy}, with {counted(duels)}."


def restore(database: Path, backup: Path) -> str:
    """Put the database that was copied to `backup` in the place of `database`.

    What was there is kept beside it. Says what was done. Raises StoreError where the backup is
    no sound database of ours or a bot runs; then nothing has changed.
    """
    if not backup.is_file():
        raise StoreError(f"There is no file {backup}.")
    if database.exists() and backup.samefile(database):
        raise StoreError(f"{backup} is the database itself; name a copy of it.")
    try:
        with alone(database):
            return _put_back(database.resolve(), backup)
    except NotAloneError:
        raise StoreError(f"A bot runs on {database}. Stop it, then restore again.") from None
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(
            f"{database} cannot be restored from {backup} ({problem}). Nothing was changed. "
            f"{_REMEDY}"
        ) from problem


def _put_back(database: Path, backup: Path) -> str:
    new = beside(database, ".new")
    try:
        duels = _copied(backup, new, _address(backup, _way_to_read(backup)))
        _forget_known_commands(new)
        aside = _set_aside(database)
        try:
            new.replace(database)
            on_disk(database.absolute().parent)
        except OSError:
            if aside:
                _take_back(database, aside)
            raise
    finally:
        _remove(new)
    said = [f"{database} was restored from {backup}, with {counted(duels)}."]
    if aside:
        said.append(f"What was there before is kept as {aside}.")
    if old := set_aside(database)[:-KEPT]:
        for each in old:
            _remove(each)
        said.append(f"Older ones were removed: {', '.join(each.name for each in old)}.")
    return "\n".join(said)


def set_aside(database: Path) -> list[Path]:
    """The databases that stood here before a copy was put in their place, the oldest first."""
    found = database.parent.glob(f"{escape(database.name)}{_ASIDE}*Z")
    return sorted(each for each in found if each.is_file())


def _copied(source: Path, new: Path, address: str) -> int:
    """Copy a sound database of ours to `new`, on disk and alone; how many duels go on in it."""
    _remove(new)
    make_private(new)
    with (
        closing(sqlite3.connect(address, uri=True)) as original,
        closing(sqlite3.connect(new)) as copy,
    ):
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        if not version_of(copy, source):
            raise StoreError(f"{source} is not a Duelkeeper database.")
        if damage := damage_of(copy, _ALL_ROWS):
            raise StoreError(f"{source} is damaged ({damage}).")
    on_disk(new)
    return open_duels(new)


def open_duels(file: Path) -> int:
    """How many duels go on in that file."""
    with closing(sqlite3.connect(file)) as connection:
        count = "SELECT count(*) FROM matches WHERE status = 'open'"
        return int(connection.execute(count).fetchone()[0])


def brought_up_to_date(backup: Path, new: Path) -> int:
    """Copy a sound database of ours to `new`, of today's version; how many duels go on in it.

    Raises StoreError where it is none.
    """
    if not backup.is_file():
        raise StoreError(f"There is no file {backup}.")
    try:
        duels = _copied(backup, new, _address(backup, _way_to_read(backup)))
        with closing(sqlite3.connect(new, isolation_level=None)) as copy:
            for number, script in scripts(version_of(copy, new)):
                copy.executescript(f"BEGIN;{script}\nPRAGMA user_version = {number};COMMIT;")
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(f"{backup} cannot be read ({problem}).") from problem
    return duels


def _forget_known_commands(new: Path) -> None:
    """Have the bot send its commands again: Discord may have learned others since the copy."""
    with closing(sqlite3.connect(new, isolation_level=None)) as copy:
        if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'known_commands'").fetchone():
            copy.execute("DELETE FROM known_commands")
    on_disk(new)


def _set_aside(database: Path) -> Path | None:
    """Move the database away with what it has not taken in yet; where to, None without one."""
    now = datetime.now(UTC)
    aside = beside(database, f"{_ASIDE}{now:%Y%m%dT%H%M%S.%fZ}")
    there = database.exists()
    try:
        for end in (_WAL, _JOURNAL, ""):
            with suppress(FileNotFoundError):
                beside(database, end).rename(beside(aside, end))
        beside(database, _SHM).unlink(missing_ok=True)
    except OSError:
        _take_back(database, aside)
        raise
    return aside if there else None


def _take_back(database: Path, aside: Path) -> None:
    """Have the database where it was, with what it has not taken in yet."""
    for end in ("", _JOURNAL, _WAL):
        with suppress(FileNotFoundError):
            beside(aside, end).rename(beside(database, end))


def _way_to_read(backup: Path) -> str:
    """How SQLite may open a file that need not be writable, nor lie where anything is."""
    begun = any(beside(backup, end).exists() for end in (_WAL, _JOURNAL))
    return "rw" if begun else "ro&immutable=1"


def _address(path: Path, mode: str) -> str:
    return f"file:{quote(str(path.absolute()))}?mode={mode}"


def beside(path: Path, end: str) -> Path:
    """The file next to it whose name goes on so."""
    return path.with_name(f"{path.name}{end}")


def _remove(path: Path) -> None:
    for end in ("", _WAL, _SHM, _JOURNAL):
        beside(path, end).unlink(missing_ok=True)


def counted(duels: int) -> str:
    """So many duels going on, in words."""
    return f"{duels} duel{'' if duels == 1 else 's'} going on"
