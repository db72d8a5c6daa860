"""A duel that this version cannot go on with waits for a process that can."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from bot.config import Server
from bot.duels.store.ending import EndKind
from bot.duels.store.records import Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.figures import REGISTRY
from bot.shared.owning import ElsewhereError, Kind, Thing, WaitsError
from bot.store import Store
from bot.store.nodes import Times
from cards.games import yugioh
from engine.core.protocol import Seat
from tests import postgres
from tests.bot.standing_in import YUGI, Room
from tests.bot.updated import Update, drawn, draws
from tests.bot.updated import update as update
from tests.store.several import number, opened
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)

Come = Callable[[], Awaitable[Room]]
TIMES = Times(beat=0.1, lease=2.0, grace=0.5)


@pytest.fixture
async def come() -> AsyncIterator[Come]:
    """Another process, which serves the next shard; duels are of the first, 0."""
    server: Server = postgres.new()
    left = iter((0, 0, 1))
    async with AsyncExitStack() as leaving:

        async def coming() -> Room:
            store: Store = await opened(server, next(left), times=TIMES)
            leaving.push_async_callback(store.close)
            room = Room(store)
            room.games["yugioh"] = yugioh.YUGIOH
            return room

        yield coming


async def updated(come: Come, update: Update) -> tuple[Room, Session]:
    """A process of a version with other cards than that of before, and a duel begun there."""
    before = await come()
    session = await drawn(before)
    await before.store.close()
    update(Pot_of_Greed=draws(1))
    return await come(), session


async def left_waiting(come: Come, update: Update) -> tuple[Room, Session]:
    """A duel that such a process has been asked to go on with."""
    after, session = await updated(come, update)
    await after.sessions.resume()
    await after.store.owners.is_ready()
    return after, session


async def test_it_is_left_as_it_is_and_whoever_presses_reads_that_it_waits(
    come: Come, update: Update
) -> None:
    room, session = await left_waiting(come, update)
    duel = session.record.id
    record = await room.store.matches.load(duel)
    assert record is not None
    assert record.status is Status.OPEN
    for _ in range(2):
        with pytest.raises(WaitsError) as problem:
            await room.sessions.get(duel)
        assert problem.value.words == "waits-for-update"
    assert duel not in [shown for shown, _ in room.stage.shown]
    assert room.stage.gone == [duel]


async def test_nobody_has_it_so_that_it_is_not_counted_as_lost(
    come: Come, update: Update
) -> None:
    def lost() -> float:
        counted = REGISTRY.get_sample_value("duelkeeper_lost_total", {"kind": Kind.DUEL})
        return counted or 0.0

    before = lost()
    room, session = await left_waiting(come, update)
    assert room.stage.gone == [session.record.id]
    assert lost() == before


async def test_whoever_presses_before_anybody_has_looked_reads_so_too(
    come: Come, update: Update, caplog: pytest.LogCaptureFixture
) -> None:
    room, session = await updated(come, update)
    found = await room.sessions.get(session.record.id)
    assert found is not None
    for _ in range(2):
        with pytest.raises(WaitsError):
            await found.answer(YUGI, 1, ())
    assert "another process has it" not in caplog.text, "nobody has it"


async def test_a_process_of_the_version_of_before_goes_on_with_it(
    come: Come, update: Update
) -> None:
    room, session = await left_waiting(come, update)
    duel = session.record.id
    stopped = await room.store.owners.stopped_at(duel)
    assert stopped is not None
    update()
    other = await come()
    lost: list[Thing | None] = []
    other.store.owners.lost.hear(lost.append)
    await other.store.owners.is_ready()
    async with asyncio.timeout(PATIENCE):
        while other.stage.shown == []:
            await other.sessions.resume(new=True)
            await asyncio.sleep(0.1)
    again = await other.sessions.get(duel)
    assert again is not None
    assert await other.store.owners.stopped_at(duel) == stopped
    question = (await again.sight(Seat(0))).question
    assert question is not None
    assert await again.answer(YUGI, question.number, ()) is not Verdict.OVER
    waits = "SELECT waits, refused FROM leases WHERE thing = ?"
    given_up = (None, [number(room.store)])
    assert await other.store.database.rows(waits, (duel,)) == [given_up]
    await asyncio.sleep(5 * TIMES.beat)
    assert lost == [], "it is not given back to who cannot go on with it"
    with pytest.raises(ElsewhereError) as problem:
        await room.sessions.get(duel)
    assert problem.value.owner == number(other.store)


async def test_after_a_day_it_ends_by_the_update(come: Come, update: Update) -> None:
    room, session = await left_waiting(come, update)
    duel = session.record.id
    long_ago = "UPDATE leases SET waits = now() - interval '25 hours' WHERE thing = ?"
    await room.store.database.do(long_ago, (duel,))
    await room.sessions.resume(new=True)
    record = await room.store.matches.load(duel)
    assert record is not None
    assert record.status is Status.STOPPED
    assert record.ending is not None
    assert record.ending.kind is EndKind.CARDS
