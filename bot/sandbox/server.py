"""The stand-in as one thing to start: world, people, faults, REST, gateway and page."""

import asyncio
import os
import secrets
from errno import EADDRINUSE
from ssl import SSLContext
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.pages import add_pages
from bot.sandbox.people import Person
from bot.sandbox.rest.api import Api, Inspect
from bot.sandbox.rest.limits import Limits
from bot.sandbox.rest.request import Service
from bot.sandbox.world import World

LARGEST_REQUEST = 110 * 1024 * 1024
"""Bytes: ten files of the largest size, and the form around them."""


class PortError(OSError):
    """The port cannot be opened; the text says which one, why, and what to do."""


class Sandbox:
    """A local stand-in of Discord, on 127.0.0.1 only; use it with `async with`.

    `port` 0 takes a free one. With `tls` it speaks HTTPS, as a client does that keeps Discord's
    addresses and is led here by its resolver. `violations` lists everything the bot did against
    the rules.
    """

    def __init__(
        self,
        port: int = 0,
        seed: int = 1,
        world: World | None = None,
        tls: SSLContext | None = None,
    ) -> None:
        self.port = port
        self._tls = tls
        self.world = world or World(seed=seed)
        self.token = f"sandbox.{secrets.token_urlsafe(24)}"
        self.violations: list[str] = []
        self.interactions = Interactions(self.world)
        self.people = {
            user.name: Person(self.world, self.interactions, user)
            for user in self.world.people.values()
        }
        self.gateway = Gateway(self.world, self.token, self.violations)
        self.faults = Faults(self.gateway)
        service = Service(self.world, self.interactions)
        self._api = Api(service, self.faults, self.token, self.violations)
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Where it is reached, such as "http://127.0.0.1:8123"."""
        return f"{'http' if self._tls is None else 'https'}://127.0.0.1:{self.port}"

    @property
    def limits(self) -> Limits:
        """The rate limits; with `limits.enforced` False only their headers remain."""
        return self._api.limits

    @property
    def inspect(self) -> Inspect | None:
        """Called with each REST exchange; what it yields are further violations."""
        return self._api.inspect

    @inspect.setter
    def inspect(self, inspect: Inspect | None) -> None:
        self._api.inspect = inspect

    async def bot_arrives(self, timeout: float = 300) -> None:
        """Wait until a bot is connected to the gateway; its commands may follow.

        Raises `TimeoutError` when none came within `timeout` seconds.
        """
        try:
            await asyncio.wait_for(self.gateway.arrived.wait(), timeout)
        except TimeoutError:
            raise TimeoutError(f"no bot came to {self.url} within {timeout} s") from None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._bare_gateway])
        self._api.add_routes(app)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._attachment)
        add_pages(app, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, ssl_context=self._tls)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            why = "is used by another program"
            if error.errno != EADDRINUSE:
                why = f"cannot be opened ({os.strerror(error.errno or 0)})"
            words = f"port {self.port} of 127.0.0.1 {why}; name another one"
            raise PortError(error.errno, words) from error
        self.port = self._runner.addresses[0][1]
        self.world.address = self.url
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.gateway.cut()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _bare_gateway(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a client that keeps Discord's addresses find the gateway where the page is."""
        upgrade = request.headers.get("Upgrade", "").lower()
        if request.path == "/" and upgrade == "websocket":
            return await self.gateway.serve(request)
        return await handler(request)

    async def _attachment(self, incoming: web.Request) -> web.Response:
        """The content of a file."""
        attachment = self.world.files.get(incoming.match_info["file"])
        if attachment is None:
            raise web.HTTPNotFound
        return web.Response(body=attachment.content, content_type=attachment.content_type)
