"""A fresh stand-in for each test, which fails when a rule of Discord was broken."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.sandbox.openapi import inspect


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
