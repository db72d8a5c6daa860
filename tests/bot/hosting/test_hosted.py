"""Events in memory and on disk: what was decided is there after a restart."""

import asyncio
import gc
import logging
import weakref
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import get_args

import pytest

from bot.events import director, records
from bot.events.event import Event, Phase
from bot.events.records import Entry
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import How, Pairing, Player, Result
from bot.events.standings import Scoring
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.hosts import Hosts
from bot.hosting.rules import Rules
from bot.hosting.store import keeping
from bot.hosting.store.claims import Claim
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.shared.database import ConflictError, UnavailableError
from bot.shared.notices import Notice
from bot.shared.words import say
from bot.store import Store
from engine.yugioh.formats.decks import deck_list
from tests.bot.standing_in import ManualClock

pytestmark = pytest.mark.usefixtures("each_engine")

ALICE, BOB, CAROL = (Player(number) for number in (71, 72, 73))
TERMS = Terms(Shape.SWISS, b"\x00seed", rounds=2, scoring=Scoring(Fraction(2, 7)))
CHECKS_IN = replace(TERMS, checks_in=True)
EVENT = EventRecord(0, 5, 6, "Friday", "en", 70, TERMS, Rules("yugioh", "master", 1_000))
RESULT = Result(2, 1, How.REPORT)
EVERY = (
    records.Joined(ALICE),
    records.Withdrew(ALICE),
    records.DeckChanged(ALICE),
    records.CheckInOpened(),
    records.CheckedIn(ALICE),
    records.Started((ALICE, BOB)),
    records.CutMade((ALICE, BOB)),
    records.Paired(1, (Pairing(1, 1, ALICE, BOB, "W1-1"), Pairing(1, 2, CAROL, None))),
    records.Reported(1, RESULT),
    records.Corrected(1, Result(0, 0, How.RULING, both_lose=True), "misread"),
    records.Extended(5, "the hall was dark"),
    records.Delayed(3720, records.Why.DOWN),
    records.Delayed(600, records.Why.HIDDEN, (2,)),
    records.TimeCalled(),
    records.Dropped(ALICE),
    records.Disqualified(ALICE, "two decks"),
    records.Reinstated(ALICE, "dropped by mistake", 1),
    records.DecksSeen((ALICE, BOB)),
    records.Undone("wrong pairing"),
    records.Cancelled("the hall is closed"),
    records.Finished(),
)


def test_every_kind_of_record_is_kept_as_it_was() -> None:
    assert {type(record) for record in EVERY} == set(get_args(records.Record))
    for record in EVERY:
        assert keeping.record_from_json(keeping.record_to_json(record)) == record


async def test_an_event_goes_on_after_a_restart_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    store = await Store.open(path)
    hosted = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    for player in (ALICE, BOB, CAROL):
        await hosted.introduce(PlayerRecord(player, f"Player {player}", "ja"))
        await hosted.decide(records.Joined(player), by=player)
    await hosted.introduce(
        PlayerRecord(BOB, "Bob", "zh", deck_list((1, 2), (), (3,)), "Dragons", "dragons")
    )
    await hosted.decide(records.CheckInOpened())
    await hosted.decide(*(records.CheckedIn(each) for each in (ALICE, BOB, CAROL)))
    await hosted.decide(director.start(hosted.event))
    await hosted.decide(director.next_step(hosted.event))
    assert hosted.paired == 8
    await store.event_tables.lay(hosted.record.id, 8, [1])
    await store.event_tables.lay(hosted.record.id, 8, [1, 2])
    first, second = await store.event_tables.of_round(hosted.record.id, 8)
    await store.event_tables.come(first.id, [BOB])
    await store.event_tables.claimed(first.id, Claim(BOB, RESULT))
    await store.close()

    store = await Store.open(path)
    again = await Hosts(store, ManualClock(), Notice()).get(hosted.record.id)
    assert again is not None
    assert (again.record, again.entries, again.players) == (
        hosted.record,
        hosted.entries,
        hosted.players,
    )
    assert again.record.terms == TERMS
    assert again.event.rounds == hosted.event.rounds
    kept = await store.event_tables.load(first.id)
    assert kept is not None
    assert (kept.here, kept.claim, second.here) == ((BOB,), Claim(BOB, RESULT), ())
    await store.close()


async def test_what_is_refused_is_not_kept() -> None:
    store = await Store.open(":memory:")
    hosted = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    with pytest.raises(RefusedError) as refused:
        await hosted.decide(records.Joined(ALICE), records.Joined(ALICE), by=ALICE)
    assert refused.value.refusal is Refusal.ALREADY
    assert [entry.record for entry in hosted.entries] == [records.Joined(ALICE)]
    assert await store.events.entries(hosted.record.id) == hosted.entries
    assert hosted.event.phase is Phase.SIGN_UP
    await store.close()


