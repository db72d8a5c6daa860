"""All that is kept, copied between a file and a server: every table, or nothing at all.

Belongs here: the rows of each table on their way, counted at both ends.
Does not belong here: where a copy is put, and what is said of it.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from bot.shared.private_files import make_private
from bot.store.dialect import Table, tables
from bot.store.opening import StoreError, migrations, scripts
from bot.store.postgres import SCHEMA

_AT_ONCE = 500
_PATIENCE = 600.0
"""Rows that are on their way at once, and seconds that these may take."""


async def to_file(connection: asyncpg.Connection, new: Path) -> None:
    """Have the new file `new` hold what the server holds at this moment; its version is ours.

    StoreError where rows are lost on the way; sqlite3.Error and OSError where it cannot be.
    """
    make_private(new)
    with closing(sqlite3.connect(new, isolation_level=None)) as copy:
        for _, script in scripts(0):
            copy.executescript(script)
        copy.execute("BEGIN")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for table in tables():
                await _table_to_file(connection, copy, table)
        _whole(copy)
        copy.execute(f"PRAGMA user_version = {max(migrations())}")
        copy.execute("COMMIT")


async def _table_to_file(
    connection: asyncpg.Connection, copy: sqlite3.Connection, table: Table
) -> None:
    columns = ", ".join(table.columns)
    marks = ", ".join("?" * len(table.columns))
    rows = await connection.cursor(f"SELECT {columns} FROM {table.name}")
    read = 0
    while some := await rows.fetch(_AT_ONCE, timeout=_PATIENCE):
        read += len(some)
        copy.executemany(f"INSERT INTO {table.name} ({columns}) VALUES ({marks})", some)
    (written,) = copy.execute(f"SELECT count(*) FROM {table.name}").fetchone()
    _compared(table, read, written)
    if table.numbers_last:
        counter = await _counter(connection, table)
        last = await connection.fetchval(
            f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {counter}"
        )
        copy.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
        copy.execute(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table.name, last)
        )


async def to_server(file: Path, connection: asyncpg.Connection) -> None:
    """Have our empty tables hold what the sound file of our version does; in a transaction.

    StoreError where rows are lost on the way, or a value is none that a server keeps.
    """
    with closing(sqlite3.connect(file, isolation_level=None)) as source:
        source.execute("BEGIN")
        for table in tables():
            await _table_to_server(source, connection, table)


async def _table_to_server(
    source: sqlite3.Connection, connection: asyncpg.Connection, table: Table
) -> None:
    rows, read = source.execute(f"SELECT {', '.join(table.columns)} FROM {table.name}"), 0
    while some := rows.fetchmany(_AT_ONCE):
        read += len(some)
        try:
            await connection.copy_records_to_table(
                table.name,
                schema_name=SCHEMA,
                columns=table.columns,
                records=some,
                timeout=_PATIENCE,
            )
        except (asyncpg.DataError, ValueError, TypeError) as problem:
            raise StoreError(
                f"The table {table.name} has a value that PostgreSQL does not keep "
                f"({type(problem).__name__}). Nothing was changed; take another backup."
            ) from None
        except asyncpg.IntegrityConstraintViolationError as problem:
            raise StoreError(
                f"The table {table.name} has a row that contradicts others "
                f"({type(problem).__name__}). Nothing was changed; take another backup."
            ) from None
    written = await connection.fetchval(f"SELECT count(*) FROM {table.name}")
    _compared(table, read, written)
    if table.counts:
        await _count_on(source, connection, table)


async def _count_on(
    source: sqlite3.Connection, connection: asyncpg.Connection, table: Table
) -> None:
    """No number is given twice, also of rows that are gone."""
    found = source.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table.name,))
    used = found.fetchone() or (0,)
    highest = f"SELECT coalesce(max({table.counts}), 0) FROM {table.name}"
    last = max(int(used[0]), int(await connection.fetchval(highest)))
    if last:
        counter = await _counter(connection, table)
        await connection.fetchval("SELECT setval($1::text::regclass, $2)", counter, last)


async def _counter(connection: asyncpg.Connection, table: Table) -> str:
    """The name of what numbers the rows of the table."""
    asked = "SELECT pg_get_serial_sequence($1, $2)"
    name = await connection.fetchval(asked, f"{SCHEMA}.{table.name}", table.counts)
    return str(name)


def _compared(table: Table, read: int, written: int) -> None:
    if read != written:
        raise StoreError(f"Of the table {table.name} {read} rows were read, {written} written.")


def _whole(copy: sqlite3.Connection) -> None:
    torn: Sequence[Any] = copy.execute("PRAGMA foreign_key_check").fetchall()
    if torn:
        raise StoreError(f"The table {torn[0][0]} refers to a row that is not there.")
