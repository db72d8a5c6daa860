"""What goes on at a start, or taken over: no failure of one room ends it, and none is kept."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.client import Client
from bot.hosting.ongoing.hosts import Hosts
from bot.shared import insisting
from bot.shared.database import ConflictError, UnavailableError
from bot.shared.insisting import insist
from bot.shared.notices import Notice
from bot.shared.owning import Alone, ElsewhereError, Kind, Thing
from bot.store import Store
from tests import postgres
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import ManualClock, Room
from tests.store.several import SELDOM, opened
from tests.store.test_fence import EVENT

PARTS = (
    "lobby.invitations",
    "open_tables",
    "tidying",
    "sessions",
    "hosts",
    "farewells",
    "counting",
)


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(insisting, "PAUSE", 0.01)


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    store = await Store.open(":memory:")
    yield store
    await store.close()


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("problem", [UnavailableError("away"), RuntimeError("wrong")])
async def test_whatever_fails_while_it_resumes_it_is_said_that_it_is_ready(
    store: Store, monkeypatch: pytest.MonkeyPatch, part: str, problem: Exception
) -> None:
    client = Client(store, {ODDS_AND_EVENS.key: ODDS_AND_EVENS})
    there: object = client.house
    for name in part.split("."):
        there = getattr(there, name)
    tried: list[str] = []

    async def fails() -> None:
        tried.append(part)
        if len(tried) < 3:
            raise problem

    async def is_ready() -> None:
        tried.append("ready")

    monkeypatch.setattr(there, "resume", fails)
    monkeypatch.setattr(store.owners, "is_ready", is_ready)
    await client.house.resume()
    times = 3 if isinstance(problem, UnavailableError) else 1
    assert tried == [part] * times + ["ready"]
    await client.close()


async def test_a_duel_that_cannot_be_read_for_a_moment_is_resumed_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(store)
    duels = [(await room.duel()).record.id for _ in range(2)]
    room.sessions.sleep()
    again, load, failed = room.restarted(), store.matches.load, list[int]()

    async def fails_once(id: int) -> object:
        if id not in failed:
            failed.append(id)
            raise UnavailableError("away")
        return await load(id)

    monkeypatch.setattr(store.matches, "load", fails_once)
    await again.resume()
    assert failed == duels
    assert [*again._sessions] == duels


@pytest.mark.parametrize(
    ("problem", "times"),
    [
        (UnavailableError("away"), 3),
        (ConflictError("contradicts"), 1),
        (ElsewhereError("had"), 1),
        (ValueError("wrong"), 1),
    ],
)
async def test_only_what_may_come_right_is_tried_again(problem: Exception, times: int) -> None:
    tried: list[int] = []

    async def doing() -> None:
        tried.append(1)
        if len(tried) < 3:
            raise problem

    await insist(doing, "It is done")
    assert len(tried) == times


class Losing(Alone):
    """Whatever it takes is lost while it is being loaded, so often."""

    def __init__(self, times: int, loses: Callable[[Thing], Thing | None]) -> None:
        super().__init__()
        self._left = times
        self._loses = loses
        self.taken = 0

    async def take(self, thing: Thing) -> bool:
        self.taken += 1
        if self._left:
            self._left -= 1
            asyncio.get_running_loop().call_soon(self.lost.tell, self._loses(thing))
        return True


@pytest.mark.parametrize("all_of_it", [False, True])
async def test_a_duel_that_is_lost_while_it_is_loaded_is_taken_again(all_of_it: bool) -> None:
    owners = Losing(2, lambda thing: None if all_of_it else thing)
    before = await Store.open(":memory:")
    duel = (await Room(before).duel()).record.id
    sessions = Room(Store(before.database, owners)).sessions
    session = await sessions.get(duel)
    assert owners.taken == 3
    assert await sessions.get(duel) is session
    await before.close()


async def test_a_duel_that_is_lost_while_another_is_loaded_is_not_waited_for() -> None:
    owners = Losing(1, lambda thing: Thing(Kind.DUEL, thing.id + 1))
    before = await Store.open(":memory:")
    duel = (await Room(before).duel()).record.id
    assert await Room(Store(before.database, owners)).sessions.get(duel) is not None
    assert owners.taken == 1
    await before.close()


@pytest.mark.parametrize("all_of_it", [False, True])
async def test_an_event_that_is_lost_while_it_is_loaded_is_taken_again(all_of_it: bool) -> None:
    owners = Losing(2, lambda thing: None if all_of_it else thing)
    before = await Store.open(":memory:")
    event = await before.events.create(EVENT)
    hosts = Hosts(Store(before.database, owners), ManualClock(), Notice())
    hosted = await hosts.get(event)
    assert owners.taken == 3
    assert await hosts.get(event) is hosted
    await before.close()


def test_who_ignores_hears_nothing_more() -> None:
    notice, heard = Notice[int](), list[int]()
    notice.hear(heard.append)
    notice.tell(1)
    for _ in range(2):
        notice.ignore(heard.append)
    notice.tell(2)
    assert heard == [1]


@pytest.mark.parametrize("on_server", [False, True])
async def test_no_house_outlives_its_connection_to_discord(
    tmp_path: Path, on_server: bool
) -> None:
    if on_server and postgres.programs() is None:
        pytest.skip(postgres.MISSING)
    async with AsyncExitStack() as leaving:
        if on_server:
            store = await opened(postgres.new(), 0, 1, times=SELDOM)
        else:
            store = await Store.open(tmp_path / "duels.sqlite")
        leaving.push_async_callback(store.close)
        houses = []
        for _ in range(2):
            client = Client(store, {ODDS_AND_EVENS.key: ODDS_AND_EVENS})
            await client.house.resume()
            houses.append(weakref.ref(client.house))
            await client.close()
            del client
        await asyncio.sleep(0)
        gc.collect()
        assert [house() for house in houses] == [None, None]