async def test_who_watches_is_told_of_every_decision_and_of_every_event_found_again() -> None:
    store = await Store.open(":memory:")
    told: list[tuple[int, list[records.Record]]] = []

    def fails(hosted: Hosted, new: Sequence[Entry]) -> None:
        raise ValueError

    def remembers(hosted: Hosted, new: Sequence[Entry]) -> None:
        told.append((hosted.record.id, [entry.record for entry in new]))

    def watch(hosts: Hosts) -> Hosts:
        hosts.watch(fails)
        hosts.watch(remembers)
        return hosts

    hosted = await watch(Hosts(store, ManualClock(), Notice())).create(EVENT)
    await hosted.decide(records.Joined(ALICE), records.CheckInOpened(), by=ALICE)
    called_off = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    await store.events.closed(called_off.record.id)
    assert told == [(1, []), (1, [records.Joined(ALICE)]), (1, [records.CheckInOpened()])]
    told.clear()

    await watch(Hosts(store, ManualClock(), Notice())).resume()
    assert told == [(1, [])]
    await store.close()


async def test_events_that_are_over_are_not_worked_out_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = await Store.open(":memory:")
    before = Hosts(store, ManualClock(), Notice())
    for number in range(12):
        event = await before.create(replace(EVENT, name=f"Night {number}"))
        await event.decide(records.Joined(ALICE), records.Cancelled("no hall"))
        await store.events.closed(event.record.id)
    going = await before.create(EVENT)
    hosts = Hosts(store, ManualClock(), Notice())
    read: list[int] = []
    entries = store.events.entries

    async def counted(event: int) -> list[Entry]:
        read.append(event)
        return await entries(event)

    monkeypatch.setattr(store.events, "entries", counted)
    for _ in range(3):
        assert [each.record.id for each in await hosts.running(5)] == [going.record.id]
        names = await hosts.names(5)
        assert names == [(each.id, each.name) for each in await hosts.of_guild(5)]
        await hosts.get(1)
    assert read == [going.record.id, 1]
    for number in range(1, 13):
        await hosts.get(number)
    await hosts.get(1)
    assert read.count(1) == 2, "only the last ones stay in memory"
    await store.close()


async def test_an_event_that_is_closed_is_let_go() -> None:
    store = await Store.open(":memory:")
    hosts = Hosts(store, ManualClock(), Notice())
    told: list[int] = []
    for _ in range(9):
        event = await hosts.create(EVENT)
        told.append(event.record.id)
        await event.decide(records.Cancelled("no hall"))
        hosts.let_go(event)
        assert await hosts.get(event.record.id) is event
    first = await hosts.get(told[0])
    assert first is not None
    assert first.event.phase is Phase.CANCELLED
    forgotten = weakref.ref(event)
    for number in told[:-1]:
        await hosts.get(number)
    del event
    gc.collect()
    assert forgotten() is None
    await store.close()


async def test_decks_are_changed_until_the_start_and_locked_then() -> None:
    store = await Store.open(":memory:")
    hosted = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    first, second = deck_list((1,)), deck_list((2,))
    assert await hosted.enter(PlayerRecord(ALICE, "Alice", "en", first), by=ALICE)
    assert not await hosted.enter(PlayerRecord(ALICE, "Alice", "en", second), by=BOB)
    changed = hosted.entries[-1]
    assert (changed.record, changed.by) == (records.DeckChanged(ALICE), BOB)
    assert not await hosted.enter(PlayerRecord(ALICE, "Alice", "en", second), by=ALICE)
    assert len(hosted.entries) == 2
    for player in (BOB, CAROL):
        await hosted.enter(PlayerRecord(player, "Somebody", "en", first), by=player)
    await hosted.decide(records.CheckInOpened())
    await hosted.decide(*(records.CheckedIn(each) for each in (ALICE, BOB, CAROL)))
    await hosted.decide(director.start(hosted.event))

    late = PlayerRecord(Player(74), "Dan", "en", first)
    for who in (PlayerRecord(ALICE, "Alice", "en", first), late):
        with pytest.raises(RefusedError) as refused:
            await hosted.enter(who, by=who.player)
        assert refused.value.refusal is Refusal.TOO_LATE
    kept = await store.events.players(hosted.record.id)
    assert kept == hosted.players
    assert kept[ALICE].deck == second
    assert late.player not in kept
    await store.close()


async def test_who_joins_during_check_in_is_there_in_the_same_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = await Store.open(":memory:")
    hosted = await Hosts(store, ManualClock(), Notice()).create(replace(EVENT, terms=CHECKS_IN))
    there = (ALICE, BOB, Player(74))
    await hosted.decide(*map(records.Joined, there), records.CheckInOpened())
    await hosted.decide(*map(records.CheckedIn, there))
    add = store.events.add
    starting: list[asyncio.Task[None]] = []

    async def starts(event: int, number: int, *entries: Entry) -> None:
        if not starting:
            starting.append(asyncio.create_task(start()))
            await asyncio.sleep(0)
        await add(event, number, *entries)

    async def start() -> None:
        await hosted.decide(records.Started(there))

    monkeypatch.setattr(store.events, "add", starts)
    carol = PlayerRecord(CAROL, "Carol", "en", deck_list((1,)))
    assert await hosted.enter(carol, by=ALICE)
    assert hosted.event.checked_in == [*there, CAROL]
    assert [(each.record, each.by) for each in hosted.entries[-2:]] == [
        (records.Joined(CAROL), ALICE),
        (records.CheckedIn(CAROL), ALICE),
    ]
    await starting[0]
    assert hosted.event.phase is Phase.PLAYING
    assert await store.events.entries(hosted.record.id) == hosted.entries
    await store.close()


