"""Somebody who plays in two events at once is late at neither while the other is played."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from bot.duels.store.records import MatchRecord, Place, SeatRecord
from bot.events.event import Phase
from bot.events.records import Delayed, Reported, Why
from bot.events.results import How, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing import course
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import Table, tables_of
from bot.hosting.rules import Overtime
from bot.people.terms import ClockKind
from bot.people.terms import Terms as ServerTerms
from bot.store import Store
from engine.core.protocol import Seat
from tests.bot.hosting.back_room import Hall
from tests.bot.odds_and_evens import ODDS_AND_EVENS

TERMS = Terms(Shape.SWISS, b"seed", rounds=1, cut=0)
SLOW = ServerTerms(0.0, 10**6, True, ClockKind.CASUAL)
BOTH = Player(1)
"""Who plays in both events."""


@dataclass
class Two:
    """Two events, of which the first one's tables were laid first."""

    hall: Hall
    first: int
    second: int

    async def event(self, id: int) -> Hosted:
        found = await self.hall.hosts.get(id)
        assert found is not None
        return found

    async def table(self, id: int, player: Player = BOTH) -> Table:
        """The table of the event at which that player sits."""
        tables = await tables_of(await self.event(id), self.hall.store)
        return next(each for each in tables if player in each.pairing.players)

    async def come(self, id: int, *players: Player) -> None:
        table = await self.table(id)
        who = players or table.pairing.players
        await self.hall.store.event_tables.come(table.record.id, who)
        (await self.event(id)).tell()
        await self.hall.rounds.settled()

    async def begin(self, id: int) -> None:
        """Both have come to the table, and their duel begins."""
        table = await self.table(id)
        await self.come(id)
        decks = [ODDS_AND_EVENS.ready_decks[0].deck] * 2
        record = MatchRecord(
            0,
            ODDS_AND_EVENS.key,
            ODDS_AND_EVENS.setup("short", decks, bytes(32), 1),
            False,
            Place(1, 2, 2),
            "en",
            SLOW,
            tuple(
                SeatRecord(Seat(seat), int(player), f"Player {player}", "en")
                for seat, player in enumerate(table.pairing.players)
            ),
            event_table=table.record.id,
        )
        await self.hall.store.matches.create(record)
        (await self.event(id)).tell()
        await self.hall.rounds.settled()

    async def end(self, id: int) -> None:
        """The match at the table has a result."""
        table = await self.table(id)
        result = Reported(table.record.number, Result(1, 0))
        await (await self.event(id)).decide(result)
        await self.hall.rounds.settled()

    async def others_play(self, id: int) -> None:
        """The other table of the event has its result."""
        for table in await tables_of(await self.event(id), self.hall.store):
            if BOTH not in table.pairing.players:
                result = Reported(table.record.number, Result(1, 0))
                await (await self.event(id)).decide(result)

    async def gone(self, id: int) -> set[Player]:
        return set((await self.event(id)).event.gone)


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    store = await Store.open(":memory:")
    hall = Hall(store)
    yield hall
    hall.rounds.stop()
    await store.close()


async def two(hall: Hall, **more: object) -> Two:
    """Both events are in their only round, and everybody but BOTH has played."""
    await hall.open(TERMS, (1, 2, 3, 4), **more)  # type: ignore[arg-type]
    first = hall.id
    await hall.open(TERMS, (1, 5, 6, 7), **more)  # type: ignore[arg-type]
    events = Two(hall, first, hall.id)
    await hall.pass_time(15)
    for each in (events.first, events.second):
        assert (await events.event(each)).event.phase is Phase.PLAYING
        await events.others_play(each)
    assert (await events.table(first)).record.id < (await events.table(hall.id)).record.id
    return events


