"""The real client with the library's commands, talking to the stand-in of Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.client import Client
from bot.library.library import Library
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.store import Store
from tests.bot.library.asking_rulings import MORE
from tests.bot.library.zoo import ZOO
from tests.bot.library.zoo_lists import shelve_lists
from tests.library.invented import shelve_invented
from tests.sandbox import openapi
from tests.unhurried import unhurry, waits
from tests.waiting import PATIENCE


@pytest.fixture
async def shop(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """The card shop with the bot in it; whatever the bot does against Discord's rules fails."""
    async with opened(tmp_path, Library()) as sandbox:
        yield sandbox


@pytest.fixture
async def listed(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """The same shop with the ban lists of the zoo in the bot's library."""
    library = await Library.open(shelve_lists(tmp_path / "library.db"))
    try:
        async with opened(tmp_path, library) as sandbox:
            yield sandbox
    finally:
        await library.close()


@pytest.fixture
async def library_shop(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """The same shop with the invented cards in the bot's library."""
    library = await Library.open(shelve_invented(tmp_path / "library.db"))
    try:
        async with opened(tmp_path, library) as sandbox:
            yield sandbox
    finally:
        await library.close()


@asynccontextmanager
async def opened(folder: Path, library: Library) -> AsyncIterator[Sandbox]:
    async with hosted(folder, library) as (sandbox, _):
        yield sandbox


@asynccontextmanager
async def hosted(folder: Path, library: Library) -> AsyncIterator[tuple[Sandbox, Client]]:
    store = await Store.open(folder / "shop.db")
    try:
        with pytest.MonkeyPatch.context() as patched:
            unhurry(patched)
            async with _hosted(store, library) as found:
                yield found
    finally:
        await library.close()
        await store.close()


@asynccontextmanager
async def _hosted(store: Store, library: Library) -> AsyncIterator[tuple[Sandbox, Client]]:
    async with Sandbox() as sandbox:
        waits(sandbox)
        sandbox.inspect = openapi.inspect
        point_client_at(sandbox.url)
        async with Client(store, {ZOO.key: ZOO}, library=library) as client:
            await client.login(sandbox.token)
            connection = asyncio.create_task(client.connect())
            await asyncio.wait_for(client.wait_for("connect"), timeout=PATIENCE)
            assert client.announcing is not None
            await client.announcing
            while client.house.lookup.catalogue.revision != library.revision:
                await client.house.lookup.renewed()
            yield sandbox, client
            await client.close()
            await connection
    assert sandbox.violations == []


@pytest.fixture
async def shelved(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """The card shop, whose bot has the invented library and more rulings."""
    library = await Library.open(shelve_invented(tmp_path / "library.db", *MORE))
    try:
        async with opened(tmp_path, library) as sandbox:
            yield sandbox
    finally:
        await library.close()
