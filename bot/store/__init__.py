"""The database: one SQLite file, opened once, with numbered migrations."""

import asyncio
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import aiosqlite

from bot.store.challenges import Challenges
from bot.store.decks import Decks
from bot.store.journal import Journal
from bot.store.matches import Matches
from bot.store.settings import People, Settings

_MIGRATIONS = Path(__file__).parent / "migrations"


class StoreError(Exception):
    """The database cannot be used; the message says why and what to do."""


class Store:
    """The open database. Each table has a class of its own.

    The connection is in autocommit: one statement is one transaction unless BEGIN is said.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self.connection = connection
        self.matches = Matches(connection)
        self.journal = Journal(connection)
        self.decks = Decks(connection)
        self.challenges = Challenges(connection)
        self.settings = Settings(connection)
        self.people = People(connection)

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """The database at `path`, made or brought up to date; StoreError where it cannot be.

        ":memory:" is a database that lasts as long as the store.
        """
        try:
            # where connecting fails, aiosqlite leaves a thread behind that outlives the loop
            await asyncio.to_thread(lambda: sqlite3.connect(path).close())
            connection = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.Error) as problem:
            raise StoreError(_why(path, problem)) from problem
        try:
            pending = await _pending(connection, path)  # before anything is written
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
            await _migrate(connection, pending)
        except (OSError, sqlite3.Error) as problem:
            await connection.close()
            raise StoreError(_why(path, problem)) from problem
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def close(self) -> None:
        """Close the file; everything accepted is already in it."""
        await self.connection.close()


async def _pending(connection: aiosqlite.Connection, path: Path | str) -> Mapping[int, Path]:
    """The migrations that are still to be made, by number; StoreError for a newer database."""
    files = await asyncio.to_thread(lambda: sorted(_MIGRATIONS.glob("*.sql")))
    known = {int(file.name.split("_")[0]): file for file in files}
    newest = max(known)
    async with connection.execute("PRAGMA user_version") as rows:
        found = await rows.fetchone()
    version = int(found[0]) if found else 0
    if version > newest:
        raise StoreError(
            f"The database {path} was written by a newer Duelkeeper (its version is {version}, "
            f"this program knows {newest}). Update Duelkeeper, or name another file in "
            "DUELKEEPER_DATABASE."
        )
    return {number: file for number, file in known.items() if number > version}


async def _migrate(connection: aiosqlite.Connection, pending: Mapping[int, Path]) -> None:
    for number, file in pending.items():
        script = file.read_text(encoding="utf-8")
        await connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
        )


def _why(path: Path | str, problem: Exception) -> str:
    if not Path(path).parent.is_dir():
        return (
            f"The folder {Path(path).parent} for the database does not exist. Create it, or "
            "name another file in DUELKEEPER_DATABASE."
        )
    if isinstance(problem, sqlite3.DatabaseError) and "not a database" in str(problem):
        return (
            f"{path} is not a Duelkeeper database, or it is damaged. Move it away or restore a "
            "backup, or name another file in DUELKEEPER_DATABASE."
        )
    return (
        f"The database {path} cannot be used ({problem}). Check that the file and its folder "
        "may be written, or name another file in DUELKEEPER_DATABASE."
    )
