"""The database as rooms use it, whichever engine it is: statements, and what may go wrong.

Belongs here: the seam between the tables of rooms and the engine of the database.
Does not belong here: any engine (`bot/store`), and any table.

Statements are written in what SQLite and PostgreSQL have in common. Values stand as `?`, or as
`?1`, `?2` … where one is used more than once; truth is 1 and 0; the program gives moments.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

Value = int | float | str | bytes | None
Values = Sequence[Value]
Row = Sequence[Any]
Step = tuple[str, Values]
"""A statement, and its values."""


class UnavailableError(Exception):
    """The database cannot be used now; the message is the reason, without any secret.

    It `failed_reading` where something that is kept could not be read; else nothing was kept.
    """

    failed_reading = False

    @property
    def words(self) -> str:
        """The key of the words for it: by whether something was to be read, or to be kept."""
        return "not-read" if self.failed_reading else "not-kept"

    @property
    def done(self) -> str:
        """What could not be done, for the log: "kept" or "read"."""
        return "read" if self.failed_reading else "kept"


class ConflictError(UnavailableError):
    """What was to be kept contradicts what is kept, such as a second row of the same key."""


class FencedError(ConflictError):
    """Another process has what was to be changed, and goes on with it; nothing was kept."""


class UnreadableError(UnavailableError):
    """What was imported cannot be read."""

    failed_reading = True

    @property
    def words(self) -> str:
        """The key of the words for it."""
        return "library-not-read"


class Database(Protocol):
    """An open database. A statement is a transaction of its own, unless it is said together.

    Every method raises UnavailableError, and then nothing was kept: ConflictError where the
    values are the reason. Statements are carried out in the order in which they were given.
    """

    async def rows(self, statement: str, values: Values = ()) -> Sequence[Row]:
        """The rows it finds, or gives back of what it has changed."""

    async def row(self, statement: str, values: Values = ()) -> Row | None:
        """The first of these rows; None where there is none."""

    async def do(self, statement: str, values: Values = ()) -> int:
        """Change what it says; how many rows that were."""

    async def many(self, statement: str, rows: Iterable[Values]) -> None:
        """The same statement for each of these rows of values: all of them, or none."""

    async def together(self, *steps: Step) -> Sequence[Sequence[Row]]:
        """All these statements in one write, or none of them; the rows of each."""

    async def number(self, statement: str, values: Values = ()) -> int:
        """The one number that it finds, or gives back of the row it has made."""


def putting(table: str, columns: str, key: str, rows: int = 1) -> str:
    """The statement that keeps rows, each in the place of one of the same `key`.

    Columns that are not named stay as they are, or usual.
    """
    names, keys = columns.split(", "), key.split(", ")
    row = f"({', '.join('?' * len(names))})"
    sets = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    return (
        f"INSERT INTO {table} ({columns}) VALUES {', '.join([row] * rows)} "
        f"ON CONFLICT ({key}) DO UPDATE SET {sets}"
    )
