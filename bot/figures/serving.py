"""The addresses for who watches the program: figures, and whether it lives and can serve.

They are open on this machine alone, and only where a port was named.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Self

from aiohttp import web

from bot.figures.exposition import exposition
from bot.figures.house import Running
from bot.shared.database import UnavailableError

_log = logging.getLogger(__name__)
HOST = "127.0.0.1"
HUNG = 5.0
"""Seconds by which the event loop may have been late within the last minute."""
PATIENCE = 2.0
"""Seconds for which the database may take to answer."""
_FORM = "text/plain; version=0.0.4; charset=utf-8"


class FiguresError(Exception):
    """The port cannot be opened; the message says which and what to do."""


class Served:
    """Answers at a port of this machine, as long as it is entered."""

    def __init__(self, port: int, client: Callable[[], Running | None]) -> None:
        """`client` is the client of this moment; a new one follows where one is thrown out."""
        self._port = port
        self._client = client
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        self._runner = web.AppRunner(app, access_log=None)

    @property
    def url(self) -> str:
        """Where it answers; the port is the one that was opened, also where 0 was named."""
        host, port, *_ = self._runner.addresses[0]
        return f"http://{host}:{port}"

    async def __aenter__(self) -> Self:
        """Open the port; FiguresError where it is taken."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self._port).start()
        except OSError as problem:
            await self._runner.cleanup()
            raise FiguresError(
                f"The port {self._port} for figures cannot be opened ({problem.strerror}). Set "
                "DUELKEEPER_FIGURES_PORT to another one, or leave it out."
            ) from problem
        _log.info("Figures are at %s/metrics", self.url)
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Close it."""
        await self._runner.cleanup()

    async def _metrics(self, request: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(PATIENCE):
                client = self._client()
                if client is not None:
                    client.house.arrivals.look()  # else what comes last is counted too late
                body = await exposition(client)
        except (UnavailableError, TimeoutError) as problem:
            return web.Response(status=503, text=_unreadable(problem))
        return web.Response(body=body, headers={"Content-Type": _FORM})

    async def _healthz(self, request: web.Request) -> web.Response:
        """That the event loop runs: it is it that answers."""
        client = self._client()
        late = 0.0 if client is None else client.house.watchdog.lags.worst
        if late > HUNG:
            return web.Response(status=503, text=f"The event loop was {late:.1f} s late.\n")
        return web.Response(text="alive\n")

    async def _readyz(self, request: web.Request) -> web.Response:
        """That players are served: Discord is there, and so is the database."""
        client = self._client()
        if client is None or client.is_closed() or not client.is_ready():
            return web.Response(status=503, text="Not connected to Discord.\n")
        try:
            async with asyncio.timeout(PATIENCE):
                await client.house.counted()
        except (UnavailableError, TimeoutError) as problem:
            return web.Response(status=503, text=_unreadable(problem))
        return web.Response(text="ready\n")


def _unreadable(problem: Exception) -> str:
    return f"The database does not answer: {str(problem) or 'it takes too long'}.\n"
