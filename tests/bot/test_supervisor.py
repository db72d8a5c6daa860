"""The bot comes back, whatever throws it out, unless its token is wrong."""

import asyncio
from contextlib import suppress

import discord
import pytest
from pydantic import SecretStr

from bot.shared.supervisor import StartError, supervise
from tests.waiting import PATIENCE


class Fragile:
    """A client that is thrown out in a different way each time."""

    ways: tuple[Exception | None, ...] = (
        AttributeError("'NoneType' object has no attribute 'sequence'"),
        KeyError("malformed payload"),
        OSError("no route to host"),
        None,
    )

    def __init__(self, started: list[str], closed: list[int]) -> None:
        self.started, self.closed = started, closed

    async def start(self, token: str) -> None:
        self.started.append(token)
        if len(self.started) > len(self.ways):
            raise discord.LoginFailure("Improper token has been passed.")
        problem = self.ways[len(self.started) - 1]
        if problem is not None:
            raise problem

    async def close(self) -> None:
        self.closed.append(len(self.started))


async def test_a_client_that_is_thrown_out_is_started_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []

    async def pass_by(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", pass_by)
    started: list[str] = []
    closed: list[int] = []
    with pytest.raises(StartError, match="DISCORD_TOKEN"):
        await supervise(lambda: Fragile(started, closed), SecretStr("geheim"))
    assert started == ["geheim"] * 5
    assert closed == [1, 2, 3, 4, 5]
    assert pauses == [1, 2, 4, 8]
    assert "geheim" not in caplog.text


async def test_the_pause_is_never_longer_than_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def pass_by(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", pass_by)
    monkeypatch.setattr(Fragile, "ways", (OSError(),) * 10)
    started: list[str] = []
    with pytest.raises(StartError):
        await supervise(lambda: Fragile(started, []), SecretStr("x"))
    assert pauses[:7] == [1, 2, 4, 8, 16, 32, 60]
    assert max(pauses) == 60


class Deaf:
    """A client that goes on where it is cancelled just as it has come in.

    So does discord.py: `asyncio.wait_for` of Python 3.11 swallows a cancellation that comes as
    what it waits for is done.
    """

    def __init__(self) -> None:
        self.came_in, self.closed = asyncio.Event(), 0

    async def start(self, token: str) -> None:
        self.came_in.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.closed += 1


async def test_who_is_told_to_stop_stops_though_the_client_swallows_it() -> None:
    client = Deaf()
    running = asyncio.create_task(supervise(lambda: client, SecretStr("x")))
    await client.came_in.wait()
    running.cancel()
    await asyncio.wait({running}, timeout=PATIENCE)

    assert running.cancelled()
    assert client.closed == 1
