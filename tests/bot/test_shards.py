"""The bot in several connections, in one process or in several, over real sockets."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from pydantic import SecretStr

from bot.client import Client
from bot.config import Config
from bot.running import shards_of, turns_on
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from bot.sharded import ShardedClient
from bot.shared.announcing import announce
from bot.shared.shards import SHARD, Shards
from bot.shared.supervisor import StartError, supervise
from bot.shared.turns import Beginnings, OwnTurns, Turn, Turns
from bot.store import Store
from bot.store.turns import TurnsOnServer
from tests import postgres
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.unhurried import unhurry, unlimited, waits
from tests.waiting import PATIENCE, until

Told = Coroutine[Any, Any, None]
APART = 0.3
"""Seconds between two sessions here; the stand-in asks for 0.2."""


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """Its server is of shard 1 of two, and sessions begin one after the other."""
    unhurry(monkeypatch)
    monkeypatch.setattr("bot.sandbox.starting.APART_SECONDS", 0.2)
    async with Sandbox(world=World(founded=1)) as sandbox:
        waits(sandbox)
        unlimited(sandbox, monkeypatch)
        point_client_at(sandbox.url)
        sandbox.world.starts.enforced = True
        sandbox.world.starts.shards = 2
        yield sandbox
        assert sandbox.violations == []
    assert sandbox.world.starts.refused == 0


@asynccontextmanager
async def come(
    sandbox: Sandbox, shards: Shards, turns: Turns | None = None
) -> AsyncIterator[ShardedClient]:
    """A bot that serves these shards, as soon as all of them are connected."""
    store = await Store.open(":memory:")
    beginnings = Beginnings(turns or OwnTurns(), APART)
    client = ShardedClient(shards, beginnings, store, {ODDS_AND_EVENS.key: ODDS_AND_EVENS})
    await client.login(sandbox.token)
    running = asyncio.create_task(client.connect())
    try:
        async with asyncio.timeout(PATIENCE):
            await client.wait_until_ready()
        yield client
    finally:
        await client.close()
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await store.close()


async def test_one_process_serves_every_shard(sandbox: Sandbox) -> None:
    yugi = sandbox.people["Yugi"]
    async with come(sandbox, Shards(3, (0, 1, 2))) as client:
        assert sandbox.gateway.shards == [(0, 3), (1, 3), (2, 3)]
        assert client.is_open()
        assert client.reach.is_there()
        assert client.announcing is not None
        await client.announcing
        assert (await yugi.call("help")).message is not None
        sandbox.world.private_messages(yugi.id)
        assert (await yugi.call("help", channel="@bot")).message is not None
        assert [guild.shard_id for guild in client.guilds] == [1]
    await until(lambda: sandbox.gateway.shards, lambda shards: not shards)


async def test_who_lacks_a_shard_does_not_reach_everybody(sandbox: Sandbox) -> None:
    async with come(sandbox, Shards(2, (0, 1))) as client:
        second = client.get_shard(1)
        assert second is not None
        await second.disconnect()
        assert not client.is_open()
        assert not client.reach.is_there()
        await second.connect()
        assert client.is_open()
        sandbox.faults.cut()
        await client.wait_for("resumed")
        await until(client.is_open)


async def test_each_process_is_told_of_its_own_shards(sandbox: Sandbox) -> None:
    yugi = sandbox.people["Yugi"]
    turns = OwnTurns()
    async with AsyncExitStack() as there:
        heard: dict[int, list[bool]] = {}
        for number in (0, 1):
            client = await there.enter_async_context(come(sandbox, Shards(2, (number,)), turns))
            client.add_listener(listening(heard.setdefault(number, [])), "on_interaction")
            assert client.announcing is not None
            await client.announcing
        await yugi.call("help")
        sandbox.world.private_messages(yugi.id)
        await yugi.call("help", channel="@bot")
        assert heard == {0: [True], 1: [False]}


def listening(
    heard: list[bool],
) -> "Callable[[discord.Interaction], Coroutine[Any, Any, None]]":
    """Notes of each interaction whether it came in private."""

    async def listen(interaction: discord.Interaction) -> None:
        heard.append(interaction.guild_id is None)

    return listen


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)
async def test_sessions_of_several_processes_begin_one_after_the_other(
    sandbox: Sandbox,
) -> None:
    server = postgres.new()
    async with AsyncExitStack() as there:
        coming = [
            come(sandbox, Shards(4, (number, number + 2)), TurnsOnServer(server))
            for number in (0, 1)
        ]
        await asyncio.gather(*map(there.enter_async_context, coming))
        assert sandbox.gateway.shards == [(0, 4), (1, 4), (2, 4), (3, 4)]
        begun = [at for at, _ in sandbox.world.starts.begun]
        assert all(later - at >= 0.2 for at, later in pairwise(begun))


async def test_who_may_begin_at_once_does(sandbox: Sandbox) -> None:
    sandbox.world.starts.at_once = 2
    slow = Beginnings(OwnTurns(), 3600)
    store = await Store.open(":memory:")
    client = ShardedClient(Shards(2, (0, 1)), slow, store)
    await client.login(sandbox.token)
    running = asyncio.create_task(client.connect())
    await until(lambda: sandbox.gateway.shards, lambda shards: len(shards) == 2)
    await client.close()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await store.close()


async def test_more_shards_are_advised_in_the_log_and_who_may_not_begin_waits(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.world.starts.shards = 9
    now = sandbox.world.clock.now()
    sandbox.world.starts.begun += [(now - 60, 0)] * 999
    store = await Store.open(":memory:")
    client = ShardedClient(Shards(2, (0, 1)), Beginnings(OwnTurns(), 0), store)
    await client._async_setup_hook()
    await client.http.static_login(sandbox.token)
    waiting = AsyncMock()
    monkeypatch.setattr("bot.sharded.asyncio.sleep", waiting)
    await client.find_gateway()
    assert "Discord advises 9 shards; DUELKEEPER_SHARDS is 2" in caplog.text
    assert "Only 1 sessions may begin today" in caplog.text
    waiting.assert_awaited_with(86_400)
    monkeypatch.undo()
    await client.close()
    await store.close()


async def test_too_few_shards_are_said_to_who_runs_the_bot() -> None:
    class Refused:
        async def start(self, token: str) -> None:
            problem = discord.ConnectionClosed(AsyncMock(), shard_id=0, code=4011)
            raise problem

        async def close(self) -> None: ...

    with pytest.raises(StartError, match="raise DUELKEEPER_SHARDS"):
        await supervise(Refused, SecretStr("token"))


def test_settings_say_which_shards() -> None:
    assert shards_of(Config()) is None
    named = Config.model_validate({"DUELKEEPER_SHARDS": 3})
    assert shards_of(named) == Shards(3, (0, 1, 2))
    server = "postgresql://duelkeeper@127.0.0.1/duelkeeper"
    some = Config.model_validate(
        {
            "DUELKEEPER_DATABASE": server,
            "DUELKEEPER_SHARDS": 3,
            "DUELKEEPER_SHARD_IDS": "2",
        }
    )
    shards = shards_of(some)
    assert shards == Shards(3, (2,))
    assert [shards.serve(guild << 22) for guild in range(4)] == [False, False, True, False]
    assert not shards.serve(None)
    assert isinstance(turns_on(Path("x.sqlite")), OwnTurns)
    assert isinstance(turns_on(some.database), TurnsOnServer)


@pytest.mark.parametrize("on_server", [False, True])
async def test_commands_are_sent_once_by_processes_that_start_together(
    monkeypatch: pytest.MonkeyPatch, on_server: bool
) -> None:
    if on_server and postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    server = postgres.new() if on_server else None
    own = OwnTurns()
    store = await Store.open(":memory:")
    clients = [Client(store) for _ in range(3)]
    sent: list[int] = []

    def counts(number: int) -> Callable[..., object]:
        async def send(*_: object) -> None:
            await asyncio.sleep(0.05)
            sent.append(number)

        return send

    for number, client in enumerate(clients):
        monkeypatch.setattr(client.http, "bulk_upsert_global_commands", counts(number))
    await asyncio.gather(
        *(
            announce(
                client.tree,
                store.commands,
                "token",
                turns=own if server is None else TurnsOnServer(server),
            )
            for client in clients
        )
    )
    assert len(sent) == 1
    for client in clients:
        await client.close()
    await store.close()


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)
async def test_a_turn_on_a_server_ends_with_its_connection_and_waits_for_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    server = postgres.new()
    one, other = TurnsOnServer(server), TurnsOnServer(server)
    had: list[str] = []

    async def has(turns: Turns, name: str, number: int = 0) -> None:
        async with turns.taken(Turn.BEGINNING, number):
            had.append(name)

    async with one.taken(Turn.BEGINNING):
        await has(other, "beside it", 1)
        waiting = asyncio.create_task(has(other, "after it"))
        await asyncio.sleep(0.2)
        assert had == ["beside it"]
        postgres.said(
            "SELECT pg_terminate_backend(pid) FROM pg_locks "
            "WHERE locktype = 'advisory' AND granted"
        )
        await asyncio.wait_for(waiting, PATIENCE)
    assert had == ["beside it", "after it"]

    postgres.end()
    waiting = asyncio.create_task(has(other, "later"))
    await until(lambda: "Waiting for postgresql" in caplog.text)
    postgres.begin()
    await asyncio.wait_for(waiting, PATIENCE)
    assert had[-1] == "later"


@pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)
async def test_who_waits_within_a_process_for_a_turn_on_a_server_holds_no_connection() -> None:
    server = postgres.new()
    name = server.address.partition("@/")[2].partition("?")[0]
    turns = TurnsOnServer(server)
    had: list[int] = []

    async def has(number: int) -> None:
        async with turns.taken(Turn.COMMANDS):
            had.append(number)

    async with turns.taken(Turn.COMMANDS):
        waiting = [asyncio.create_task(has(number)) for number in range(5)]
        await asyncio.sleep(0.3)
        held = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'"
        assert postgres.said(held) == "1"
    await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)
    assert had == [*range(5)]


async def test_the_shard_of_a_server_is_the_same_in_statements() -> None:
    store = await Store.open(":memory:")
    try:
        for guild in (None, 0, 5 << 22, (7 << 22) + 9, 1_183_472_651_912_970_240):
            for count in (1, 2, 16):
                said = SHARD.format(count="?2")
                asked = f"SELECT {said} FROM (SELECT CAST(?1 AS BIGINT) AS guild) AS it"
                found = await store.database.number(asked, (guild, count))
                assert found == Shards(count, ()).of(guild)
    finally:
        await store.close()


@pytest.mark.parametrize(("left", "waits"), [(3, True), (4, False)])
async def test_who_serves_some_shards_waits_where_fewer_may_begin_than_there_are(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, left: int, waits: bool
) -> None:
    now = sandbox.world.clock.now()
    sandbox.world.starts.begun += [(now - 60, 0)] * (1_000 - left)
    store = await Store.open(":memory:")
    client = ShardedClient(Shards(4, (2,)), Beginnings(OwnTurns(), 0), store)
    await client._async_setup_hook()
    await client.http.static_login(sandbox.token)
    waiting = AsyncMock()
    monkeypatch.setattr("bot.sharded.asyncio.sleep", waiting)
    await client.find_gateway()
    assert bool(waiting.await_count) is waits
    monkeypatch.undo()
    await client.close()
    await store.close()
