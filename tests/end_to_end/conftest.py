"""A card shop for each test; whatever was done in it against the rules fails the test."""

import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import pytest

from bot.sandbox.server import Sandbox
from bot.sandbox.world import RESIDENTS, Resident, World
from tests.end_to_end.nursery import Nursery
from tests.end_to_end.program import Program
from tests.end_to_end.shop import Shop
from tests.sandbox.openapi import inspect
from tests.unhurried import waits


@pytest.fixture(scope="session", autouse=True)
def nursery() -> Iterator[None]:
    """Programs begin with everything loaded, unless a test wants none of that."""
    Program.nursery = Nursery()
    yield
    Program.nursery.close()
    Program.nursery = None


@pytest.fixture
def residents() -> Sequence[Resident]:
    """Those who are in the shop."""
    return *RESIDENTS, Resident("Pegasus")


@pytest.fixture
async def closed_shop(tmp_path: Path, residents: Sequence[Resident]) -> AsyncIterator[Shop]:
    """The stand-in, to which the bot has not come yet."""
    world = World(residents)
    async with Sandbox(world=world) as sandbox:
        sandbox.inspect = inspect
        sandbox.limits.enforced = False
        waits(sandbox)
        shop = Shop(sandbox, tmp_path)
        shop.bot.module = "tests.end_to_end.unhurried"
        try:
            yield shop
        finally:
            await shop.bot.stop()
            sys.stdout.write("\n".join(["The bot said:", *shop.bot.lines]))
    assert sandbox.violations == []
    assert shop.bot.troubles == []


@pytest.fixture
async def shop(closed_shop: Shop) -> Shop:
    """The stand-in with the bot in it; response windows pass at once."""
    await closed_shop.open()
    return closed_shop
