"""Several processes never send more together than Discord allows, whatever becomes of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.client import Client
from bot.config import Server
from bot.duels.stage.resting import BOARD_REST
from bot.shared import sharing
from bot.shared.budget import BURST, STOPPED_AT, Budget, WithheldError
from bot.shared.sharing import LOST, PER_SECOND, ROOM, SAFE, SPARED, Allotment, Claim, fair
from bot.store import Store
from bot.store.opening import StoreError
from bot.store.shares import SharesOnServer
from tests import postgres
from tests.waiting import until

EDIT: Final = "/api/v10/channels/1/messages/2"
CALLBACK: Final = "/api/v10/interactions/1/token/callback"
MOST_AT_ONCE: Final = 12


@dataclass
class Process:
    """One that runs: what it was answered, and has not heard yet."""

    allotment: Allotment
    unheard: list[tuple[float, float]] = field(default_factory=list)


class Processes:
    """Processes, the table of their shares, and the time, which is the same for all."""

    def __init__(self) -> None:
        self.now = 0.0
        self.running: dict[int, Process] = {}
        self.table: dict[int, tuple[float, float, float]] = {}
        self.worst = 0.0

    @property
    def sent(self) -> float:
        """What all of them may send together now."""
        return sum(each.allotment.share for each in self.running.values())

    def passes(self, seconds: float) -> None:
        self.now += seconds

    def comes(self, number: int) -> None:
        if number not in self.running and len(self.running) < MOST_AT_ONCE:
            self.running[number] = Process(Allotment(lambda: self.now))

    def dies(self, number: int) -> None:
        self.running.pop(number, None)

    def leaves(self, number: int) -> None:
        if self.running.pop(number, None) is not None:
            self.table.pop(number, None)

    def asks(self, number: int, wants: float, late: float, waiting: float, kept: bool) -> None:
        """It asks; the server hears of it `late`, and is `waiting` for its turn."""
        process = self.running.get(number)
        if process is None:
            return
        asked = self.now
        self.passes(late)
        heard = self.now
        self.passes(waiting)
        forgotten = [
            n for n, (_, _, at) in self.table.items() if at < heard - sharing.FORGOTTEN
        ]
        others = [
            Claim(share, wish, at < heard - LOST)
            for n, (share, wish, at) in self.table.items()
            if n != number and n not in forgotten
        ]
        share = process.allotment.claim(wants, others)
        if kept:
            for n in forgotten:
                del self.table[n]
            self.table[number] = share, wants, heard
            process.unheard.append((share, asked))

    def hears(self, number: int) -> None:
        """What it was answered arrives, of which only the last counts: it asks by turns."""
        process = self.running.get(number)
        if process is not None and process.unheard:
            process.allotment.granted(*process.unheard[-1])
            process.unheard.clear()


numbers = st.integers(0, 4)
seconds = st.sampled_from([0.0, 0.5, 2.0, 6.9, 7.1, 11.0, 61.0, 80.0])
wishes = st.sampled_from([0.0, 0.1, 3.0, 40.0, 500.0])
ACTIONS: Final = st.one_of(
    st.tuples(st.just("comes"), numbers),
    st.tuples(st.just("dies"), numbers),
    st.tuples(st.just("leaves"), numbers),
    st.tuples(st.just("passes"), seconds),
    st.tuples(
        st.just("asks"),
        *(numbers, wishes, st.sampled_from([0.0, 0.3, 8.0]), st.sampled_from([0.0, 1.5])),
        st.sampled_from([True, True, True, False]),
    ),
    st.tuples(st.just("hears"), numbers),
)


@settings(max_examples=400)
@given(st.lists(ACTIONS, max_size=60))
def test_all_shares_together_are_never_more_than_discord_allows(
    actions: list[tuple[str, *tuple[object, ...]]],
) -> None:
    processes = Processes()
    for name, *values in actions:
        getattr(processes, name)(*values)
        assert processes.sent <= PER_SECOND + 1e-9


@settings(max_examples=60)
@given(st.lists(wishes, min_size=1, max_size=MOST_AT_ONCE), st.integers(0, 11))
def test_whoever_asks_again_and_again_has_a_share_that_is_fair(
    wanted: list[float], newest: int
) -> None:
    processes = Processes()
    for _ in range(4):
        for number, wants in enumerate(wanted):
            processes.comes(number)
            processes.asks(number, wants, 0.0, 0.0, True)
            processes.hears(number)
            processes.passes(0.1)
    shares = [processes.running[n].allotment.share for n in range(len(wanted))]
    assert sum(shares) == pytest.approx(PER_SECOND - ROOM)
    assert min(shares) >= sharing.LEAST - 1e-9
    by_wish = sorted(zip(wanted, shares, strict=True))
    assert [share for _, share in by_wish] == sorted(shares)


def test_a_process_that_comes_has_something_at_once() -> None:
    processes = Processes()
    for number in (0, 1):
        processes.comes(number)
        processes.asks(number, 100.0, 0.0, 0.0, True)
        processes.hears(number)
    assert processes.running[1].allotment.share == ROOM
    assert fair(5.0, []) == PER_SECOND - ROOM


def test_who_cannot_renew_falls_to_what_is_safe_and_then_to_nothing() -> None:
    now = [0.0]
    allotment = Allotment(lambda: now[0])
    assert allotment.share == 0
    allotment.granted(20.0, 0.0)
    assert allotment.share == 20
    now[0] = sharing.RENEWED
    assert allotment.share == SAFE
    now[0] = SPARED
    assert allotment.share == 0
    allotment.granted(20.0, 0.0)
    assert allotment.share == 0, "the answer came too late to count"


class Time:
    """A time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0
        self.then: dict[float, float] = {}
        self.allotment = Allotment(lambda: 0.0)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds
        for at in [at for at in self.then if at <= self.now]:
            self.allotment.granted(self.then.pop(at), 0.0)


