"""What is decided while the bot works out the start or the next round is not passed over."""

import asyncio

import pytest

from bot.events import director, records
from bot.events.event import Event
from bot.events.records import CutMade, Entry, Finished, Paired
from bot.events.results import How, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.organising.starting import start_now
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.hosting.tables.beginning import begin
from bot.hosting.tables.locking import Locks
from bot.readings.gate import Gate
from bot.shared.notices import Notice
from bot.store import Store
from engine.yugioh.formats.decks import deck_list
from tests.bot.hosting.hall import SINGLE, Hall
from tests.bot.hosting.quiet import QuietStage
from tests.bot.standing_in import ManualClock

TERMS = Terms(Shape.SWISS, b"seed", rounds=2)
EVENT = EventRecord(0, 5, 6, "Friday", "en", 70, TERMS, Rules("yugioh", "master", 1_000))
DAN = Player(74)


def at_the_start(store: Store) -> tuple[Locks, QuietStage]:
    """What tells whether decks can be locked, and who says so."""
    return Locks(Gate(store.reports), {}), QuietStage()


async def joining(hosted: Hosted, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    """Dan joins, and the disk has not taken that down yet."""
    add, waits = store.events.add, asyncio.Event()

    async def slowly(event: int, number: int, *entries: Entry) -> None:
        waits.set()
        await asyncio.sleep(0.02)
        await add(event, number, *entries)

    monkeypatch.setattr(store.events, "add", slowly)
    dan = PlayerRecord(DAN, "Dan", "en", deck_list((1,)))
    joined = asyncio.create_task(hosted.enter(dan, by=DAN))
    await waits.wait()
    assert not joined.done()


@pytest.mark.parametrize("by", [None, Player(70)])
async def test_who_joins_just_before_the_start_plays(
    monkeypatch: pytest.MonkeyPatch, by: Player | None
) -> None:
    store = await Store.open(":memory:")
    hosted = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    there = [Player(number) for number in (71, 72, 73)]
    await hosted.decide(*map(records.Joined, there), records.CheckInOpened())
    await hosted.decide(*map(records.CheckedIn, there))
    await joining(hosted, monkeypatch, store)
    if by is None:
        await begin(hosted, *at_the_start(store))
    else:
        await start_now(hosted, by, *at_the_start(store))
    await store.close()
    assert DAN in hosted.event.joined
    assert sorted(hosted.event.players) == [*there, DAN]


@pytest.mark.parametrize("withdraws", [False, True])
async def test_who_joins_or_leaves_while_an_organiser_opens_and_starts_is_heeded(
    monkeypatch: pytest.MonkeyPatch, withdraws: bool
) -> None:
    store = await Store.open(":memory:")
    hosted = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    there = [Player(number) for number in (71, 72, 73, 75)]
    await hosted.decide(*map(records.Joined, there))
    await joining(hosted, monkeypatch, store)
    starting = asyncio.create_task(start_now(hosted, Player(70), *at_the_start(store)))
    if withdraws:
        await hosted.decide(records.Withdrew(there.pop(0)))
    await starting
    await store.close()
    assert sorted(hosted.event.players) == sorted([*there, DAN])


async def test_the_next_round_follows_a_correction_made_while_it_is_worked_out(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SINGLE)
    for table in (1, 2):
        await hall.play(table)
    hosted = await hall.event()
    first, second = hosted.event.rounds[-1].table(1).players
    ruling = records.Corrected(1, Result(0, 1, How.RULING), "the replay shows it")
    loop, next_step = asyncio.get_running_loop(), director.next_step
    corrected: list[None] = []

    def slowly(event: Event) -> Paired | CutMade | Finished:
        step = next_step(event)
        if not corrected:
            corrected.append(None)
            asyncio.run_coroutine_threadsafe(hosted.decide(ruling), loop).result()
        return step

    monkeypatch.setattr(director, "next_step", slowly)
    for _ in range(3):
        await hall.pass_time(2)
    final = hosted.event.rounds[-1]
    assert final.number == 2
    assert corrected
    assert second in final.table(1).players
    assert first not in final.table(1).players