async def test_half_of_joining_during_check_in_is_never_kept() -> None:
    store = await Store.open(":memory:")
    hosted = await Hosts(store, ManualClock(), Notice()).create(replace(EVENT, terms=CHECKS_IN))
    await hosted.decide(records.CheckInOpened())
    taken = Entry(records.TimeCalled(), None, 0)
    await store.events.add(hosted.record.id, 2, taken)
    with pytest.raises(ConflictError):
        await hosted.enter(PlayerRecord(ALICE, "Alice", "en", deck_list((1,))), by=ALICE)
    kept = await store.events.entries(hosted.record.id)
    assert [each.record for each in kept] == [records.CheckInOpened(), records.TimeCalled()]
    assert hosted.event.joined == []
    await store.close()


@pytest.mark.parametrize("is_kept", [True, False])
async def test_where_it_is_not_known_whether_a_decision_was_kept_it_is_looked_up(
    is_kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may keep what it was told to, and be away before it says so."""
    store = await Store.open(":memory:")
    hosts = Hosts(store, ManualClock(), Notice())
    hosted = await hosts.create(EVENT)
    told: list[records.Record] = []
    hosts.watch(lambda _, entries: told.extend(each.record for each in entries))
    add = store.events.add

    async def lost(event: int, number: int, *entries: Entry) -> None:
        if is_kept:
            await add(event, number, *entries)
        raise UnavailableError("away")

    monkeypatch.setattr(store.events, "add", lost)
    with pytest.raises(UnavailableError):
        await hosted.decide(records.Joined(ALICE))
    assert told == []
    monkeypatch.setattr(store.events, "add", add)
    await hosted.decide(records.Joined(BOB))
    made = [records.Joined(ALICE), records.Joined(BOB)] if is_kept else [records.Joined(BOB)]
    assert told == made
    assert await store.events.entries(hosted.record.id) == hosted.entries
    assert [each.record for each in hosted.entries] == made
    await store.close()


async def test_a_draft_is_no_event_until_its_maker_announces_it() -> None:
    store = await Store.open(":memory:")
    hosts, drafts = Hosts(store, ManualClock(), Notice()), store.event_drafts
    forgotten = await drafts.keep(EVENT)
    draft = await drafts.keep(EVENT)
    assert await drafts.load(forgotten, 70) is None
    assert await drafts.load(draft, 71) is None
    kept = await drafts.load(draft, 70)
    assert kept == replace(EVENT, id=draft)
    assert await hosts.get(draft) is None
    assert await hosts.of_guild(5) == []
    assert await drafts.change(replace(kept, name="Saturday"))

    assert await hosts.announce(draft, 71) is None
    assert not await drafts.discard(draft, 71)
    hosted = await hosts.announce(draft, 70)
    assert hosted is not None
    assert hosted.record.name == "Saturday"
    assert await hosts.announce(draft, 70) is None
    assert not await drafts.discard(draft, 70)
    assert [each.id for each in await hosts.of_guild(5)] == [draft]
    await store.close()


def test_every_refusal_is_put_into_words() -> None:
    for refusal in Refusal:
        assert say("en", f"event-refused-{refusal}")


async def test_a_decision_costs_the_same_however_many_came_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    hosted = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    for number in range(40):
        await hosted.decide(records.Joined(Player(number)))
    applied: list[records.Record] = []
    apply = Event.apply

    def noted(event: Event, record: records.Record) -> None:
        applied.append(record)
        apply(event, record)

    monkeypatch.setattr(Event, "apply", noted)
    await hosted.decide(records.Joined(ALICE))
    await store.close()
    assert applied == [records.Joined(ALICE)]


async def test_each_step_of_an_event_is_a_line_of_the_log_without_a_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "bot")
    store = await Store.open(":memory:")
    hosted = await Hosts(store, ManualClock(), Notice()).create(EVENT)
    for player in (ALICE, BOB, CAROL):
        await hosted.introduce(PlayerRecord(player, f"Player {player}", "ja"))
        await hosted.decide(records.Joined(player), by=player)
    await hosted.decide(records.CheckInOpened())
    await hosted.decide(*(records.CheckedIn(each) for each in (ALICE, BOB, CAROL)))
    await hosted.decide(director.start(hosted.event))
    await hosted.decide(records.Cancelled("the hall is closed"))
    await store.close()

    assert [each for each in caplog.messages if each.startswith("Event ")] == [
        f"Event {hosted.record.id}: check-in",
        f"Event {hosted.record.id}: playing",
        f"Event {hosted.record.id}: cancelled",
    ]
    assert EVENT.name not in caplog.text
