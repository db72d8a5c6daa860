"""What a process leaves that is gone: found by the others, also where no duel goes on."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot.config import Server
from bot.duels.lobby.invitations import Invitations
from bot.duels.lobby.store import Challenge, Stand
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import Status
from bot.shared.owning import ElsewhereError, Kind, Thing
from bot.store import Store
from bot.store.nodes import Times
from tests import postgres
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import KAIBA, YUGI, ManualClock, Room
from tests.store.several import SELDOM, begun, two
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)

TIMES = Times(beat=0.1, lease=1.0, grace=0.5)
THERE = 1 << 22
"""A server of shard 1."""


@pytest.fixture
def server() -> Server:
    return postgres.new()


@pytest.fixture
async def both(server: Server) -> AsyncIterator[tuple[Store, Store]]:
    async with two(server, TIMES) as stores:
        for store in stores:
            await store.owners.is_ready()
        yield stores


async def heard(store: Store, gone: Callable[[], bool]) -> None:
    """Wait until it is told as freed, and then so."""
    told: list[None] = []
    store.owners.freed.hear(told.append)
    async with asyncio.timeout(PATIENCE):
        while not (told and gone()):
            await asyncio.sleep(0.02)


async def test_a_duel_that_is_over_and_not_told_yet_is_taken_over(
    both: tuple[Store, Store],
) -> None:
    first, second = both
    duel = await begun(second, THERE)
    await second.matches.end(duel, Status.OVER, Ending(EndKind.SURRENDERED))
    await asyncio.sleep(2 * TIMES.lease)
    waiting = asyncio.create_task(heard(first, lambda: True))
    await second.close()
    await waiting
    async with asyncio.timeout(PATIENCE):
        while await first.owners.mine(Kind.DUEL, [duel], new=True) != [duel]:
            await asyncio.sleep(0.02)
    assert await first.owners.take(Thing(Kind.DUEL, duel))
    assert await first.owners.mine(Kind.DUEL, [duel], new=True) == []


async def offered(store: Store, guild: int | None, expires: float) -> int:
    """A challenge on that server that was accepted, and whose duel has not begun."""
    deck = ODDS_AND_EVENS.ready_decks[0].deck
    people = (YUGI, "Yugi", "en", KAIBA, "Kaiba")
    offer = Challenge(0, "odds", "short", guild, 5, None, *people, deck, "en", round(expires))
    number = await store.challenges.create(offer)
    await store.challenges.accept(number)
    return number


class Showing(Invitations):
    """Remembers what it shows."""

    def __init__(self, store: Store, clock: ManualClock) -> None:
        client: Any = None
        super().__init__(client, store, {"odds": ODDS_AND_EVENS}, clock)
        self.shown: list[tuple[int, Stand]] = []

    async def show(self, offer: Challenge, trouble: str = "") -> None:
        self.shown.append((offer.id, offer.status))


async def test_challenges_of_servers_that_nobody_serves_any_more_end_in_time(
    both: tuple[Store, Store],
) -> None:
    first, second = both
    clock = ManualClock()
    theirs, ours = [await offered(second, guild, clock.wall() + 60) for guild in (THERE, None)]
    await asyncio.sleep(2 * TIMES.lease)
    assert not first.owners.serves(THERE, new=True)
    waiting = asyncio.create_task(heard(first, lambda: first.owners.serves(THERE, new=True)))
    await second.close()
    await waiting
    assert not first.owners.serves(None, new=True)
    assert not first.owners.serves(THERE)
    invitations = Showing(first, clock)
    await invitations.resume(new=True)
    await clock.advance(120)
    assert invitations.shown == [(theirs, Stand.EXPIRED)]
    still = await first.challenges.load(ours)
    assert still is not None
    assert still.status is Stand.ACCEPTED, "one that is being laid here is left alone"


async def test_duels_in_two_processes_are_known_and_only_those_here_are_loaded(
    server: Server,
) -> None:
    async with two(server, SELDOM) as stores:
        rooms = [Room(store) for store in stores]
        duels = [(await room.duel(channel=n)).record.id for n, room in enumerate(rooms)]
        for room, duel in zip(rooms, duels, strict=True):
            known = await room.sessions.records_of(YUGI)
            assert [record.id for record in known] == duels[::-1]
            here = await room.sessions.here_of(YUGI)
            assert [session.record.id for session in here] == [duel]
            with pytest.raises(ElsewhereError):
                await room.sessions.get(sum(duels) - duel)


async def test_alone_nothing_is_left_by_others() -> None:
    store = await Store.open(":memory:")
    assert store.owners.serves(THERE)
    assert not store.owners.serves(THERE, new=True)
    await store.close()
