"""What processes say to each other through the database: whole, and again once it is cut."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from bot.config import Server
from bot.shared.database import UnavailableError
from bot.shared.owning import Message, Part
from bot.shared.shards import Shards
from bot.store.postgres import Node
from bot.store.wire import LONGEST, DatabaseWire
from tests import postgres
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)


class Heard:
    """One of two processes, and what it has heard."""

    def __init__(self, server: Server) -> None:
        self.node = Node(Part(Shards(1, (0,))))
        self.wire = DatabaseWire(self.node, server)
        self.heard: list[tuple[int, Message]] = []
        self.wire.hear(lambda sender, message: self.heard.append((sender, message)))


@pytest.fixture
def server() -> Server:
    return postgres.new()


@pytest.fixture
async def two(server: Server) -> AsyncIterator[tuple[Heard, Heard]]:
    first, second = Heard(server), Heard(server)
    for each in (first, second):
        await each.wire.begin()
    yield first, second
    for each in (first, second):
        await each.wire.end()


@pytest.mark.parametrize("length", [0, 100, LONGEST, 60_000])
async def test_a_message_of_any_length_comes_whole(
    two: tuple[Heard, Heard], length: int
) -> None:
    first, second = two
    said = {"text": Random(1).randbytes(length // 2).hex(), "カード": [1, None]}
    await first.wire.send(second.node.id, said)
    await until(lambda: second.heard)
    assert second.heard == [(first.node.id, said)]
    assert first.heard == []


async def test_each_of_many_at_once_comes_once(two: tuple[Heard, Heard]) -> None:
    first, second = two
    said: list[dict[str, Any]] = [{"n": n, "text": "x" * 5 * n} for n in range(60)]
    await asyncio.gather(*(first.wire.send(second.node.id, each) for each in said))
    await until(lambda: len(second.heard) >= len(said))
    assert [message for _, message in second.heard] == said


async def test_what_is_cut_is_there_again(two: tuple[Heard, Heard]) -> None:
    first, second = two
    postgres.said(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    )
    async with asyncio.timeout(PATIENCE):
        while not second.heard:
            await first.wire.send(second.node.id, {"again": True})
            await asyncio.sleep(0.05)
    assert second.heard[0] == (first.node.id, {"again": True})


async def test_no_failure_ends_the_watch_and_nothing_is_left_of_it_at_the_end(
    two: tuple[Heard, Heard], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = two
    problems = [RuntimeError("the handler is closed"), ValueError("wrong")]
    usable, failed = second.wire._usable, list[Exception]()

    async def fails() -> Any:
        if problems:
            failed.append(problems.pop())
            raise failed[-1]
        return await usable()

    monkeypatch.setattr(second.wire, "_usable", fails)
    await until(lambda: len(failed) == 2)
    second.node.begin_anew()
    async with asyncio.timeout(PATIENCE):
        while not second.heard:
            await first.wire.send(second.node.id, {"again": True})
            await asyncio.sleep(0.05)
    watching = second.wire._watching
    assert watching is not None
    await second.wire.end()
    assert watching.done()


async def test_what_is_said_by_a_closed_connection_is_unavailable(
    two: tuple[Heard, Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two

    async def fails() -> Any:
        raise RuntimeError("unable to perform operation; the handler is closed")

    monkeypatch.setattr(first.wire, "_usable", fails)
    with pytest.raises(UnavailableError, match="the handler is closed"):
        await first.wire.send(second.node.id, {})


async def test_who_begins_anew_is_reached_by_the_new_number(two: tuple[Heard, Heard]) -> None:
    first, second = two
    second.node.begin_anew()
    async with asyncio.timeout(PATIENCE):
        while not second.heard:
            await first.wire.send(second.node.id, {})
            await asyncio.sleep(0.05)


async def test_what_nobody_has_said_is_passed_over(
    two: tuple[Heard, Heard], server: Server
) -> None:
    first, second = two
    for said in ("", "1:2:3", "1:a:0:1:!!", "1:b:0:1:aGVsbG8=", "x:c:x:1:"):
        name = server.address.partition("@/")[2].partition("?")[0]
        postgres.said(f"SELECT pg_notify('duelkeeper_{second.node.id}', '{said}')", name)
    await first.wire.send(second.node.id, {"said": 1})
    await until(lambda: second.heard)
    assert second.heard == [(first.node.id, {"said": 1})]


async def test_without_the_database_it_is_said_that_nothing_went(
    two: tuple[Heard, Heard],
) -> None:
    first, second = two
    postgres.end()
    try:
        with pytest.raises(UnavailableError):
            await first.wire.send(second.node.id, {})
    finally:
        postgres.begin()
