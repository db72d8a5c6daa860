"""The shares of several processes in the requests of their token, on the database's server.

Belongs here: the table `request_shares`, which only servers have.
Does not belong here: how large shares are (`bot/shared/sharing.py`).
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

import asyncpg

from bot.config import Server
from bot.shared.sharing import BEAT, FORGOTTEN, LOST, Allotment, Claim
from bot.store.opening import StoreError
from bot.store.postgres import FAILURES, connected, unavailable

_CLASS = 0x444D
"""Of the advisory locks: that of who changes shares."""
_PATIENCE = 2.0
_LARGEST = 63
_FORGET = "DELETE FROM request_shares WHERE renewed < now() - $1 * interval '1 second'"
_OTHERS = (
    "SELECT share, wants, renewed < now() - $2 * interval '1 second', refused "
    "FROM request_shares WHERE process <> $1"
)
_CLAIM = (
    "INSERT INTO request_shares (process, share, wants, refused, renewed) "
    "VALUES ($1, $2, $3, $4, now()) ON CONFLICT (process) DO UPDATE SET "
    "share = excluded.share, wants = excluded.wants, refused = excluded.refused, "
    "renewed = excluded.renewed"
)
_LEAVE = "DELETE FROM request_shares WHERE process = $1"
_log = logging.getLogger(__name__)


class SharesOnServer:
    """Renews the share of this process, on a connection of its own."""

    def __init__(
        self,
        server: Server,
        allotment: Allotment,
        wants: Callable[[], float],
        refused: Callable[[], int],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """It would send as many requests a second as it `wants`, and was so often `refused`."""
        self._server = server
        self._allotment = allotment
        self._wants = wants
        self._refused = refused
        self._now = now
        self._process = secrets.randbits(_LARGEST)
        self._connection: asyncpg.Connection | None = None
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Have a share, and renew it from then on; StoreError where there is no server."""
        try:
            await self.renew()
        except FAILURES as problem:
            raise StoreError(str(unavailable(problem, self._server))) from None
        self._beating = asyncio.create_task(self._beat())

    async def end(self) -> None:
        """Leave the share to the others; nothing is sent any more."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        self._allotment.granted(0.0, self._now())
        with suppress(*FAILURES):
            connection = await self._connected()
            await connection.execute(_LEAVE, self._process)
            await connection.close(timeout=_PATIENCE)
        if self._connection is not None:
            self._connection.terminate()

    async def renew(self) -> None:
        """Claim a share anew; an exception of `FAILURES` where that cannot be."""
        connection, wants = await self._connected(), self._wants()
        asked = self._now()
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1, 0)", _CLASS)
                await connection.execute(_FORGET, FORGOTTEN)
                rows = await connection.fetch(_OTHERS, self._process, LOST)
                others = [Claim(share, wish, lost) for share, wish, lost, _ in rows]
                share = self._allotment.claim(wants, others)
                told = self._process, share, wants, self._refused()
                await connection.execute(_CLAIM, *told)
        except BaseException:
            connection.terminate()  # nobody knows what it still does
            raise
        self._allotment.granted(share, asked)
        self._allotment.refused_elsewhere = sum(row[3] for row in rows)

    async def _beat(self) -> None:
        told = ""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.renew()
            except FAILURES as problem:
                said = type(problem).__name__
                if said != told:
                    words = unavailable(problem, self._server)
                    _log.warning("The share of requests cannot be renewed: %s", words)
                told = said
            except Exception:
                _log.exception("The share of requests cannot be renewed")
            else:
                told = ""

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connected(self._server, _PATIENCE)
        return self._connection
