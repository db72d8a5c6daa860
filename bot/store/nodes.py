"""Processes of the bot on one database: that this one runs, and which others are gone.

Belongs here: the table `nodes`, which only servers have.
Does not belong here: who has which duel (`leases`), and that nobody writes what another process
has, which the database itself holds (`migrations/on_server/0038_owners.sql`).

A process lives as long as it renews its row in `nodes`. It has a lock, too, by its connection,
so that the others see at once that it is gone. Who is gone is never there again: a process that
was only held up finds that, lets go of everything, and begins anew under another number.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import asyncpg

from bot.config import Server
from bot.shared.database import UnavailableError
from bot.store.opening import StoreError
from bot.store.postgres import (
    CLASS,
    FAILURES,
    REGISTERING,
    Node,
    Postgres,
    connected,
    unavailable,
)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds: between two renewals, until one is gone who has not renewed, and until one is
    gone whose lock is free.
    """

    beat: float = 1.0
    lease: float = 8.0
    grace: float = 3.0


USUAL = Times()
_REGISTER = (
    "INSERT INTO nodes (id, build, shards, mine, expires, lived) "
    "VALUES ($1, $2, $3, $4, now() + $5 * interval '1 second', $6)"
)
_OTHERS = "SELECT shards FROM nodes WHERE alive AND shards <> $1 AND expires > now() LIMIT 1"
_SAME = (
    "SELECT id, ARRAY(SELECT unnest(mine) INTERSECT SELECT unnest($2::bigint[]) ORDER BY 1) "
    "FROM nodes WHERE alive AND id <> $1 AND mine && $2 AND expires > now()"
)
_RENEW = (
    "UPDATE nodes SET renewed = now(), expires = now() + $2 * interval '1 second', lived = $3, "
    "ready = $4 WHERE id = $1 AND alive RETURNING id"
)
_LATE = (
    "SELECT id, expires < now() FROM nodes WHERE alive AND id <> $1 "
    "AND (expires < now() OR renewed < now() - $2 * interval '1 second')"
)
_GONE = (
    "UPDATE nodes SET alive = FALSE WHERE id = $1 AND alive "
    "AND renewed < now() - $2 * interval '1 second' RETURNING id"
)
_FORGET = "DELETE FROM nodes WHERE NOT alive AND renewed < now() - interval '1 day'"


