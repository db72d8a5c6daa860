"""Two processes of the bot on one database: what private messages bring goes to its owner.

The server is of shard 1, private messages arrive at shard 0.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.config import Server
from bot.duels.store.records import Status
from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from bot.sharded import ShardedClient
from bot.shared.shards import Shards
from bot.shared.turns import Beginnings, OwnTurns
from bot.store import Store
from bot.store.nodes import Times
from tests import postgres
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.playing import challenge, in_private, play
from tests.store.several import opened
from tests.unhurried import unhurry, unlimited, waits
from tests.waiting import PATIENCE, until, until_read

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)

TIMES = Times(beat=0.1, lease=2.0, grace=0.5)


class Process:
    """One process, which serves one shard of two."""

    def __init__(self, sandbox: Sandbox, server: Server, shard: int) -> None:
        self.sandbox = sandbox
        self._server = server
        self._shards = Shards(2, (shard,))
        self.client: ShardedClient
        self.store: Store
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.store = await opened(self._server, *self._shards.ids, times=TIMES)
        self.client = ShardedClient(
            self._shards,
            Beginnings(OwnTurns(), 0.0),
            self.store,
            {ODDS_AND_EVENS.key: ODDS_AND_EVENS},
        )
        await self.client.login(self.sandbox.token)
        self._running = asyncio.create_task(self.client.connect())
        async with asyncio.timeout(PATIENCE):
            await self.client.wait_until_ready()
        assert self.client.announcing is not None
        await self.client.announcing

    async def stop(self) -> None:
        if self._running is None:
            return
        await self.client.close()
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running
        self._running = None
        await self.store.close()

    def has(self, duel: int) -> bool:
        """Whether that duel is in its memory."""
        return duel in self.client.house.sessions._sessions


class Both:
    """Both processes."""

    def __init__(self, sandbox: Sandbox, server: Server) -> None:
        self.sandbox = sandbox
        self.private = Process(sandbox, server, 0)
        self.served = Process(sandbox, server, 1)

    @property
    def client(self) -> ShardedClient:
        """That of the server, where duels are."""
        return self.served.client

    @property
    def store(self) -> Store:
        return self.served.store

    async def answers(self, duel: int = 1) -> int:
        return len(await self.private.store.matches.answers(duel))


@pytest.fixture
async def both(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Both]:
    unhurry(monkeypatch)
    async with Sandbox(world=World(founded=1)) as sandbox:
        waits(sandbox)
        unlimited(sandbox, monkeypatch)
        point_client_at(sandbox.url)
        both = Both(sandbox, postgres.new())
        try:
            await both.private.start()
            await both.served.start()
            guild = int(sandbox.world.guild_id)
            await both.store.settings.change(guild, Terms(pace=0.0))
            yield both
        finally:
            await both.served.stop()
            await both.private.stop()
        assert sandbox.violations == []


@pytest.fixture
def yugi(both: Both) -> Person:
    return both.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(both: Both) -> Person:
    kaiba = both.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba


async def test_a_duel_is_played_from_private_messages_by_the_process_of_its_server(
    both: Both, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    await play([in_private(yugi), in_private(kaiba)], Random(1))
    await yugi.wait_for(channel, lambda seen: "wins" in seen.text)
    assert not both.private.has(1)
    record = await both.store.matches.load(1)
    assert record is not None
    assert record.status is Status.OVER


async def test_a_command_in_private_messages_reaches_the_duel(
    both: Both, yugi: Person, kaiba: Person
) -> None:
    await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    asked = (await yugi.call("duel surrender", channel="@bot")).message
    assert asked is not None
    assert "surrender" in asked.text.lower()
    assert not both.private.has(1)


async def test_what_is_handed_on_twice_counts_once(
    both: Both, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    wire = both.private.store.owners.wire
    assert wire is not None
    send = wire.send

    async def twice(to: int, message: Mapping[str, Any]) -> None:
        await send(to, message)
        await send(to, message)

    monkeypatch.setattr(wire, "send", twice)
    assert (await yugi.press(yugi.last("@bot"), "3")).message is not None
    assert (await kaiba.press(kaiba.last("@bot"), "2")).message is not None
    await yugi.wait_for("@bot", lambda seen: "Yugi shows 3, Kaiba shows 2" in seen.text)
    assert await both.answers() == 2


async def test_what_comes_too_late_is_answered_in_words_and_pressed_again_counts_once(
    both: Both, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    panel = yugi.last("@bot")
    assert (await kaiba.press(kaiba.last("@bot"), "2")).message is not None
    wire = both.private.store.owners.wire
    assert wire is not None
    send, late = wire.send, list[tuple[int, Mapping[str, Any]]]()

    async def delayed(to: int, message: Mapping[str, Any]) -> None:
        late.append((to, message))

    monkeypatch.setattr(wire, "send", delayed)
    told = (await yugi.press(panel, "3")).message
    assert told is not None
    assert told.ephemeral
    assert "please try again. Nothing counts twice" in told.text
    monkeypatch.setattr(wire, "send", send)
    assert len(late) == 3
    for each in late:
        await send(*each)
    await asyncio.sleep(0.3)
    assert await both.answers() == 1
    await yugi.press(panel, "3")
    await yugi.wait_for("@bot", lambda seen: "Yugi shows 3, Kaiba shows 2" in seen.text)
    assert await both.answers() == 2


async def test_where_the_connection_is_cut_it_is_sent_again(
    both: Both, yugi: Person, kaiba: Person
) -> None:
    await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    for person, answer in ((yugi, "3"), (kaiba, "2")):
        cut = postgres.said(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
            "pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')"
        )
        assert len(cut.splitlines()) == 2
        assert (await person.press(person.last("@bot"), answer)).message is not None
    await yugi.wait_for("@bot", lambda seen: "Yugi shows 3, Kaiba shows 2" in seen.text)
    assert await both.answers() == 2


async def test_while_the_process_of_a_server_is_gone_another_one_has_its_duels(
    both: Both, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    await yugi.press(yugi.last("@bot"), "3")
    kept = await both.answers()
    await both.served.stop()
    await until(lambda: both.private.has(1))
    await kaiba.press(kaiba.last("@bot"), "2")
    await yugi.wait_for("@bot", lambda seen: "Yugi shows 3, Kaiba shows 2" in seen.text)
    assert await both.answers() == kept + 1
    await both.served.start()
    await until(lambda: both.served.has(1) and not both.private.has(1))
    await play([in_private(yugi), in_private(kaiba)], Random(1))
    await yugi.wait_for(channel, lambda seen: "wins" in seen.text)


async def test_who_leaves_is_forgotten_also_where_another_process_has_their_duel(
    both: Both, yugi: Person, kaiba: Person
) -> None:
    await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    here, there = both.private.client.house, both.served.client.house
    opened = await here.farewells.open_of(int(yugi.id))
    assert [record.id for record in opened.duels] == [1]
    leaving = await here.farewells.leave(int(yugi.id))
    assert await both.store.leavings.is_left(leaving)
    await there.farewells.resume()

    async def is_left() -> bool:
        return await both.store.leavings.is_left(leaving)

    await until_read(is_left, lambda left: not left)
    record = await both.store.matches.load(1)
    assert record is not None
    assert record.status is Status.OVER
    assert not [seat for seat in record.seats if seat.user == int(yugi.id)]


async def test_which_duel_is_given_up_is_asked_wherever_they_go_on(
    both: Both, yugi: Person, kaiba: Person
) -> None:
    await challenge(both, yugi, kaiba)  # type: ignore[arg-type]
    begun = await yugi.call("duel practice", channel="@bot", options={"format": "short"})
    assert begun.message is not None
    await until(lambda: both.private.has(2))
    await yugi.call("duel surrender", channel="duels")
    asked = await yugi.wait_for("duels", lambda seen: seen.ephemeral and bool(seen.selects))
    assert {*asked.selects[0].options.values()} == {"1", "2"}
