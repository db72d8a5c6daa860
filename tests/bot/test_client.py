"""The client leaves nothing running behind, and its log says what went wrong."""

import sys
import threading

import pytest

from bot.client import Client
from bot.store import Store
from tests.bot.conftest import Hosted

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
    await client.house.library.counts()
    begun = begun_since(before)
    await client.close()
    for thread in begun:
        thread.join(PATIENCE)
    await store.close()

    assert begun
    assert not any(thread.is_alive() for thread in begun)


async def test_the_log_names_the_command_that_failed_and_who_gave_it(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no such page")

    monkeypatch.setattr(sys.modules["bot.duels.help"], "help_page", fail)
    yugi = hosted.sandbox.people["Yugi"]

    answer = (await yugi.call("help")).message

    assert answer is not None
    assert answer.text.startswith("Something went wrong.")
    assert f"/help of {yugi.id} could not be answered" in caplog.text
