"""The stand-in as one thing to start: world, people, faults, REST, gateway and page on a port."""

from types import TracebackType

from aiohttp import web

from bot.sandbox.pages import add_pages
from bot.sandbox.people import Person
from bot.sandbox.world import World


class PortTaken(OSError):
    """The port is used by another program; the text says which port and what to do."""


class Sandbox:
    """A local stand-in of Discord, on 127.0.0.1 only; use it with `async with`."""

    def __init__(self, port: int = 0, seed: int = 1, world: World | None = None) -> None:
        self.port = port
        self.world = world or World(seed=seed)
        self.people = {
            user.name: Person(self.world, user) for user in self.world.people.values()
        }
        self.violations: list[str] = []
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Where it is reached, such as "http://127.0.0.1:8123"."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> "Sandbox":
        app = web.Application()
        add_pages(app, self)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            raise PortTaken(
                error.errno,
                f"port {self.port} of 127.0.0.1 is used by another program; choose another one",
            ) from error
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
