"""Several processes on one database, as far as their stores go."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.config import Server
from bot.duels.store.records import GivenBy, Kept
from bot.shared.owning import Part
from bot.shared.shards import Shards
from bot.store import Store
from bot.store.nodes import Times
from bot.store.on_server import shared
from engine.core.match import Entry
from engine.core.protocol import Seat

QUICK: Final = Times(beat=0.05, lease=0.3, grace=0.15)
SELDOM: Final = Times(beat=60.0, lease=600.0, grace=300.0)


async def opened(server: Server, *mine: int, shards: int = 2, times: Times = QUICK) -> Store:
    """The store of a process that serves these shards."""
    return Store(*await shared(server, Part(Shards(shards, mine), "test"), times), shared=True)


@asynccontextmanager
async def two(server: Server, times: Times) -> AsyncIterator[tuple[Store, Store]]:
    """Those of shard 0 and of shard 1."""
    first = await opened(server, 0, times=times)
    try:
        second = await opened(server, 1, times=times)
        try:
            yield first, second
        finally:
            await second.close()
    finally:
        await first.close()


async def begun(store: Store, guild: int | None = None) -> int:
    """A duel that goes on, had by that process."""
    return await store.database.number(
        "INSERT INTO matches (game, setup, guild, channel, parent, language, pace, "
        "decision_seconds, unilateral, status) "
        "VALUES ('odds', '', ?, 1, 1, 'en', 1, 300, 1, 'open') RETURNING id",
        (guild,),
    )


def given(n: int) -> list[Kept]:
    """The answer of that number."""
    return [Kept(Entry(Seat(0), (n,), str(n)), GivenBy.PLAYER)]


def number(store: Store) -> int:
    """Under which number the process of that store is known now."""
    return int(store.owners.of_duels.rpartition(" = ")[2].rstrip(")"))


async def hold_for_gone(store: Store, by: Store) -> None:
    """Have others see it as gone, without its knowing."""
    await by.database.do("UPDATE nodes SET alive = FALSE WHERE id = ?", (number(store),))
