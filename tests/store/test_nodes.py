"""Several processes on one database: who runs, who has which duel, and who takes over."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from typing import Final

import pytest

from bot.config import Server
from bot.duels.table.verdict import Verdict
from bot.shared.database import FencedError, UnavailableError
from bot.shared.owning import ElsewhereError, Kind, Part, Thing
from bot.shared.shards import Shards
from bot.store import Store, StoreError
from bot.store.leases import Leases
from engine.core.protocol import Seat
from tests import postgres
from tests.bot.standing_in import YUGI, Room
from tests.store.several import QUICK, SELDOM, begun, given, hold_for_gone, number, opened, two
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)

TRIES: Final = int(os.environ.get("DUELKEEPER_FENCE_TRIES", "12"))
"""How many times a process is stopped in the middle of its appends."""


@pytest.fixture
def server() -> Server:
    return postgres.new()


@pytest.fixture
async def stores(server: Server) -> AsyncIterator[tuple[Store, Store]]:
    """Those of two processes that hear of each other seldom."""
    async with two(server, SELDOM) as both:
        yield both


async def test_processes_share_it_with_none_that_would_have_it_alone(server: Server) -> None:
    first = await opened(server, 0)
    second = await opened(server, 1)
    with pytest.raises(StoreError, match="Several share one only where"):
        await Store.open(server, alone=True)
    with pytest.raises(StoreError, match="run with DUELKEEPER_SHARDS=2, this one has 3"):
        await Store.open(server, part=Part(Shards(3, (2,))))
    await first.close()
    await second.close()
    alone = await Store.open(server, alone=True)
    with pytest.raises(StoreError, match="Another Duelkeeper already runs"):
        await opened(server, 0)
    await alone.close()
    await (await opened(server, 0, shards=3)).close()


async def test_a_shard_is_served_by_one_process(server: Server) -> None:
    first = await opened(server, 0, 2, shards=3, times=SELDOM)
    with pytest.raises(
        StoreError, match=r"same shards \(2\)\. Give each process shards"
    ) as told:
        await opened(server, 1, 2, shards=3, times=SELDOM)
    assert "stop that one before" in str(told.value)
    await first.close()
    await (await opened(server, 1, 2, shards=3, times=SELDOM)).close()


async def test_who_comes_in_the_place_of_one_that_was_killed_need_not_wait(
    server: Server,
) -> None:
    killed = await opened(server, 0, times=SELDOM)
    assert await runs(killed)
    name = server.address.partition("@/")[2].partition("?")[0]
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON oid = database "
        f"WHERE datname = '{name}' AND locktype = 'advisory' AND objsubid = 1"
    )
    assert postgres.said(cut, name) == "t"
    another = await opened(server, 0, times=SELDOM)
    assert await runs(another)
    await another.close()
    await killed.close()


async def test_who_stood_still_and_was_replaced_is_there_again_once_it_is_alone(
    server: Server,
) -> None:
    first = await opened(server, 0, times=SELDOM)
    assert isinstance(first.owners, Leases)
    await first.database.do("UPDATE nodes SET alive = FALSE")
    second = await opened(server, 0, times=SELDOM)
    for _ in range(2):
        with pytest.raises(StoreError, match=r"serves the same shards \(0\)"):
            await first.owners._nodes._renew()
        assert not await runs(first)
        assert await runs(second)
    await second.close()
    await first.owners._nodes._renew()
    assert await runs(first)
    await first.close()


async def test_what_is_begun_is_had_by_who_begins_it(stores: tuple[Store, Store]) -> None:
    first, second = stores
    duel = Thing(Kind.DUEL, await begun(first))
    with pytest.raises(ElsewhereError):
        await second.owners.take(duel)
    assert await first.owners.take(duel)
    assert await first.owners.mine(Kind.DUEL, [duel.id]) == [duel.id]
    assert await second.owners.mine(Kind.DUEL, [duel.id]) == []
    await first.close()
    assert await second.owners.take(duel)
    stopped = await second.owners.stopped_at(duel.id)
    assert stopped == pytest.approx(time.time(), abs=PATIENCE)


async def test_of_one_that_nobody_has_each_takes_what_its_shards_have(server: Server) -> None:
    store = await Store.open(server, alone=True)
    duels = [await begun(store, guild) for guild in (None, 5 << 22, 6 << 22, (7 << 22) + 9)]
    await store.close()
    for shard, mine in ((0, [duels[0], duels[2]]), (1, [duels[1], duels[3]])):
        store = await opened(server, shard)
        assert await store.owners.mine(Kind.DUEL, duels) == mine
        assert [store.owners.serves(guild) for guild in (None, 5 << 22)] == [
            shard == 0,
            shard == 1,
        ]
        await store.close()


async def test_who_was_held_for_gone_begins_anew_with_nothing(server: Server) -> None:
    async with two(server, QUICK) as (first, second):
        session = await Room(first).duel()
        told: list[Thing | None] = []
        first.owners.lost.hear(told.append)
        before = number(first)
        await hold_for_gone(first, second)
        async with asyncio.timeout(PATIENCE):
            while number(first) == before or not await runs(first):
                await asyncio.sleep(0.02)
        assert told == [None]
        with pytest.raises(FencedError):
            await session.sight(Seat(0))
        with pytest.raises(FencedError):
            await first.journal.append(session.record.id, 0, given(0))
        again = await Room(first).sessions.get(session.record.id)
        assert again is not None
        assert await again.answer(YUGI, 0, (0,)) is Verdict.TAKEN


async def runs(store: Store) -> bool:
    asked = "SELECT 1 FROM nodes WHERE id = ? AND alive"
    return bool(await store.database.rows(asked, (number(store),)))


async def test_a_database_that_was_away_ends_no_process(server: Server) -> None:
    name = server.address.partition("@/")[2].partition("?")[0]
    postgres.said(f"ALTER DATABASE {name} SET synchronous_commit = on")
    async with two(server, QUICK) as stores:
        duels = [await begun(store) for store in stores]
        before = [number(store) for store in stores]
        postgres.end()
        await asyncio.sleep(QUICK.lease)
        postgres.begin()
        await asyncio.sleep(QUICK.lease)
        for store, duel in zip(stores, duels, strict=True):
            await kept_in_the_end(store, duel)
        assert [number(store) for store in stores] == before


async def kept_in_the_end(store: Store, duel: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await store.journal.append(duel, 0, given(0))
                return
            except FencedError:
                raise
            except UnavailableError:
                await asyncio.sleep(0.1)


async def test_after_a_process_was_stopped_past_its_lease_it_appends_nothing_more(
    server: Server,
) -> None:
    other = await opened(server, 1)
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.appending", server.address),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    appended = 0
    try:
        for _ in range(TRIES):
            child.stdin.write(b"\n")
            _, duel = (await child.stdout.readline()).split()
            await asyncio.sleep(0.05)
            child.send_signal(signal.SIGSTOP)
            thing = Thing(Kind.DUEL, int(duel))
            await taken(other, thing)
            then = await other.matches.answers(thing.id)
            child.send_signal(signal.SIGCONT)
            async with asyncio.timeout(PATIENCE):
                word, of, kept = (await child.stdout.readline()).split()
            assert (word, of) == (b"lost", duel)
            assert await other.matches.answers(thing.id) == then
            assert int(kept) <= len(then), "an answer was said to be kept, and was not"
            appended += len(then)
    finally:
        child.kill()
        await child.wait()
        await other.close()
    assert appended > TRIES


async def taken(store: Store, thing: Thing) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await store.owners.take(thing)
                return
            except ElsewhereError:
                await asyncio.sleep(0.02)
