"""A message that could not be sent is shown later, however long it takes."""

import asyncio

import pytest

from bot.shared import following
from bot.shared.budget import WithheldError
from bot.shared.following import Follower


async def test_what_was_withheld_is_shown_once_it_may_be_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(following, "WITHHELD_REST", 0.0)
    tries = 0
    shown = asyncio.Event()

    async def show() -> None:
        nonlocal tries
        tries += 1
        if tries <= 20:
            raise WithheldError("too many refusals")
        shown.set()

    follower = Follower(show, 0.0, lambda: 0.0)
    follower.touch()
    await asyncio.wait_for(shown.wait(), timeout=60)
    await follower.settled()
    assert tries == 21


async def test_something_urgent_cuts_a_long_rest_short() -> None:
    shows = 0
    shown = asyncio.Event()

    async def show() -> None:
        nonlocal shows
        shows += 1
        shown.set()

    follower = Follower(show, 0.0, lambda: 3600.0)
    follower.touch()
    await asyncio.wait_for(shown.wait(), timeout=20)
    shown.clear()
    follower.touch()
    follower.touch(urgent=True)
    await asyncio.wait_for(shown.wait(), timeout=20)
    follower.stop()
    assert shows == 2
