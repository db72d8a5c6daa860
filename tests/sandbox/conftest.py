"""A fresh stand-in for each test, which fails when a rule of Discord was broken."""

from collections.abc import AsyncIterator

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.sandbox.openapi import inspect


@pytest.fixture(autouse=True)
def _addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client's own addresses are restored after each test."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        sandbox.inspect = inspect
        yield sandbox
    assert sandbox.violations == []


@pytest.fixture
def yugi(sandbox: Sandbox) -> Person:
    return sandbox.people["Yugi"]


@pytest.fixture
def kaiba(sandbox: Sandbox) -> Person:
    return sandbox.people["Kaiba"]


@pytest.fixture
def joey(sandbox: Sandbox) -> Person:
    return sandbox.people["Joey"]
