"""Copies of a database on a server: files like those of a file, put back, or moved for good."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg

from bot.config import Server
from bot.shared.file_lock import NotAloneError, alone
from bot.shared.private_files import on_disk
from bot.store.backups import KEPT, beside, brought_up_to_date, counted, open_duels
from bot.store.copying import to_file, to_server
from bot.store.dialect import tables
from bot.store.on_server import asking, make_tables, version_of
from bot.store.opening import StoreError, migrations
from bot.store.postgres import ALONE, CLASS, SCHEMA, is_held
from bot.store.status import COUNTS, Counts

_NAME = "copy.sqlite"
_ASIDE = f"{SCHEMA}_replaced_"
_RUNNING = (
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 "
    "AND objid = $2 AND database = (SELECT oid FROM pg_database "
    "WHERE datname = current_database()))"
)
_PROCESSES = "SELECT count(*) FROM nodes WHERE alive AND expires > now()"
_SIZE = (
    "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint / 1024 FROM pg_class "
    "WHERE relkind = 'r' AND relnamespace = to_regnamespace($1)"
)


async def back_up(server: Server, copy: Path) -> str:
    """Copy the database to the new file `copy`, also while a bot runs; says what was done.

    Raises StoreError where that cannot be; then there is no such file.
    """
    async with asking(server) as connection:
        duels = await _copied(server, connection, copy)
    return f"{server} was copied to {copy}, with {counted(duels)}."


async def restore(server: Server, backup: Path) -> str:
    """Put the database that was copied to `backup` in the place of ours on the server.

    What was there is kept beside it. Says what was done. Raises StoreError where the backup is
    no sound database of ours or a bot runs; then nothing has changed.
    """
    with TemporaryDirectory() as folder:
        file = Path(folder) / _NAME
        duels = brought_up_to_date(backup, file)
        async with _alone(server) as connection, connection.transaction():
            aside = await _set_aside(connection)
            await make_tables(connection, 0)
            await to_server(file, connection)
            await connection.execute("DELETE FROM known_commands")
            old = (await _aside(connection))[:-KEPT]
            for each in old:
                await connection.execute(f"DROP SCHEMA {each} CASCADE")
    said = [f"{server} was restored from {backup}, with {counted(duels)}."]
    if aside:
        said.append(f"What was there before is kept as the schema {aside}.")
    if old:
        said.append(f"Older ones were removed: {', '.join(old)}.")
    return "\n".join(said)


async def moved_to_server(file: Path, server: Server) -> str:
    """Copy a file to the server, where nothing is yet, and say so; StoreError, no change."""
    if not file.is_file():
        raise StoreError(f"There is no file {file}.")
    try:
        with alone(file), TemporaryDirectory() as folder:
            copy = Path(folder) / _NAME
            duels = brought_up_to_date(file, copy)
            async with _alone(server) as connection, connection.transaction():
                await make_tables(connection, await version_of(connection, server))
                await _refuse_rows(connection, server)
                await to_server(copy, connection)
    except NotAloneError:
        raise StoreError(f"A bot runs on {file}. Stop it, then try again.") from None
    return f"{file} was copied to {server}, with {counted(duels)}."


async def moved_to_file(server: Server, file: Path) -> str:
    """Copy the server to a new file, and say so; StoreError, and then there is no such file."""
    async with _alone(server) as connection:
        duels = await _copied(server, connection, file)
    return f"{server} was copied to {file}, with {counted(duels)}."


async def status(server: Server) -> str:
    """What the database holds, whether a bot runs on it, and what lies beside it."""
    async with asking(server) as connection:
        await _refuse_others(connection, server)
        counts = Counts(*await connection.fetchrow(COUNTS))
        is_running = await connection.fetchval(_RUNNING, CLASS, ALONE)
        processes = await connection.fetchval(_PROCESSES)
        size = await connection.fetchval(_SIZE, SCHEMA)
        aside = await _aside(connection)
    lines = [
        f"{server}: {size} KiB; {_who_runs(is_running, processes)} on it.",
        f"{str(counts).capitalize()}.",
    ]
    if aside:
        lines.append(f"Set aside by restore: {', '.join(aside)}.")
    return "\n".join(lines)


def _who_runs(is_running: bool, processes: int) -> str:
    """How many processes there are of a bot that is dealt out to several, if one runs."""
    if not is_running:
        return "no bot runs"
    if not processes:
        return "a bot runs"
    return f"a bot runs in {processes} process{'' if processes == 1 else 'es'}"


async def _copied(server: Server, connection: asyncpg.Connection, copy: Path) -> int:
    """Copy our tables to a new file; how many duels go on in them."""
    if copy.exists():
        raise StoreError(f"{copy} is there already; name a file that is not.")
    await _refuse_others(connection, server)
    new = beside(copy, ".new")
    try:
        try:
            new.unlink(missing_ok=True)
            await to_file(connection, new)
            on_disk(new)
            duels = open_duels(new)
            new.replace(copy)
        finally:
            new.unlink(missing_ok=True)
        on_disk(copy.absolute().parent)
    except (ConnectionError, TimeoutError):  # of the server; `asking` says so
        raise
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(
            f"{server} cannot be copied to {copy} ({problem}). Check that its folder is there "
            "and may be written, and that its disk has room."
        ) from problem
    return duels


async def _refuse_others(connection: asyncpg.Connection, server: Server) -> None:
    """StoreError unless the database is of our version."""
    version = await version_of(connection, server)
    if version == 0:
        raise StoreError(f"There is no database of ours at {server} (DUELKEEPER_DATABASE).")
    if version != max(migrations()):
        raise StoreError(
            f"The database {server} is of an older version. Take the Duelkeeper that runs on "
            "it, or start the bot of this version on it once."
        )


async def _refuse_rows(connection: asyncpg.Connection, server: Server) -> None:
    for table in tables():
        if await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table.name})"):
            raise StoreError(
                f"{server} is not empty: there are rows in {table.name}. Name another "
                "database, or use restore, which keeps what is there."
            )


async def _set_aside(connection: asyncpg.Connection) -> str:
    """Call our tables something else; how, "" where there are none."""
    if await connection.fetchval("SELECT to_regnamespace($1)", SCHEMA) is None:
        return ""
    aside = f"{_ASIDE}{datetime.now(UTC):%Y%m%dt%H%M%S%f}"
    await connection.execute(f"ALTER SCHEMA {SCHEMA} RENAME TO {aside}")
    return aside


async def _aside(connection: asyncpg.Connection) -> list[str]:
    found = await connection.fetch(
        "SELECT nspname FROM pg_namespace WHERE starts_with(nspname, $1) ORDER BY nspname",
        _ASIDE,
    )
    return [str(row[0]) for row in found]


@asynccontextmanager
async def _alone(server: Server) -> AsyncIterator[asyncpg.Connection]:
    async with asking(server) as connection:
        if not await is_held(connection):
            raise StoreError(f"A bot runs on {server}. Stop it, then try again.")
        yield connection
