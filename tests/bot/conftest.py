"""The real bot in this process, against the stand-in, hosting a tiny game."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import CommandTree

from bot.client import Client
from bot.duels.clock import Clock
from bot.library.library import Library
from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.shared import announcing
from bot.store import Store
from engine.core.game import Game
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import Room
from tests.unhurried import unhurry, unlimited, waits
from tests.waiting import PATIENCE, until


@pytest.fixture(scope="session", autouse=True)
def commands_in_all_languages() -> Iterator[None]:
    """They are made once of those in English: each of a thousand bots has the same ones."""
    make, made = announcing._payload, dict[str, list[announcing.Payload]]()

    async def found(tree: CommandTree[Any]) -> list[announcing.Payload]:
        english = [each.to_dict(tree) for each in tree.get_commands()]
        key = json.dumps([repr(type(tree.translator)), english])
        if key not in made:
            made[key] = await make(tree)
        return made[key]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(announcing, "_payload", found)
        yield


class Hosted:
    """The stand-in, and the bot in it, which can be stopped and started again."""

    def __init__(self, sandbox: Sandbox, database: Path) -> None:
        self.sandbox = sandbox
        self.database = database
        self.game: Game = ODDS_AND_EVENS
        self.clock: Clock | None = None
        self.library: Library | None = None
        self.client: Client
        self.store: Store
        self._running: asyncio.Task[None] | None = None

    async def start(self, known: bool = True) -> None:
        """The bot is there, and so are its commands unless they need not be `known`."""
        self.store = await Store.open(self.database)
        self.client = Client(
            self.store, {self.game.key: self.game}, clock=self.clock, library=self.library
        )
        await self.client.login(self.sandbox.token)
        self._running = asyncio.create_task(self.client.connect())
        async with asyncio.timeout(PATIENCE):
            await self.client.wait_for("connect")
        guilds = self.client.guilds
        await until(lambda: any(guild.unavailable for guild in guilds), lambda away: not away)
        if known and self.client.announcing is not None:
            await self.client.announcing

    async def stop(self) -> None:
        await self.client.close()
        if self._running is not None:
            await asyncio.wait([self._running])
        await self.store.close()


@pytest.fixture
async def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hosted]:
    """A bot whose windows pass at once; nothing against the rules of Discord is done.

    However busy the machine is, it answers presses as one with time does.
    """
    unhurry(monkeypatch)
    async with Sandbox() as sandbox:
        waits(sandbox)
        unlimited(sandbox, monkeypatch)
        point_client_at(sandbox.url)
        hosted = Hosted(sandbox, tmp_path / "duels.sqlite")
        await hosted.start()
        guild = next(iter(hosted.client.guilds)).id
        await hosted.store.settings.change(guild, Terms(pace=0.0))
        try:
            yield hosted
        finally:
            await hosted.stop()
        assert sandbox.violations == []


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """Duels with neither Discord nor real time."""
    store = await Store.open(":memory:")
    yield Room(store)
    await store.close()


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    """The owner of the server."""
    return hosted.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    """Somebody there who reads English too."""
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba


@pytest.fixture
def mai(hosted: Hosted) -> Person:
    """A third one, with the language that Discord has for her."""
    return hosted.sandbox.people["Mai"]
