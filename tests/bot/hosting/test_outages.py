"""Nobody loses anything in an event by time in which nobody could play."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.events.event import Phase
from bot.events.records import CheckedIn, Delayed, Extended, Reported, Why
from bot.events.results import How, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing import course
from bot.hosting.ongoing.table import tables_of
from bot.hosting.rules import Overtime
from bot.store import Store
from tests.bot.hosting.back_room import Hall

HOUR, DAY = 60, 24 * 60
CUT = Terms(Shape.SWISS, b"seed", rounds=1, cut=4)
STAGES = ("sign-up", "check-in", "round", "cut", "final")
Mishap = Callable[[Hall], Awaitable[None]]


def down(minutes: float) -> Mishap:
    """The bot is killed, and started again after so many minutes."""

    async def happens(hall: Hall) -> None:
        hall.kill()
        await hall.clock.advance(60 * minutes)
        await hall.found()

    return happens


def clock_set(minutes: float, *, after: float = 0.0) -> Mishap:
    """The clock of the machine is set, while the bot runs, or while it is down for a while."""

    async def happens(hall: Hall) -> None:
        if after:
            hall.kill()
        hall.clock.set_by += 60 * minutes
        if after:
            await hall.clock.advance(60 * after)
            await hall.found()

    return happens


def unreachable(minutes: float) -> Mishap:
    """Discord cannot be reached for so many minutes."""

    async def happens(hall: Hall) -> None:
        hall.reaches = False
        await hall.clock.advance(60 * minutes)
        hall.reaches = True

    return happens


MISHAPS = {
    **{f"down for {each} min": down(each) for each in (1, HOUR, DAY, 4 * DAY)},
    **{f"unreachable for {each} min": unreachable(each) for each in (1, HOUR, DAY)},
    **{
        f"set by {sign * each} min": clock_set(sign * each)
        for each in (1, HOUR, DAY)
        for sign in (1, -1)
    },
    "set forwards while down": clock_set(DAY, after=1),
    "set backwards while down": clock_set(-DAY, after=1),
}


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    store = await Store.open(":memory:")
    hall = Hall(store)
    yield hall
    hall.rounds.stop()
    await store.close()


class Evening:
    """Eight people, who are there some minutes after they are called, in whatever weather."""

    def __init__(self, hall: Hall, stage: str, mishap: Mishap) -> None:
        self.hall = hall
        self.stage = stage
        self.mishap = mishap

    async def passes(self, stage: str, minutes: float, then: float) -> None:
        """So much time goes by; in its stage the mishap comes before the last of it."""
        await self.hall.pass_time(minutes)
        if stage == self.stage:
            await self.mishap(self.hall)
        await self.hall.pass_time(then)

    async def sign_up(self) -> None:
        await self.passes("sign-up", 2, 5)
        async for _ in self.until(Phase.CHECK_IN):
            pass
        await self.passes("check-in", 4, 3)
        event = await self.hall.event()
        for player in event.event.joined:
            await event.decide(CheckedIn(player), by=player)
        async for _ in self.until(Phase.PLAYING):
            pass

    async def until(self, phase: Phase) -> AsyncIterator[None]:
        """Time goes by until the event has come so far, but no more than three days."""
        for _ in range(3 * DAY):
            if (await self.hall.event()).event.phase is phase:
                return
            await self.hall.pass_time(1)
            yield
        raise AssertionError(f"it never came to {phase}")

    async def until_paired(self) -> AsyncIterator[None]:
        """Time goes by until there is another round, or the event is over."""
        for _ in range(40):
            event = (await self.hall.event()).event
            if event.phase is Phase.OVER or (event.rounds and not event.rounds[-1].is_over):
                return
            await self.hall.pass_time(0.25)
            yield
        raise AssertionError("it does not go on")

    async def round(self, stage: str) -> None:
        """All come eight minutes after they were called, and play for 40 minutes more."""
        async for _ in self.until_paired():
            pass
        await self.passes(stage, 6, 2)
        event = await self.hall.event()
        tables = await tables_of(event, self.hall.store)
        assert tables
        for table in tables:
            await self.hall.store.event_tables.come(table.record.id, table.pairing.players)
        await self.passes(stage, 32, 7)
        event = await self.hall.event()
        for table in tables:
            await event.decide(Reported(table.record.number, Result(1, 0)))


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("mishap", list(MISHAPS))
async def test_nobody_loses_by_time_in_which_nobody_could_play(
    hall: Hall, stage: str, mishap: str
) -> None:
    evening = Evening(hall, stage, MISHAPS[mishap])
    await hall.open(CUT, 8, starts=25, overtime=Overtime.LOSS)
    await evening.sign_up()
    for each in ("round", "cut", "final"):
        await evening.round(each)
    async for _ in evening.until_paired():
        pass
    event = (await hall.event()).event
    assert event.phase is Phase.OVER
    assert len(event.players) == 8
    assert not event.gone
    results = [each for one in event.rounds for each in one.results.values()]
    assert {each.how for each in results} == {How.DUEL}


async def test_what_was_added_is_among_the_decisions(hall: Hall) -> None:
    await hall.open(CUT, 8)
    await hall.pass_time(20)
    ends = course.deadline((await hall.event()).entries, (await hall.event()).record.rules)
    await down(HOUR)(hall)
    event = await hall.event()
    (delay,) = (each.record for each in event.entries if isinstance(each.record, Delayed))
    assert delay.why is Why.DOWN
    assert HOUR * 60 <= delay.seconds < HOUR * 60 + 30
    assert course.deadline(event.entries, event.record.rules) == ends + delay.seconds
    await hall.restart()
    assert (await hall.event()).entries == event.entries


async def test_who_has_waited_long_for_the_bot_can_come_again(hall: Hall) -> None:
    await hall.open(CUT, 8)
    await hall.pass_time(15 + 9)
    await down(DAY)(hall)
    await hall.pass_time(9)
    assert not (await hall.event()).event.gone
    await hall.pass_time(2)
    assert len((await hall.event()).event.gone) == 8


async def test_crash_after_crash_takes_no_time_from_anybody(hall: Hall) -> None:
    await hall.open(CUT, 8)
    await hall.pass_time(15)
    for _ in range(60):
        await hall.clock.advance(5)
        await down(0.5)(hall)
    assert not (await hall.event()).event.gone


async def test_a_table_that_is_not_shown_waits_for_its_players_alone(hall: Hall) -> None:
    await hall.open(CUT, 8)
    await hall.pass_time(15)
    first, *others = await tables_of(await hall.event(), hall.store)
    hall.floor.hidden.add(first.record.id)
    await hall.pass_time(30)
    event = await hall.event()
    assert set(event.event.gone) == {p for each in others for p in each.pairing.players}
    hall.floor.hidden.clear()
    await hall.pass_time(9)
    assert len(event.event.gone) == 6
    delays = [each.record for each in event.entries if isinstance(each.record, Delayed)]
    assert {(each.why, each.tables) for each in delays} == {(Why.HIDDEN, (1,))}
    await hall.pass_time(2)
    assert len(event.event.gone) == 8


async def test_a_table_that_is_not_shown_has_the_whole_time_of_the_round(hall: Hall) -> None:
    await hall.open(CUT, 8, overtime=Overtime.LOSS)
    await hall.pass_time(15)
    first, *others = await tables_of(await hall.event(), hall.store)
    event = await hall.event()
    for table in others:
        await event.decide(Reported(table.record.number, Result(1, 0)))
    hall.floor.hidden.add(first.record.id)
    await hall.pass_time(2 * HOUR)
    hall.floor.hidden.clear()
    await hall.pass_time(5)
    await hall.store.event_tables.come(first.record.id, first.pairing.players)
    await hall.pass_time(40)
    assert len(event.event.rounds[0].results) == 3
    await hall.pass_time(6)
    assert event.event.rounds[0].results[1].both_lose


async def test_an_organiser_gives_more_time_after_an_outage(hall: Hall) -> None:
    await hall.open(CUT, 8, overtime=Overtime.JUDGE)
    await hall.pass_time(15)
    for table in await tables_of(await hall.event(), hall.store):
        await hall.store.event_tables.come(table.record.id, table.pairing.players)
    await hall.pass_time(40)
    await down(HOUR)(hall)
    await hall.pass_time(9)
    event = await hall.event()
    assert not event.event.rounds[-1].time_is_up
    await hall.pass_time(2)
    assert event.event.rounds[-1].time_is_up
    await down(HOUR)(hall)
    event, organiser = await hall.event(), Player(1)
    await event.decide(Extended(10, "more"), by=organiser)
    await hall.pass_time(9)
    assert not event.event.rounds[-1].time_is_up
    await down(DAY)(hall)
    await hall.pass_time(0.5)
    event = await hall.event()
    assert not event.event.rounds[-1].time_is_up
    await hall.pass_time(12)
    assert event.event.rounds[-1].time_is_up
