"""The database as one SQLite file, which takes nothing to install."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import aiosqlite

from bot.shared.database import ConflictError, Row, Step, UnavailableError, Values

PATIENCE = 500
"""Milliseconds a write waits for another program to let go of the file.

A press has to be answered within three seconds, and may wait behind other writes.
"""
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_READING = (
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_FSTAT,
)
_PRIMARY = 0xFF


class Sqlite:
    """An open file, written and read by one thread, so in the order that was asked for.

    The connection is in autocommit: one statement is one transaction unless BEGIN is said.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """The file at `path`; sqlite3.Error where it cannot be opened."""
        connection = await aiosqlite.connect(path, isolation_level=None)
        try:
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def migrate(self, scripts: Iterable[tuple[int, str]]) -> None:
        """Carry out each script; the version is its number then. sqlite3.Error if one fails."""
        for number, script in scripts:
            await self._connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )
        await self._connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")

    async def close(self) -> None:
        """Close the file; everything accepted is already in it."""
        await self._connection.close()

    async def rows(self, statement: str, values: Values = ()) -> Sequence[Row]:
        """The rows it finds, or gives back of what it has changed."""
        with _failing():
            return list(await self._connection.execute_fetchall(statement, values))

    async def row(self, statement: str, values: Values = ()) -> Row | None:
        """The first of these rows; None where there is none."""
        found = await self.rows(statement, values)
        return found[0] if found else None

    async def number(self, statement: str, values: Values = ()) -> int:
        """The one number that it finds, or gives back of the row it has made."""
        ((number,),) = await self.rows(statement, values)
        return int(number)

    async def do(self, statement: str, values: Values = ()) -> int:
        """Change what it says; how many rows that were."""
        with _failing():
            cursor = await self._connection.execute(statement, values)
            return cursor.rowcount

    async def many(self, statement: str, rows: Iterable[Values]) -> None:
        """The same statement for each of these rows of values: all of them, or none."""
        await self.together(*((statement, values) for values in rows))

    async def together(self, *steps: Step) -> Sequence[Sequence[Row]]:
        """All these statements in one write, or none of them; the rows of each."""
        if not steps:
            return []
        with _failing():
            found: Sequence[Sequence[Row]]
            found = await self._connection._execute(self._carry_out, steps)  # type: ignore[no-untyped-call]
            return found

    def _carry_out(self, steps: Sequence[Step]) -> Sequence[Sequence[Row]]:
        """In the thread of the connection, so nothing else comes in between."""
        connection = self._connection._conn
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = [connection.execute(*step).fetchall() for step in steps]
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        return found


def unavailable(problem: sqlite3.Error) -> UnavailableError:
    """What the rooms are told of it."""
    is_of_values = isinstance(problem, sqlite3.IntegrityError | sqlite3.DataError)
    told = (ConflictError if is_of_values else UnavailableError)(str(problem))
    code = getattr(problem, "sqlite_errorcode", 0)
    told.failed_reading = code & _PRIMARY in _DAMAGED or code in _READING
    return told


@contextmanager
def _failing() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as problem:
        raise unavailable(problem) from problem
    except UnicodeError:
        raise
    except ValueError as problem:  # aiosqlite: the connection is closed
        raise UnavailableError(str(problem)) from problem
