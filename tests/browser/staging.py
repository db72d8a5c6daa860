"""A shop in which the same duel is dealt at all times, for what the documentation shows."""

import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.client import Client
from bot.sandbox.server import Sandbox
from tests.browser.dueling import duelkeeper
from tests.end_to_end.shop import Shop

SEED = 2


@asynccontextmanager
async def staged(seed: int = SEED) -> AsyncIterator[Shop]:
    """A shop with the bot in this process; response windows pass at once."""
    async with staged_with_bot(seed) as (shop, _):
        yield shop


@asynccontextmanager
async def staged_with_bot(seed: int = SEED) -> AsyncIterator[tuple[Shop, Client]]:
    """The same shop, and the bot in it."""
    dice = random.Random(seed)
    secrets.token_bytes = lambda nbytes=None: dice.randbytes(nbytes or 32)
    secrets.choice = dice.choice
    with TemporaryDirectory() as folder:
        database = Path(folder) / "duels.sqlite"
        async with Sandbox() as sandbox, duelkeeper(sandbox, database) as client:
            shop = Shop(sandbox, Path(folder))
            shop.bot_is_here.set()
            await shop.yugi.call("duel-admin settings", options={"response_pause": "fast"})
            yield shop, client
