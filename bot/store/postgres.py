"""The database on a PostgreSQL server, for whom one machine or one file is not enough."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Self, TypeVar

import asyncpg

from bot.config import Server
from bot.shared.database import (
    ConflictError,
    FencedError,
    Row,
    Step,
    UnavailableError,
    Values,
)
from bot.shared.notices import Notice
from bot.shared.owning import Kind, Part, Thing
from bot.store.dialect import marked

SCHEMA = "duelkeeper"
"""Where our tables are; nothing else of the database is touched."""
CLASS, ALONE, MIGRATING, REGISTERING = 0x444B, 1, 2, 3
"""Of the advisory locks: ours, and those of the bot that runs, of who changes the tables, and
of a process that becomes known to the others.
"""
_TO_CONNECT = 2.0
_TO_ANSWER = 10.0
_REST = 0.5
"""Seconds: for a connection, for a statement, and after a failure until the next try."""
_SETTINGS = {
    "application_name": "duelkeeper",
    "search_path": SCHEMA,
    "jit": "off",  # which would take longer than any statement of ours
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
}
"""A server that is gone is noticed soon, and so is a bot that is gone by its server."""
_OF_VALUES = ("22", "23")
_FENCED = "DK001"
"""How the database says that another process has what was to be changed."""
_ASKING = "duelkeeper.node"
_BITS = 63
_READING = ("XX001", "XX002", "58030")

_log = logging.getLogger(__name__)
_Found = TypeVar("_Found")


async def connected(server: Server, patience: float = _TO_ANSWER) -> asyncpg.Connection:
    """A connection to the server; an exception of `FAILURES` where there is none.

    A statement is given up after so many seconds of `patience`.
    """
    return await asyncpg.connect(
        server.address,
        timeout=_TO_CONNECT,
        command_timeout=patience,
        server_settings=_SETTINGS,
    )


FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    RuntimeError,  # of uvloop, for a connection that is being closed
)
"""What a server that cannot be used is known by."""


async def is_held(connection: asyncpg.Connection, *, with_others: bool = False) -> bool:
    """Whether the lock of the bot that runs is had by this connection from now on.

    Those who have it `with_others` keep out who would have it alone, and the other way round.
    """
    shared = "_shared" if with_others else ""
    asked = f"SELECT pg_try_advisory_lock{shared}($1, $2)"
    return bool(await connection.fetchval(asked, CLASS, ALONE))


class Node:
    """The process that this is among others on the database: under which number it writes.

    What it is refused since another one has it, it tells as `lost`.
    """

    def __init__(self, part: Part) -> None:
        self.part = part
        self.lost = Notice[Thing | None]()
        self.id = 0
        self.begin_anew()

    def begin_anew(self) -> None:
        """Be another process from now on, for all others: nobody ever had that number."""
        self.id = secrets.randbits(_BITS) | 1

    @property
    def introduction(self) -> Step:
        """What has all that a connection writes from then on be this process's."""
        return f"SELECT set_config('{_ASKING}', ?, false)", (str(self.id),)


