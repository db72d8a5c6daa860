"""The client leaves nothing running behind."""

import threading

from bot.client import Client
from bot.store import Store

PATIENCE = 20.0
"""Seconds in which a thread that was told to end does so."""


def begun_since(before: set[threading.Thread]) -> list[threading.Thread]:
    """The threads the program would wait for, beside those of the loop, that are new."""
    new = [thread for thread in threading.enumerate() if thread not in before]
    return [thread for thread in new if not thread.name.startswith("asyncio_")]


async def test_who_leaves_lets_go_of_the_library() -> None:
    store = await Store.open(":memory:")
    before = set(threading.enumerate())
    client = Client(store)
    await client.library.counts()
    begun = begun_since(before)
    await client.close()
    for thread in begun:
        thread.join(PATIENCE)
    await store.close()

    assert begun
    assert not any(thread.is_alive() for thread in begun)
