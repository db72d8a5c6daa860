"""A message that could not be sent is shown later, however long it takes."""

import asyncio
import logging
from unittest.mock import Mock

import discord
import pytest
import uvloop

from bot.shared import following
from bot.shared.budget import WithheldError
from bot.shared.following import Follower
from tests.waiting import PATIENCE


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

    follower = Follower(show, 0.0, lambda: 0.0, "Duel 1")
    follower.touch()
    await asyncio.wait_for(shown.wait(), timeout=PATIENCE)
    await follower.settled()
    assert tries == 21


async def test_something_urgent_cuts_a_long_rest_short() -> None:
    shows = 0
    shown = asyncio.Event()

    async def show() -> None:
        nonlocal shows
        shows += 1
        shown.set()

    follower = Follower(show, 0.0, lambda: 3600.0, "Duel 1")
    follower.touch()
    await asyncio.wait_for(shown.wait(), timeout=PATIENCE)
    shown.clear()
    follower.touch()
    follower.touch(urgent=True)
    await asyncio.wait_for(shown.wait(), timeout=PATIENCE)
    follower.stop()
    assert shows == 2


async def test_after_something_urgent_the_next_waits_for_a_whole_rest() -> None:
    shows = 0
    shown = asyncio.Event()

    async def show() -> None:
        nonlocal shows
        shows += 1
        shown.set()

    follower = Follower(show, 0.0, lambda: 3600.0, "Duel 1")
    follower.touch(urgent=True)
    await asyncio.wait_for(shown.wait(), timeout=PATIENCE)
    follower.touch()
    await asyncio.sleep(2 * following.SHORT_REST)
    follower.stop()
    assert shows == 1


async def test_what_changes_while_it_is_shown_is_shown_after_it() -> None:
    shown: list[int] = []
    content = 1

    async def show() -> None:
        nonlocal content
        shown.append(content)
        if content == 1:
            content = 2
            follower.touch()
        await asyncio.sleep(0)

    follower = Follower(show, 0.0, lambda: following.SHORT_REST, "Duel 1")
    follower.touch()
    await asyncio.wait_for(follower.settled(), timeout=PATIENCE)
    assert shown == [1, 2]


async def test_the_log_names_what_a_message_follows_that_could_not_be_shown(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def show() -> None:
        raise ValueError("no such thing")

    follower = Follower(show, 0.0, lambda: 0.0, "Duel 7")
    follower.touch()
    await asyncio.wait_for(follower.settled(), timeout=PATIENCE)
    assert [record.message for record in caplog.records] == [
        "Duel 7: a message could not be shown"
    ]


async def test_a_token_that_is_not_accepted_is_no_fault_of_a_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The gateway ends the bot, and says why; until then a request may be under way."""

    async def show() -> None:
        raise discord.HTTPException(Mock(status=401, reason="Unauthorized"), "401")

    follower = Follower(show, 0.0, lambda: 0.0, "Duel 1")
    caplog.set_level(logging.INFO)
    follower.touch()
    await asyncio.wait_for(follower.settled(), timeout=PATIENCE)
    follower.stop()
    assert [(record.levelname, record.message) for record in caplog.records] == [
        ("INFO", "Duel 1: a message waits for a token that is accepted")
    ]


async def twice_urgent_at_the_moment_of_showing() -> int:
    shows = 0

    async def show() -> None:
        nonlocal shows
        shows += 1

    follower = Follower(show, 0.0, lambda: 0.0, "Duel 1")
    follower.touch()
    follower.touch(urgent=True)
    await asyncio.wait_for(follower.settled(), timeout=PATIENCE)
    await asyncio.sleep(following.SHORT_REST)
    return shows


def test_something_urgent_is_shown_once_on_the_loop_of_the_bot() -> None:
    assert uvloop.run(twice_urgent_at_the_moment_of_showing()) == 1


async def test_what_is_shown_is_settled_however_long_the_rest_after_it() -> None:
    shown: list[int] = []

    async def show() -> None:
        await asyncio.sleep(0)
        shown.append(len(shown))

    follower = Follower(show, 0.0, lambda: 3600.0, "Duel 1")
    follower.touch()
    await asyncio.wait_for(follower.settled(), timeout=PATIENCE)
    assert shown == [0]

    follower.touch()
    settling = asyncio.create_task(follower.settled())
    await asyncio.sleep(following.SHORT_REST)
    assert not settling.done()
    follower.touch(urgent=True)
    await asyncio.wait_for(settling, timeout=PATIENCE)
    assert shown == [0, 1]
    follower.stop()
