"""Whether a file is a database of ours, of which version, and sound."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.shared.private_files import make_private, tighten

MEMORY = ":memory:"
"""A database that lasts as long as its connection."""
MOST_STEPS = 50
"""How many steps the look at the rows of a database takes at most.

The structure of the whole file is always looked at (1 ms for each MiB), then row after row,
about 70 MiB of them in the 2 s which so many steps take.
"""
_STEP = 1_000_000
_MIGRATIONS = Path(__file__).parent / "migrations"
_BESIDE = ("-wal", "-shm")
_DAMAGE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class StoreError(Exception):
    """The database cannot be used; the message says why and what to do."""


@contextmanager
def installed() -> Iterator[None]:
    """Load what speaks to servers; StoreError where the package that it takes is not there."""
    try:
        yield
    except ModuleNotFoundError as problem:
        raise StoreError(
            "A database on a server takes one more package: install it with `make postgresql`, "
            "or name a file in DUELKEEPER_DATABASE."
        ) from problem


def migrations() -> dict[int, Path]:
    """Every migration by its number, which is the version of the database after it."""
    return {int(file.name.split("_")[0]): file for file in sorted(_MIGRATIONS.glob("*.sql"))}


def scripts(version: int) -> list[tuple[int, str]]:
    """What brings a database of that version up to date, in order, each with its number."""
    return [
        (number, file.read_text(encoding="utf-8"))
        for number, file in migrations().items()
        if number > version
    ]


def on_servers() -> dict[int, str]:
    """What servers have besides, after the migration of that number."""
    files = sorted((_MIGRATIONS / "on_server").glob("*.sql"))
    return {int(file.name.split("_")[0]): file.read_text(encoding="utf-8") for file in files}


def made_ready(path: Path | str) -> int:
    """The version of the database at `path`, which is made if it is not there (version 0).

    From then on nobody but its owner may read it. Raises StoreError for one that is newer than
    this program, damaged, or none of ours, and for a place that cannot be written; a database
    that was there is left as it was.
    """
    try:
        if path != MEMORY:
            make_private(Path(path))
            for beside in _BESIDE:
                if (file := Path(f"{path}{beside}")).exists():
                    tighten(file)
        with closing(sqlite3.connect(path)) as connection:
            version = version_of(connection, path)
            if damage := damage_of(connection):
                raise StoreError(_damaged(path, damage))
            return version
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(why(path, problem)) from problem


def is_of_today(path: Path) -> None:
    """StoreError unless there is a database of today's version at `path`."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as there:
            version = version_of(there, path)
    except sqlite3.Error as problem:
        raise StoreError(older(path, str(problem))) from problem
    if version != max(migrations()):
        raise StoreError(older(path, f"its version is {version}"))


def older(place: object, reason: str) -> str:
    """That the database there is not one of this version, and what to do."""
    return (
        f"The database {place} cannot be read ({reason}). Start the bot of this version on it "
        "once, or name another one in DUELKEEPER_DATABASE."
    )


def version_of(connection: sqlite3.Connection, path: Path | str) -> int:
    """The version of the database, 0 for an empty one; StoreError if it is newer than we."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    newest = max(migrations())
    if version > newest:
        raise StoreError(newer(path, version))
    return version


def newer(place: object, version: int) -> str:
    """That the database there is of a version that this program does not know."""
    return (
        f"The database {place} was written by a newer Duelkeeper (its version is {version}, "
        f"this program knows {max(migrations())}). Update Duelkeeper, or name another one in "
        "DUELKEEPER_DATABASE."
    )


def damage_of(connection: sqlite3.Connection, most_steps: int = MOST_STEPS) -> str:
    """What is found to be damaged, in SQLite's words; "" where nothing is."""
    steps = iter(range(most_steps))
    connection.set_progress_handler(lambda: next(steps, None) is None, _STEP)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as problem:
        if _code(problem) == sqlite3.SQLITE_INTERRUPT:
            return ""
        raise
    finally:
        connection.set_progress_handler(None, 0)
    return "" if found == "ok" else " ".join(str(found).split())


def why(path: Path | str, problem: Exception) -> str:
    """Why the database cannot be used, and what to do."""
    if not Path(path).parent.is_dir():
        return (
            f"The folder {Path(path).parent} for the database does not exist. Create it, or "
            "name another file in DUELKEEPER_DATABASE."
        )
    if isinstance(problem, sqlite3.Error) and _code(problem) in _DAMAGE:
        return _damaged(path, str(problem))
    return (
        f"The database {path} cannot be used ({problem}). Check that the file and its folder "
        "may be written and that their disk has room, or name another file in "
        "DUELKEEPER_DATABASE."
    )


def _code(problem: sqlite3.Error) -> int:
    """The kind of the problem, one of sqlite3.SQLITE_…; -1 for one outside SQLite."""
    code: int = getattr(problem, "sqlite_errorcode", -1)
    return code & 0xFF if code >= 0 else code


def _damaged(path: Path | str, damage: str) -> str:
    return (
        f"{path} is not a Duelkeeper database, or it is damaged ({damage}). Restore a backup "
        "with `python -m bot restore`, move the file away, or name another one in "
        "DUELKEEPER_DATABASE."
    )
