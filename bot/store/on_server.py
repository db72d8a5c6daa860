"""A database on a server made, or brought up to date; or in words why it cannot be."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from bot.config import Server
from bot.shared.database import UnavailableError
from bot.shared.owning import Part
from bot.store.dialect import schema, translated
from bot.store.leases import Leases
from bot.store.nodes import USUAL, Times
from bot.store.opening import StoreError, migrations, newer, older, on_servers, scripts
from bot.store.postgres import (
    CLASS,
    FAILURES,
    MIGRATING,
    SCHEMA,
    Node,
    NotAloneError,
    Postgres,
    connected,
    unavailable,
)

_ADVICE = (
    "Check that the server runs, that its address, role and password are right in "
    f"DUELKEEPER_DATABASE, and that the role owns the database or the schema {SCHEMA} in it."
)


async def shared(server: Server, part: Part, times: Times = USUAL) -> tuple[Postgres, Leases]:
    """The database, which other processes have as well, and who has what; StoreError."""
    node = Node(part)
    database = await opened(server, node=node)
    leases = Leases(node, server, database, times)
    try:
        await leases.begin()
    except UnavailableError as problem:
        await database.close()
        raise StoreError(why(server, problem)) from problem
    except BaseException:
        await database.close()
        raise
    return database, leases


async def opened(
    server: Server, *, alone: bool = False, unchanged: bool = False, node: Node | None = None
) -> Postgres:
    """The database, made or brought up to date; StoreError where it cannot be.

    One that is had `alone` is had by no other bot from then on, unless each is a `node` of
    them. One that is to stay `unchanged` has to be of today's version.
    """
    try:
        database = await Postgres.open(server, alone=alone, node=node)
    except NotAloneError:
        raise StoreError(
            f"Another Duelkeeper already runs on the database {server}. Stop it first, or "
            "name another one in DUELKEEPER_DATABASE. Several share one only where each of "
            "them has the setting DUELKEEPER_SHARDS."
        ) from None
    except UnavailableError as problem:
        raise StoreError(why(server, problem)) from problem
    try:
        await (is_of_today if unchanged else bring_up_to_date)(server)
    except BaseException:
        await database.close()
        raise
    return database


async def is_of_today(server: Server) -> None:
    """StoreError unless there is a database of today's version."""
    async with asking(server) as connection:
        version = await version_of(connection, server)
    if version != max(migrations()):
        raise StoreError(older(server, f"its version is {version}"))


async def bring_up_to_date(server: Server) -> None:
    """Make our tables, or change those of an older version; StoreError where that cannot be."""
    async with asking(server) as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", CLASS, MIGRATING)
        await make_tables(connection, await version_of(connection, server))


_AT_WORK = 600.0
"""Seconds for one statement of a command, which may go through a whole table."""


@asynccontextmanager
async def asking(server: Server) -> AsyncIterator[asyncpg.Connection]:
    """A connection for as long as that takes; StoreError where the server fails meanwhile."""
    try:
        connection = await connected(server, _AT_WORK)
        try:
            yield connection
        finally:
            await connection.close()
    except FAILURES as problem:
        raise StoreError(why(server, unavailable(problem, server))) from None


async def version_of(connection: asyncpg.Connection, server: Server) -> int:
    """The version of our tables there, 0 for none; StoreError if it is newer than we."""
    there = await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.schema_version")
    if there is None:
        return 0
    version = int(await connection.fetchval("SELECT version FROM schema_version"))
    if version > max(migrations()):
        raise StoreError(newer(server, version))
    return version


async def make_tables(connection: asyncpg.Connection, version: int) -> None:
    """Make our tables, or bring them up from that version, within a transaction."""
    besides = on_servers()
    if version == 0:
        if await connection.fetchval("SELECT to_regnamespace($1)", SCHEMA) is None:
            await connection.execute(f"CREATE SCHEMA {SCHEMA}")
        for statement in schema():
            await connection.execute(statement)
        for script in besides.values():
            await connection.execute(script)
        await connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        await connection.execute("INSERT INTO schema_version VALUES (0)")
    else:
        for number, script in scripts(version):
            said = f"{translated(script)}\n{besides.get(number, '')}"
            if said.strip():
                await connection.execute(said)
    await connection.execute("UPDATE schema_version SET version = $1", max(migrations()))


def why(server: Server, problem: UnavailableError) -> str:
    """Why the database cannot be used, and what to do."""
    return f"The database {server} cannot be used ({problem}). {_ADVICE}"