@pytest.mark.parametrize("played", [0, 1])
async def test_nobody_is_absent_while_their_other_duel_is_played(
    hall: Hall, played: int
) -> None:
    events = await two(hall)
    ids = (events.first, events.second)
    here, there = ids[played], ids[1 - played]
    await events.begin(here)
    await hall.pass_time(40)
    assert not await events.gone(there)
    await events.end(here)
    await hall.pass_time(9)
    assert not await events.gone(there)
    await hall.pass_time(2)
    assert BOTH in await events.gone(there)


async def test_a_duel_that_begins_late_stops_the_time_at_once(hall: Hall) -> None:
    events = await two(hall)
    await hall.pass_time(9.7)
    await events.begin(events.second)
    await hall.pass_time(30)
    assert not await events.gone(events.first)
    await events.end(events.second)
    await hall.pass_time(3)
    assert BOTH in await events.gone(events.first)


async def test_of_two_tables_that_nobody_has_come_to_the_later_one_waits(hall: Hall) -> None:
    events = await two(hall)
    await hall.pass_time(11)
    assert BOTH in await events.gone(events.first)
    assert not await events.gone(events.second)
    await hall.pass_time(8)
    assert not await events.gone(events.second)
    await hall.pass_time(3)
    assert BOTH in await events.gone(events.second)
    await hall.pass_time(10)
    for each in (events.first, events.second):
        assert (await events.event(each)).event.phase is Phase.OVER


async def test_whoever_came_to_the_later_table_is_not_waited_for_there(hall: Hall) -> None:
    events = await two(hall)
    await events.come(events.second, BOTH)
    await hall.pass_time(11)
    (rival,) = await events.gone(events.second)
    assert rival != BOTH


async def test_the_round_lasts_longer_by_what_was_played_elsewhere(hall: Hall) -> None:
    events = await two(hall, overtime=Overtime.LOSS)
    await events.begin(events.first)
    event = await events.event(events.second)
    ends = course.deadline(event.entries, event.record.rules)
    await hall.pass_time(40)
    await events.end(events.first)
    await events.come(events.second)
    table = (await events.table(events.second)).record.number
    delays = [e.record for e in event.entries if isinstance(e.record, Delayed)]
    assert {(each.why, each.tables) for each in delays} == {(Why.ELSEWHERE, (table,))}
    late = course.deadline(event.entries, event.record.rules) - ends
    late += event.pending.get(table, 0)
    assert late == pytest.approx(40 * 60, abs=45)
    await hall.pass_time(45)
    assert not event.event.rounds[-1].time_is_up


async def test_it_is_the_same_after_a_restart(hall: Hall) -> None:
    events = await two(hall)
    await events.begin(events.second)
    for _ in range(4):
        await hall.pass_time(8)
        await hall.restart()
    assert not await events.gone(events.first)
    await events.end(events.second)
    await hall.restart()
    await hall.pass_time(8)
    assert not await events.gone(events.first)
    await hall.pass_time(3)
    assert BOTH in await events.gone(events.first)


async def test_nobody_waits_longer_than_a_round_for_another_event(hall: Hall) -> None:
    events = await two(hall, overtime=Overtime.JUDGE)
    await events.begin(events.first)
    await hall.pass_time(50)
    assert not await events.gone(events.second)
    await hall.pass_time(20)
    assert BOTH in await events.gone(events.second)


async def test_a_duel_by_correspondence_keeps_nobody_from_another_table(hall: Hall) -> None:
    events = await two(hall, clock=ClockKind.CORRESPONDENCE)
    await events.begin(events.first)
    await hall.pass_time(11)
    assert BOTH in await events.gone(events.second)


async def test_three_events_come_to_their_end(hall: Hall) -> None:
    ids = []
    for people in ((1, 2, 3), (2, 1, 3), (3, 1, 2)):
        await hall.open(TERMS, people)
        ids.append(hall.id)
    await hall.pass_time(15)
    await hall.pass_time(120)
    for each in ids:
        event = await hall.hosts.get(each)
        assert event is not None
        assert event.event.phase is Phase.OVER
        results = event.event.rounds[0].results.values()
        assert {one.how for one in results} <= {How.CLOCK, How.BYE}
