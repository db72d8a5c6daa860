"""The real client with the library's commands, talking to the stand-in of Discord."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Client
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.store import Store
from tests.bot.library.zoo import ZOO
from tests.sandbox import openapi

COGS = ("bot.cogs.decks", "bot.cogs.cards", "bot.cogs.rules")


@pytest.fixture
async def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """The card shop with the bot in it; whatever the bot does against Discord's rules fails."""
    monkeypatch.setattr("bot.client.COGS", COGS)
    store = await Store.open(tmp_path / "shop.db")
    try:
        async with Sandbox() as sandbox:
            sandbox.inspect = openapi.inspect
            point_client_at(sandbox.url)
            async with Client(store, {ZOO.key: ZOO}) as client:
                await client.login(sandbox.token)
                connection = asyncio.create_task(client.connect())
                await asyncio.wait_for(client.wait_for("connect"), timeout=5)
                yield sandbox
                await client.close()
                await connection
        assert sandbox.violations == []
    finally:
        await store.close()
