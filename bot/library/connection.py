"""Opening the library's file to read it, and noticing that another took its place."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import aiosqlite

from bot.games import SHELVED
from bot.library.packed import FUNCTION, pack
from bot.shared.database import UnreadableError
from cards.sources.addressing import address
from engine.core.cards import FactKind

APPLICATION = 0x444B4C42
"""The mark of our files ("DKLB"), SQLite's application_id."""
VERSION = 5
"""The version of schema.sql, SQLite's user_version."""
_NONE_MADE = """
CREATE TEMP VIEW made AS SELECT 0 AS code, '' AS kept, '' AS version, '' AS state,
    0 AS hidden, '' AS key WHERE false;
"""
_OLDER = {
    4: """
CREATE TEMP VIEW made AS SELECT code, kept, version, state, 0 AS hidden, '' AS key
    FROM main.made;
""",
    3: _NONE_MADE,
    2: f"""{_NONE_MADE}
CREATE TEMP VIEW described AS SELECT source, code, konami_id AS official_id, alias, stats,
    archetypes, setcodes FROM main.described;
CREATE TEMP VIEW texts AS SELECT id, source, code, language, name, reading, text,
    pendulum AS second, origin, chosen FROM main.texts;
CREATE TEMP VIEW cards AS SELECT *, konami_id AS official_id FROM main.cards;
CREATE TEMP VIEW faqs AS SELECT konami_id AS official_id, source, dated, passages,
    pendulum AS second, questions FROM main.faqs;
CREATE TEMP VIEW concerned AS SELECT konami_id AS official_id, question FROM main.concerned;
""",
}
"""What lets libraries of older versions be read by the names of now."""
SCHEMA = Path(__file__).parent / "schema.sql"
_FACTS = "    -- and a column for each fact that the game declares\n"
_COLUMNS = {
    FactKind.TERM: "TEXT",
    FactKind.TERMS: "TEXT NOT NULL",
    FactKind.NUMBER: "INTEGER",
}

_log = logging.getLogger(__name__)
_NOTHING = ""


class LibraryClosedError(UnreadableError):
    """Somebody reads in a library that was closed for good."""


@dataclass(slots=True)
class _Opened:
    connection: aiosqlite.Connection
    revision: str
    readers: int = 0
    retired: bool = False


class Door:
    """The way to the file as it is now: each reading sees one library from beginning to end."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._opened: _Opened | None = None
        self._opening = asyncio.Lock()
        self._is_closed = False

    def revision(self) -> str:
        """What changes whenever another file is put in place; "" while there is none."""
        if self._path is None:
            return _NOTHING
        try:
            found = self._path.stat()
        except OSError:
            return _NOTHING
        return f"{found.st_dev}-{found.st_ino}-{found.st_mtime_ns}-{found.st_size}"

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[aiosqlite.Connection]:
        """A connection that stays the same until it is given back; else LibraryClosedError.

        Raises UnreadableError where the file fails meanwhile.
        """
        opened = self._opened
        if opened is None or opened.revision != self.revision():
            try:
                opened = await self._renewed()
            except sqlite3.Error as problem:
                raise UnreadableError(str(problem)) from problem
        opened.readers += 1
        try:
            yield opened.connection
        except sqlite3.Error as problem:
            raise UnreadableError(str(problem)) from problem
        finally:
            opened.readers -= 1
            await _close_if_unused(opened)

    async def close(self) -> None:
        """Close the file for good, as soon as nobody reads in it any more."""
        self._is_closed = True
        async with self._opening:
            await self._exchange(None)

    async def _renewed(self) -> _Opened:
        async with self._opening:
            if self._is_closed:
                raise LibraryClosedError("the library is closed")
            revision = self.revision()
            opened = self._opened
            if opened is None or opened.revision != revision:
                opened = _Opened(await self._connect(revision), revision)
                opened.connection.row_factory = sqlite3.Row
                await opened.connection.create_function(FUNCTION, 1, pack, deterministic=True)
                await self._exchange(opened)
            return opened

    async def _exchange(self, opened: _Opened | None) -> None:
        """`opened` takes the place of what was open; that closes once nobody reads in it."""
        retired, self._opened = self._opened, opened
        if retired is not None:
            retired.retired = True
            await _close_if_unused(retired)

    async def _connect(self, revision: str) -> aiosqlite.Connection:
        if self._path is not None and revision != _NOTHING:
            problem = await asyncio.to_thread(whats_wrong, self._path)
            if not problem:
                return await _readable(self._path)
            _log.error("The library %s is taken for empty: %s", self._path, problem)
        made = await asyncio.to_thread(schema)
        nothing = await aiosqlite.connect(":memory:")
        try:
            await nothing.executescript(made)
        except BaseException:  # an open connection has a thread, which keeps the process alive
            await nothing.close()
            raise
        return nothing


async def _readable(path: Path) -> aiosqlite.Connection:
    """The library at `path`, whatever its version is of those that can be read."""
    connection = await aiosqlite.connect(address(path), uri=True)
    try:
        ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
        await connection.executescript(_OLDER.get(version, ""))
    except BaseException:  # an open connection has a thread, which keeps the process alive
        await connection.close()
        raise
    return connection


def schema() -> str:
    """The tables of a library in SQL, with the facts of the game whose cards it holds."""
    facts = SHELVED.printing.facts.items()
    columns = "".join(f"    , {name} {_COLUMNS[kind]}\n" for name, kind in facts)
    return SCHEMA.read_text(encoding="utf-8").replace(_FACTS, columns)


def whats_wrong(path: Path) -> str:
    """Why the file is no library of ours, in a few words; "" where it is one."""
    try:
        connection = sqlite3.connect(address(path), uri=True)
        try:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        finally:
            connection.close()
    except (sqlite3.Error, UnicodeError) as problem:
        return str(problem)
    if application != APPLICATION:
        return "it is not a library of Duelkeeper"
    if version != VERSION and version not in _OLDER:
        return f"its version is {version}, not {VERSION}; import everything again"
    return ""


async def _close_if_unused(opened: _Opened) -> None:
    if opened.retired and not opened.readers:
        await opened.connection.close()
