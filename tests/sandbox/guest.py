"""A real discord.py client to try the stand-in with."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from tests.waiting import PATIENCE


class Guest(discord.Client):
    """A client with a command tree that is synchronised when it arrives."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=options.pop("intents", discord.Intents.default()),
            guild_ready_timeout=0,
            max_messages=None,
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.arrived = asyncio.Event()
        self.resumed = asyncio.Event()
        self.failures: list[BaseException] = []
        self.tree.error(self._failed)

    async def _failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        self.failures.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.arrived.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def before_identify_hook(
        self, shard_id: int | None, *, initial: bool = False
    ) -> None:
        """The client does not wait five seconds before it identifies again."""

    @property
    def shop(self) -> discord.Guild:
        """The one server."""
        return self.guilds[0]

    def room(self, name: str) -> discord.TextChannel:
        """The text channel of that name."""
        return next(each for each in self.shop.text_channels if each.name == name)


@asynccontextmanager
async def visiting(
    sandbox: Sandbox, teach: Callable[[Guest], None] | None = None, **options: Any
) -> AsyncIterator[Guest]:
    """A `Guest` that has arrived at `sandbox`, with the commands `teach` gave it."""
    point_client_at(sandbox.url)
    guest = Guest(**options)
    if teach is not None:
        teach(guest)
    task = asyncio.create_task(guest.start(sandbox.token))
    arrival = asyncio.create_task(guest.arrived.wait())
    await asyncio.wait((task, arrival), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    try:
        if task.done():
            task.result()
        assert guest.arrived.is_set(), "the client did not become ready"
        yield guest
    finally:
        arrival.cancel()
        await guest.close()
        await asyncio.gather(task, return_exceptions=True)
