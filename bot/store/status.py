"""How a database stands, in numbers alone: for the log of a bot, and for whoever runs it."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from bot.shared.database import Database
from bot.shared.file_lock import NotAloneError, alone
from bot.store.backups import set_aside
from bot.store.opening import StoreError, why

COUNTS = (
    "SELECT (SELECT count(*) FROM matches WHERE status = 'open'), "
    "(SELECT count(*) FROM matches WHERE status = 'open' AND event_table IS NOT NULL), "
    "(SELECT count(*) FROM events WHERE open = 1)"
)
_KIB = 1024


@dataclass(frozen=True, slots=True)
class Counts:
    """How many duels go on, how many of them at tables of events, and how many events."""

    duels: int
    at_events: int
    events: int

    def __str__(self) -> str:
        return (
            f"duels going on: {self.duels} ({self.at_events} at events), "
            f"events going on: {self.events}"
        )


async def counted(database: Database) -> Counts:
    """What goes on, as the open database has it."""
    (found,) = await database.rows(COUNTS)
    return Counts(*found)


def status(database: Path) -> str:
    """What the database holds, whether a bot runs on it, and what lies beside it.

    Nothing is changed. Raises StoreError where it cannot be read.
    """
    if not database.is_file():
        raise StoreError(f"There is no database {database} (DUELKEEPER_DATABASE).")
    address = f"file:{quote(str(database.absolute()))}?mode=rw"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            counts = Counts(*connection.execute(COUNTS).fetchone())
        size = _bytes(database) // _KIB
        is_running = _is_running(database)
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(why(database, problem)) from problem
    aside = set_aside(database)
    lines = [
        f"{database}: {size} KiB; {'a bot runs' if is_running else 'no bot runs'} on it.",
        f"{str(counts).capitalize()}.",
    ]
    if aside:
        lines.append(f"Set aside by restore: {', '.join(each.name for each in aside)}.")
    return "\n".join(lines)


def _bytes(database: Path) -> int:
    """How much it takes, with what was written last, which lies beside the file at first."""
    parts = database, database.with_name(f"{database.name}-wal")
    return sum(each.stat().st_size for each in parts if each.exists())


def _is_running(database: Path) -> bool:
    try:
        with alone(database):
            return False
    except NotAloneError:
        return True
