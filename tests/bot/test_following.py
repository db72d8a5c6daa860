"""A message that could not be sent is shown later, however long it takes."""

import asyncio

import pytest

from bot import following
from bot.budget import WithheldError
from bot.following import Follower


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