class Postgres:
    """An open database on a server, by one connection: statements in the order of the asking.

    A connection that is lost is made anew with the next statement. The lock of who runs alone
    belongs to the connection that writes: who has lost it cannot write.
    """

    def __init__(self, server: Server, *, alone: bool, node: Node | None = None) -> None:
        self._server = server
        self._is_alone = alone
        self._node = node
        self._turn = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None
        self._resting_until = 0.0
        self._is_closed = False

    @classmethod
    async def open(
        cls, server: Server, *, alone: bool = False, node: Node | None = None
    ) -> Self:
        """Of a server that is there; UnavailableError where it is not, or not ours alone."""
        opened = cls(server, alone=alone, node=node)
        await opened.rows("SELECT 1")
        return opened

    async def close(self) -> None:
        """Let go of the server; everything accepted is already there."""
        self._is_closed = True
        async with self._turn:
            connection, self._connection = self._connection, None
            if connection is not None:
                try:
                    await connection.close(timeout=_TO_CONNECT)
                except FAILURES:
                    connection.terminate()

    async def rows(self, statement: str, values: Values = ()) -> Sequence[Row]:
        """The rows it finds, or gives back of what it has changed."""
        said = marked(statement)
        found = await self._do(lambda connection: connection.fetch(said, *values))
        return [tuple(row) for row in found]

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
        said = marked(statement)
        done = await self._do(lambda connection: connection.execute(said, *values))
        return int(done.rpartition(" ")[2])

    async def many(self, statement: str, rows: Iterable[Values]) -> None:
        """The same statement for each of these rows of values: all of them, or none."""
        said, values = marked(statement), list(rows)
        await self._do(lambda connection: connection.executemany(said, values))

    async def together(self, *steps: Step) -> Sequence[Sequence[Row]]:
        """All these statements in one write, or none of them; the rows of each."""

        async def carried_out(connection: asyncpg.Connection) -> list[list[Row]]:
            async with connection.transaction():
                found = [await connection.fetch(marked(said), *with_) for said, with_ in steps]
            return [[tuple(row) for row in rows] for rows in found]

        return await self._do(carried_out)

    async def _do(self, doing: Callable[[asyncpg.Connection], Awaitable[_Found]]) -> _Found:
        async with self._turn:
            connection = await self._usable()
            try:
                return await doing(connection)
            except FAILURES as problem:
                if isinstance(problem, TimeoutError):  # nobody knows what it still does
                    connection.terminate()
                raise self._told(problem) from None

    def _told(self, problem: Exception) -> UnavailableError:
        """What the rooms are told of it; what is lost is let go of before that."""
        told = unavailable(problem, self._server)
        if isinstance(told, FencedError) and self._node is not None:
            kind, number = getattr(problem, "detail", "").split(" ")
            self._node.lost.tell(Thing(Kind(kind), int(number)))
        return told

    async def _usable(self) -> asyncpg.Connection:
        connection = self._connection
        if connection is not None and not connection.is_closed():
            return connection
        now = asyncio.get_running_loop().time()
        if self._is_closed:
            raise UnavailableError("the database is closed")
        if now < self._resting_until:
            raise UnavailableError(f"{self._server} cannot be reached")
        try:
            connection = await self._connected()
        except NotAloneError:
            self._resting_until = now + _REST
            raise
        except FAILURES as problem:
            self._resting_until = now + _REST
            raise unavailable(problem, self._server) from None
        if self._connection is not None:
            _log.warning("Connected to %s again", self._server)
        self._connection = connection
        return connection

    async def _connected(self) -> asyncpg.Connection:
        connection = await connected(self._server)
        try:
            node = self._node
            if (self._is_alone or node) and not await is_held(
                connection, with_others=node is not None
            ):
                raise NotAloneError(f"another Duelkeeper runs on {self._server}")
            if node is not None:
                said, values = node.introduction
                await connection.fetch(marked(said), *values)
        except BaseException:
            connection.terminate()
            raise
        return connection


class NotAloneError(UnavailableError):
    """Another bot runs on the database."""


def unavailable(problem: Exception, server: Server) -> UnavailableError:
    """What the rooms are told of it, which has no secret of the server in it, nor of a row."""
    code = getattr(problem, "sqlstate", None) or ""
    of_values = ConflictError if _is_of_values(problem) else UnavailableError
    kind = FencedError if code == _FENCED else of_values
    told = kind(server.without_secrets(words_of(problem)))
    told.failed_reading = code in _READING
    return told


def words_of(problem: Exception) -> str:
    """What went wrong, without the values of the row: hands and decks may be among them."""
    if _is_of_values(problem):
        places = ("table_name", "column_name", "constraint_name")
        named = (getattr(problem, place, None) for place in places)
        return " ".join([type(problem).__name__, *filter(None, named)])
    said = problem.args[0] if isinstance(problem, asyncpg.PostgresError) else problem
    return str(said) or type(problem).__name__


def _is_of_values(problem: Exception) -> bool:
    code = getattr(problem, "sqlstate", None) or ""
    return code[:2] in _OF_VALUES or isinstance(problem, asyncpg.DataError)