async def passed(time: Time, requests: int) -> list[float]:
    """After how many seconds each of so many requests made at once was let through."""
    budget = Budget(lambda: time.now, time.sleep, time.allotment)
    began, let = time.now, []

    async def admitted() -> None:
        await budget.admit(EDIT)
        budget.ended(EDIT)
        let.append(time.now - began)

    await asyncio.gather(*(admitted() for _ in range(requests)))
    return let


async def test_a_process_sends_no_more_than_its_share() -> None:
    time = Time()
    time.allotment.granted(10.0, 0.0)
    let = await passed(time, 100)
    part = 10 / PER_SECOND
    for moment in let:
        within = sum(moment <= other < moment + 1 for other in let)
        assert within <= 10 + max(1, BURST * part)
    assert let[-1] == pytest.approx(99 / 10, abs=0.5)


async def test_without_a_share_requests_wait_for_one_and_answers_do_not() -> None:
    time = Time()
    time.then[103.0] = 5.0
    budget = Budget(lambda: time.now, time.sleep, time.allotment)
    await budget.admit(CALLBACK)
    assert time.now == 100
    let = await passed(time, 3)
    assert 3 <= let[0] < 3.5


async def test_refusals_of_all_processes_count(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    time.allotment.granted(10.0, 0.0)
    budget = Budget(lambda: time.now, time.sleep, time.allotment)
    await budget.admit(EDIT)
    time.allotment.refused_elsewhere = STOPPED_AT
    with pytest.raises(WithheldError):
        await budget.admit(EDIT)
    await budget.admit(CALLBACK)


async def test_what_is_wanted_is_counted_for_a_while() -> None:
    time = Time()
    time.allotment.granted(40.0, 0.0)
    budget = Budget(lambda: time.now, time.sleep, time.allotment)
    for _ in range(20):
        await budget.admit(EDIT)
        budget.ended(EDIT)
    assert budget.wants == 2
    time.now += 11
    assert budget.wants == 0


@asynccontextmanager
async def several(server: Server, count: int) -> AsyncIterator[list[Allotment]]:
    """So many processes with equal wishes."""
    allotments = [Allotment() for _ in range(count)]
    shares = [
        SharesOnServer(server, each, wants=lambda: 30.0, refused=lambda: 7)
        for each in allotments
    ]
    try:
        for each in shares:
            await each.begin()
        yield allotments
    finally:
        for each in shares:
            await each.end()


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> Server:
    if postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    monkeypatch.setattr("bot.store.shares.BEAT", 0.05)
    server = postgres.new()
    await (await Store.open(server)).close()
    postgres.said("CHECKPOINT")  # tests end it as a crash would
    return server


async def test_processes_on_a_server_share_and_inherit(server: Server) -> None:
    fourth = (PER_SECOND - ROOM) / 4
    async with several(server, 3) as three:
        async with several(server, 1) as (last,):
            everybody = [*three, last]
            await until(
                lambda: [each.share for each in everybody],
                lambda shares: all(each == pytest.approx(fourth) for each in shares),
            )
            await until(lambda: {each.refused_elsewhere for each in everybody}, {21}.__eq__)
        assert last.share == 0
        await until(
            lambda: [each.share for each in three],
            lambda shares: sum(shares) == pytest.approx(PER_SECOND - ROOM),
        )


async def test_a_share_is_lost_with_the_server_and_comes_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sharing, "RENEWED", 0.5)
    async with several(server, 1) as (only,):
        assert only.share == PER_SECOND - ROOM
        postgres.end()
        await until(lambda: only.share, SAFE.__eq__)
        postgres.begin()
        await until(lambda: only.share, (PER_SECOND - ROOM).__eq__)
    assert 0 < caplog.text.count("The share of requests cannot be renewed") < 5


async def test_a_process_that_was_killed_leaves_its_share(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.shares.LOST", 0.5)
    monkeypatch.setattr("bot.store.shares.FORGOTTEN", 1.5)
    killed = SharesOnServer(server, Allotment(), wants=lambda: 30.0, refused=lambda: 0)
    await killed.renew()
    async with several(server, 1) as (left,):
        assert left.share == ROOM
        await until(lambda: left.share, (PER_SECOND - ROOM - SAFE).__eq__)
        await until(lambda: left.share, (PER_SECOND - ROOM).__eq__)
    await killed.end()


async def test_without_a_server_a_process_does_not_begin(server: Server) -> None:
    postgres.end()
    try:
        with pytest.raises(StoreError):
            async with several(server, 1):
                pass
    finally:
        postgres.begin()


async def test_boards_rest_longer_where_there_are_fewer_requests() -> None:
    store = await Store.open(":memory:")
    time = Time()
    time.allotment.granted(10.0, 0.0)
    client = Client(store, budget=Budget(lambda: time.now, time.sleep, time.allotment))
    alone = Client(store)
    for each in (client, alone):
        for duel in range(60):
            each.house.stage._bustle.note(duel)
    assert alone.house.stage._rest(BOARD_REST) == 20
    assert client.house.stage._rest(BOARD_REST) == 24
    time.allotment.granted(0.0, 0.0)
    assert client.house.stage._rest(BOARD_REST) == 240
    for each in (client, alone):
        await each.close()
    await store.close()
