"""What is done by one at a time among all processes on a database on a server."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from bot.config import Server
from bot.shared.turns import OwnTurns, Turn
from bot.store.postgres import FAILURES, connected, unavailable

_CLASS = 0x444C
"""Of the advisory locks: those of turns, each by a number of its own."""
_NUMBERS = 1_000_000
_PATIENCE = 86_400.0
_REST = 1.0
"""Seconds: for a turn to come, and until the server is asked again."""

_log = logging.getLogger(__name__)


class TurnsOnServer:
    """The turns of all processes on that database.

    Each is a lock of a connection of its own, which the server frees when the process is gone.
    Of the same turn one at a time in this process waits there: it has one connection for it.
    """

    def __init__(self, server: Server) -> None:
        self._server = server
        self._own = OwnTurns()

    @asynccontextmanager
    async def taken(self, turn: Turn, number: int = 0) -> AsyncIterator[None]:
        """Wait for the turn, and have it meanwhile; also until the server is there."""
        async with self._own.taken(turn, number):
            connection = await self._with_lock(turn * _NUMBERS + number % _NUMBERS)
            try:
                yield
            finally:
                try:
                    await connection.close(timeout=_REST)
                except FAILURES:
                    connection.terminate()

    async def _with_lock(self, number: int) -> asyncpg.Connection:
        has_said = False
        while True:
            try:
                return await self._locked(number)
            except FAILURES as problem:
                if not has_said:
                    said = unavailable(problem, self._server)
                    _log.warning("Waiting for %s: %s", self._server, said)
                has_said = True
            await asyncio.sleep(_REST)

    async def _locked(self, number: int) -> asyncpg.Connection:
        connection = await connected(self._server, _PATIENCE)
        try:
            await connection.execute("SELECT pg_advisory_lock($1, $2)", _CLASS, number)
        except BaseException:
            connection.terminate()
            raise
        return connection