class Nodes:
    """The process that this is, and the others on the database."""

    def __init__(
        self, node: Node, server: Server, database: Postgres, times: Times = USUAL
    ) -> None:
        self.is_ready = False
        """Whether it goes on with what is its."""
        self._node = node
        self._server = server
        self._database = database
        self._times = times
        self._own: asyncpg.Connection | None = None
        """The connection that renews, and whose lock tells that this process is there."""
        self._is_locked = False
        self._is_known = False
        """Whether the others were told of it, under its number of now."""
        self._steady = 0
        """How many renewals there were since one has failed."""
        self._beating: asyncio.Task[None] | None = None

    @property
    def steady_for(self) -> float:
        """For how many seconds it has been there without a break."""
        return self._steady * self._times.beat

    @property
    def is_settled(self) -> bool:
        """Whether any other process could have been there by now, too."""
        return self.steady_for > self._times.lease

    async def begin(self, then: Callable[[], Awaitable[None]]) -> None:
        """Be there for the others, and do `then` after each renewal.

        Raises UnavailableError or StoreError where that cannot be.
        """
        try:
            await self._register()
        except FAILURES as problem:
            await self._leave()
            raise unavailable(problem, self._server) from None
        except BaseException:
            await self._leave()
            raise
        self._beating = asyncio.create_task(self._beat(then))

    async def end(self) -> None:
        """Be gone, at once: others may take what was had here."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        with suppress(UnavailableError):
            await self._database.do(
                "UPDATE nodes SET alive = FALSE, lived = ? WHERE id = ?",
                (time.time(), self._node.id),
            )
        await self._leave()

    async def _register(self) -> None:
        """Be known to the others, one process after the other; StoreError beside some."""
        part, lease = self._node.part, self._times.lease
        connection = await self._connected()
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", CLASS, REGISTERING)
            await self._refuse_others(connection)
            told = self._node.id, part.build, part.shards.count, list(part.shards.ids)
            await connection.execute(_REGISTER, *told, lease, time.time())
            await connection.execute(_FORGET)
        self._is_known = True

    async def _refuse_others(self, connection: asyncpg.Connection) -> None:
        """StoreError where others count the shards otherwise, or serve one of the same."""
        shards = self._node.part.shards
        count = await connection.fetchval(_OTHERS, shards.count)
        if count is not None:
            raise StoreError(
                f"On the database {self._server} processes run with DUELKEEPER_SHARDS="
                f"{count}, this one has {shards.count}. Set the same for all of them; to "
                "change it, stop all of them before."
            )
        for node, same in await connection.fetch(_SAME, self._node.id, list(shards.ids)):
            if not await self._is_free(connection, node):
                raise StoreError(
                    f"On the database {self._server} another process runs that serves the "
                    f"same shards ({', '.join(map(str, same))}). Give each process shards of "
                    "its own in DUELKEEPER_SHARD_IDS; to put this one in the place of the "
                    "other, stop that one before."
                )

    async def _connected(self) -> asyncpg.Connection:
        """The connection of its own, with the lock."""
        if self._own is None or self._own.is_closed():
            self._own, self._is_locked = await connected(self._server), False
            await self._own.execute("SET synchronous_commit = off")
        if not self._is_locked:
            asked = "SELECT pg_try_advisory_lock($1)"
            self._is_locked = await self._own.fetchval(asked, self._node.id)
        return self._own

    async def _leave(self) -> None:
        own, self._own = self._own, None
        if own is not None:
            try:
                await own.close(timeout=self._times.beat)
            except FAILURES:
                own.terminate()

    async def _beat(self, then: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(self._times.beat)
            try:
                await self._renew()
                self._steady += 1
                if self.steady_for > self._times.grace:
                    await self._bury()
                await then()
            except (*FAILURES, UnavailableError, StoreError) as problem:
                is_told = isinstance(problem, UnavailableError | StoreError)
                why = problem if is_told else unavailable(problem, self._server)
                level = logging.WARNING if self._steady else logging.DEBUG
                _log.log(level, "This process cannot tell that it is there: %s", why)
                self._steady = 0
            except Exception:
                _log.exception("What other processes have left could not be looked at")

    async def _renew(self) -> None:
        if self._is_known:
            connection = await self._connected()
            values = self._node.id, self._times.lease, time.time(), self.is_ready
            if await connection.fetchval(_RENEW, *values) is not None:
                return
            await self._let_go()
        await self._database.rows(*self._node.introduction)
        await self._register()

    async def _let_go(self) -> None:
        """Others hold this process for gone: have nothing any more, under another number."""
        _log.error("Other processes hold this one for gone; it lets go of all, and goes on")
        self._is_known = False
        self._node.lost.tell(None)
        await self._leave()
        self._node.begin_anew()

    async def _bury(self) -> None:
        """Note who is gone, which they never undo; only where this process was there itself.

        After the database was away nobody has renewed for a while.
        """
        connection = await self._connected()
        late = await connection.fetch(_LATE, self._node.id, self._times.grace)
        for node, is_over in late:
            if not is_over and not await self._is_free(connection, node):
                continue
            if await connection.fetchval(_GONE, node, self._times.grace) is not None:
                _log.warning("Process %s is gone; what it had can be taken over", node)

    async def _is_free(self, connection: asyncpg.Connection, node: int) -> bool:
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", node):
            return False
        await connection.execute("SELECT pg_advisory_unlock($1)", node)
        return True
