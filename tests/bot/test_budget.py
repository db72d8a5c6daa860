"""The bot stays within Discord's limits by itself, and who is waited for comes first."""

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from bot.client import Client
from bot.sandbox.rest.limits import CHANNEL_MESSAGES, RULES, Rule
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox
from bot.sandbox.world import RESIDENTS, ROOMS, Room, World
from bot.shared.budget import (
    BANNED,
    BURST,
    STOPPED_AT,
    WITHIN_A_SECOND,
    Budget,
    Rank,
    WithheldError,
    sent_as,
    traced,
)
from bot.shared.sharing import PER_SECOND
from bot.store import Store
from tests.waiting import PATIENCE

EDIT = "/api/v10/channels/1/messages/2"
CALLBACK = "/api/v10/interactions/1/token/callback"
BY_TOKEN = "/api/v10/webhooks/1/token/messages/@original"
GLOBAL = {"X-RateLimit-Global": "true", "Retry-After": "3", "Via": "1.1 google"}


class Time:
    """A time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def budget(time: Time) -> Budget:
    return Budget(now=lambda: time.now, sleep=time.sleep)


def request(budget: Budget, path: str = EDIT, rank: Rank = Rank.ASKED) -> Awaitable[None]:
    with sent_as(rank):
        return asyncio.create_task(answered_at_once(budget, path))


async def answered_at_once(budget: Budget, path: str) -> None:
    await budget.admit(path)
    budget.ended(path)


async def admitted(time: Time, budget: Budget, requests: int) -> list[float]:
    """The seconds after which each of so many requests made at once was let through."""
    began, passed = time.now, []

    async def pass_by() -> None:
        await answered_at_once(budget, EDIT)
        passed.append(time.now - began)

    await asyncio.gather(*(pass_by() for _ in range(requests)))
    return passed


async def test_no_second_holds_more_requests_than_discord_allows(
    time: Time, budget: Budget
) -> None:
    passed = await admitted(time, budget, 200)
    for began in passed:
        within = [at for at in passed if began <= at < began + 1]
        assert len(within) <= PER_SECOND + BURST < 50
    assert passed[-1] == pytest.approx((200 - BURST) / PER_SECOND)


async def test_a_slow_discord_reads_no_more_at_once_than_it_allows(
    time: Time, budget: Budget
) -> None:
    sent: list[float] = []

    async def send() -> None:
        await budget.admit(EDIT)
        sent.append(time.now)

    waiting = [asyncio.create_task(send()) for _ in range(100)]
    while time.now < 110:
        await asyncio.sleep(0)
    assert len(sent) == WITHIN_A_SECOND < 50

    for _ in sent:
        budget.ended(EDIT)
    read, unread = time.now, [*sent]
    while len(sent) < 2 * WITHIN_A_SECOND:
        await asyncio.sleep(0)
    assert min(sent[len(unread) :]) >= read + 1

    for each in waiting:
        each.cancel()


async def test_requests_that_fail_are_under_way_no_longer() -> None:
    nobody = "http://127.0.0.1:9"
    async with aiohttp.ClientSession(trace_configs=[traced(Budget())]) as session:
        async with asyncio.timeout(PATIENCE):
            for _ in range(WITHIN_A_SECOND + 1):
                with pytest.raises(aiohttp.ClientConnectionError):
                    await session.get(f"{nobody}{EDIT}")


async def test_answers_to_presses_never_wait(time: Time, budget: Budget) -> None:
    waiting = [request(budget) for _ in range(200)]
    await asyncio.sleep(0)
    before = time.now
    await budget.admit(CALLBACK)
    await budget.admit(BY_TOKEN)
    await budget.admit("/gateway")
    assert time.now == before
    await asyncio.gather(*waiting)


async def test_who_is_asked_comes_before_panels_and_panels_before_boards(
    time: Time, budget: Budget
) -> None:
    await admitted(time, budget, BURST)
    order: list[Rank] = []
    ranks = [Rank.BOARD, Rank.PANEL, Rank.ASKED] * 5
    requests = []
    for rank in ranks:
        passing = asyncio.ensure_future(request(budget, rank=rank))
        passing.add_done_callback(lambda _, rank=rank: order.append(rank))  # type: ignore[misc]
        requests.append(passing)
    await asyncio.gather(*requests)
    assert order == sorted(ranks, key=lambda rank: rank.value)


async def test_a_board_is_shown_although_panels_never_end(time: Time, budget: Budget) -> None:
    await admitted(time, budget, BURST)
    board = asyncio.ensure_future(request(budget, rank=Rank.BOARD))
    began = time.now
    while not board.done():
        await asyncio.gather(*(request(budget) for _ in range(10)))
    assert time.now - began < Rank.BOARD.value + 1


async def test_what_nobody_waits_for_any_more_takes_nobodys_place(
    time: Time, budget: Budget
) -> None:
    await admitted(time, budget, BURST)
    given_up = [asyncio.ensure_future(request(budget)) for _ in range(40)]
    await asyncio.sleep(0)
    for each in given_up:
        each.cancel()
    began = time.now
    await budget.admit(EDIT)
    assert time.now - began <= 2 / PER_SECOND


async def test_a_global_refusal_stops_everything_but_answers(
    time: Time, budget: Budget
) -> None:
    budget.heard(EDIT, 429, GLOBAL)
    began = time.now
    await budget.admit(CALLBACK)
    assert time.now == began
    await budget.admit(EDIT)
    assert time.now - began == pytest.approx(3)


async def test_a_ban_stops_everything_for_as_long_as_it_says(
    time: Time, budget: Budget
) -> None:
    budget.heard(EDIT, 429, {"Retry-After": "30"})
    began = time.now
    await budget.admit(EDIT)
    assert time.now - began == pytest.approx(30)
    budget.heard(EDIT, 429, {"Retry-After": "3600"})
    with pytest.raises(WithheldError):
        await budget.admit(EDIT)


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ({"Retry-After": "Sun, 22 Nov 2026 18:00:30 GMT"}, 30),
        ({"Retry-After": "Sun, 22 Nov 2026 17:59:00 GMT"}, 0),
        ({"Retry-After": "Sun, 22 Nov 2026 18:00:30 GMT", "Date": ""}, BANNED),
        ({"Retry-After": "soon"}, BANNED),
        ({"Retry-After": "nan"}, BANNED),
        ({"Retry-After": "-1"}, BANNED),
        ({"Retry-After": ""}, BANNED),
        ({}, BANNED),
    ],
)
async def test_a_ban_may_name_a_date_or_nothing_that_can_be_read(
    time: Time, budget: Budget, said: dict[str, str], seconds: float
) -> None:
    budget.heard(EDIT, 429, {"Date": "Sun, 22 Nov 2026 18:00:00 GMT", **said})
    began = time.now
    await budget.admit(EDIT)
    assert time.now - began == pytest.approx(seconds)


async def test_too_many_refusals_stop_all_but_answers_until_they_are_old(
    time: Time, budget: Budget, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(STOPPED_AT):
        budget.heard(EDIT, 403, {"Via": "1.1 google"})
    with pytest.raises(WithheldError):
        await budget.admit(EDIT)
    await budget.admit(CALLBACK)
    warnings = [record for record in caplog.records if record.levelname == "WARNING"]
    assert len(warnings) == 2
    time.now += 601
    await budget.admit(EDIT)


async def test_refusals_that_are_shared_and_successes_do_not_count(budget: Budget) -> None:
    for _ in range(STOPPED_AT):
        budget.heard(EDIT, 429, {"X-RateLimit-Scope": "shared", "Via": "1.1 google"})
        budget.heard(EDIT, 200, {"Via": "1.1 google"})
        budget.heard("/gateway", 403, {})
    await budget.admit(EDIT)
    assert budget.refusals == 0


@pytest.fixture
def crowded() -> Sandbox:
    rooms = [Room(f"table {number}") for number in range(100)]
    return Sandbox(world=World(RESIDENTS, [*ROOMS, *rooms]))


async def in_all_rooms(
    sandbox: Sandbox, does: Callable[[Client, int], Awaitable[object]]
) -> None:
    point_client_at(sandbox.url)
    store = await Store.open(":memory:")
    client = Client(store)
    await client.login(sandbox.token)
    try:
        await asyncio.gather(*(does(client, int(room)) for room in sandbox.world.channels))
    finally:
        await client.close()
        await store.close()


async def test_the_bot_keeps_to_the_limits_whatever_it_wants_to_send(crowded: Sandbox) -> None:
    async def say_something(client: Client, channel: int) -> None:
        place = client.get_partial_messageable(channel)
        await place.send("something")

    async with crowded as sandbox:
        await in_all_rooms(sandbox, say_something)
        assert sandbox.limits.refused == {}


async def test_first_requests_at_once_keep_to_a_bucket_nobody_knows_yet(
    crowded: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    brief = Rule("create message", 5, 1, "channel_id")
    monkeypatch.setitem(RULES, ("POST", CHANNEL_MESSAGES), brief)
    busy = sorted(map(int, crowded.world.channels))[:3]

    async def say_much(client: Client, channel: int) -> None:
        place = client.get_partial_messageable(channel)
        if channel in busy:
            await asyncio.gather(*(place.send(str(number)) for number in range(6)))

    async with crowded as sandbox:
        await in_all_rooms(sandbox, say_much)
        assert sandbox.limits.refused == {}
