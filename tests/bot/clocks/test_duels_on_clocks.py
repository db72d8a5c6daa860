"""Duels on each kind of clock, with time that passes only when it is told to."""

import pytest

from bot.duels.clocks.rules import DAY, HOUR
from bot.duels.seen.calls import Call
from bot.duels.seen.sight import A_RESPONSE
from bot.duels.store.records import GivenBy, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.quiet import Quiet
from bot.people.terms import BANK, INCREMENT, ClockKind
from engine.core.protocol import Audience, Seat
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers, givers, number, stopped_by_a_hen
from tests.bot.windows import Windows

LIVE, LETTERS = ClockKind.LIVE, ClockKind.CORRESPONDENCE


async def banks(session: Session, audience: Audience = None) -> dict[Seat, int]:
    return dict((await session.sight(audience)).banks)


async def until(session: Session, seat: Seat) -> int | None:
    """When the time of `seat` is up, as the seat itself is told."""
    (own,) = [each for each in (await session.sight(seat)).awaited if each.seat == seat]
    return own.until


async def test_a_bank_pays_for_what_its_player_thinks_and_for_nothing_else(room: Room) -> None:
    session = await room.duel(clock=LIVE)
    await room.clock.advance(100)
    assert await session.answer(KAIBA, 0, (0,)) is Verdict.TAKEN
    await room.clock.advance(50)
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    expected = {Seat(0): BANK - 150 + INCREMENT, Seat(1): BANK - 100 + INCREMENT}
    for audience in (None, Seat(0), Seat(1)):
        assert await banks(session, audience) == expected
    assert await until(session, Seat(0)) == room.clock.wall() + expected[Seat(0)]


async def test_whose_bank_is_empty_loses_after_two_warnings(room: Room) -> None:
    session = await room.duel(clock=LIVE)
    await fingers(session)
    await room.clock.advance(BANK - 61)
    assert room.stage.warnings == []
    await room.clock.advance(2)
    assert room.stage.warnings == [Seat(0)]
    await room.clock.advance(40)
    assert room.stage.warnings == [Seat(0), Seat(0)]
    assert session.record.status is Status.OPEN
    await room.clock.advance(20)
    ending = session.record.ending
    assert ending
    assert (session.record.status, ending.kind, ending.loser) == (Status.OVER, "bank", Seat(0))
    assert GivenBy.CLOCK not in await givers(room)


async def test_a_bank_that_nobody_ever_drew_on_by_answering_calls_the_duel_off(
    room: Room,
) -> None:
    session = await room.duel(clock=LIVE)
    await room.clock.advance(BANK + 1)
    assert session.record.ending
    assert (session.record.ending.kind, session.record.ending.loser) == ("unanswered", None)


async def test_a_pass_within_a_run_leaves_every_bank_as_an_empty_window_does(
    room: Room,
) -> None:
    session = await live_duel_with_a_hen(room)
    await room.clock.advance(5)
    before = await banks(session)
    await session.answer(YUGI, 1, (0,))
    after = await banks(session)
    await room.clock.advance(0.5)
    for audience in (None, Seat(0)):
        assert (await session.sight(audience)).awaited == (A_RESPONSE,)
        assert await banks(session, audience) == after
    assert await session.answer(KAIBA, 2, ()) is Verdict.TAKEN
    await room.clock.advance(1)
    assert await banks(session) == after
    assert after[Seat(1)] == before[Seat(1)]


@pytest.mark.parametrize("held", [False, True])
async def test_without_a_pause_for_responses_only_a_window_that_was_shown_is_charged(
    room: Room, held: bool
) -> None:
    game = room.games["odds"] = Windows("OAO", lambda n, k: held, 3)
    session = await room.duel(clock=LIVE, game=game)
    await room.clock.advance(30)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(20)
    if held:
        assert await session.answer(KAIBA, 1, ()) is Verdict.TAKEN
    kept = await room.store.matches.answers(1)
    assert all((each.spent is None) is (each.given_by is GivenBy.PACE) for each in kept)
    spent = 20 - INCREMENT if held else 0
    expected = {Seat(0): BANK - 30 + INCREMENT, Seat(1): BANK - spent}
    assert await banks(session) == expected


async def test_beyond_the_run_a_window_is_charged_and_the_others_are_not_told_until_when(
    room: Room,
) -> None:
    session = await live_duel_with_a_hen(room)
    await session.answer(YUGI, 1, (0,))
    before = await banks(session)
    await room.clock.advance(31)
    for audience in (None, Seat(0)):
        assert (await session.sight(audience)).awaited == (A_RESPONSE,)
        assert await banks(session, audience) == before
    assert await session.answer(KAIBA, 2, ()) is Verdict.TAKEN
    await room.clock.advance(1)
    assert (await banks(session))[Seat(1)] == before[Seat(1)] - 30 + INCREMENT


async def live_duel_with_a_hen(room: Room) -> Session:
    """A live duel in which Kaiba may answer the window after a play; both have thought."""
    return await stopped_by_a_hen(room, clock=LIVE, plays=False, thinks=60)


@pytest.mark.parametrize("crash", [True, False])
async def test_a_restart_charges_nobody_for_the_time_it_took(room: Room, crash: bool) -> None:
    session = await room.duel(clock=LIVE)
    await room.clock.advance(60)
    await fingers(session)
    await room.clock.advance(100)
    if not crash:
        await room.sessions.keep_time()
    room.sessions.sleep()
    room.clock.alarms.clear()
    await room.clock.advance(5000)

    again = await room.restarted().get(1)
    assert again
    await again.wake()
    assert await banks(again) == {Seat(0): BANK - 50, Seat(1): BANK - 50}
    left = (await until(again, Seat(0)) or 0) - room.clock.wall()
    charged = BANK - 50 - left
    assert charged == 100 if not crash else 85 <= charged <= 100
    await room.clock.advance(20)
    assert await again.answer(YUGI, 1, (0,)) is Verdict.TAKEN
    spent = charged + 20
    assert (await banks(again))[Seat(0)] == BANK - 50 - spent + INCREMENT
    kept = await room.store.matches.answers(1)
    assert [each.spent for each in kept[:3]] == [60_000, 60_000, round(spent * 1000)]


async def test_every_time_it_is_killed_a_duel_goes_on_with_the_same_banks(room: Room) -> None:
    session = await room.duel(clock=LIVE)
    await room.clock.advance(47)
    await fingers(session)
    for n in range(3):
        before = await banks(session)
        room.clock.alarms.clear()
        again = await room.restarted().get(1)
        assert again
        session = again
        assert await banks(session) == before
        awaited = [waiting.seat for waiting in (await session.sight(None)).awaited]
        await room.clock.advance(20 + n)
        for seat in awaited:
            assert seat is not None
            user = (YUGI, KAIBA)[seat]
            assert await session.leave(user, await number(session, user)) is Verdict.TAKEN
        after = await banks(session)
        for seat in (each for each in awaited if each is not None):
            assert after[seat] == before[seat] - 20 - n + INCREMENT


async def test_by_correspondence_a_day_is_given_and_one_reminder(room: Room) -> None:
    session = await room.duel(clock=LETTERS)
    await session.answer(KAIBA, 0, (5,))
    await room.clock.advance(18 * HOUR - 1)
    assert room.stage.warnings == []
    await room.clock.advance(2)
    assert room.stage.warnings == [Seat(0)]
    room.sessions.sleep()
    room.clock.alarms.clear()
    again = await room.restarted().get(1)
    assert again
    await again.wake()
    await room.clock.advance(5.9 * HOUR)
    assert room.stage.warnings == [Seat(0)]
    assert await givers(room) == [GivenBy.PLAYER]
    await room.clock.advance(0.2 * HOUR)
    assert await givers(room) == [GivenBy.PLAYER, GivenBy.CLOCK]


async def test_quiet_hours_put_a_decision_by_correspondence_off(room: Room) -> None:
    await room.store.quiet.change(YUGI, Quiet("UTC", 23, 8))
    session = await room.duel(clock=LETTERS)
    days = ((await until(session, Seat(0)) or 0) - room.clock.wall()) / DAY
    assert days == pytest.approx(1 + 9 / 24, abs=9 / 24)
    assert days > 1
    assert await until(session, Seat(1)) == round(room.clock.wall() + DAY)
    await room.clock.advance(DAY + 1)
    assert [kept.entry.seat for kept in await room.store.matches.answers(1)] == [Seat(1)]


SUMMER_TIME = 1_774_746_000.0
"""2026-03-29 01:00 UTC: in Berlin it becomes 3:00 at once."""


@pytest.mark.parametrize("crash", [False, True])
async def test_a_night_of_one_hour_less_by_correspondence_outlives_restarts(
    room: Room, crash: bool
) -> None:
    """Asked at 20:00 in Berlin, quiet from 23:00 to 8:00: 3 hours run that evening, 15 the day
    after and 6 the next, until 14:00, however often the program stops meanwhile.
    """
    room.clock.time = SUMMER_TIME - 6 * HOUR - (room.clock.wall() - room.clock.time)
    await room.store.quiet.change(YUGI, Quiet("Europe/Berlin", 23, 8))
    session = await room.duel(clock=LETTERS)
    await session.answer(KAIBA, 0, (5,))
    due = await until(session, Seat(0))
    assert due == SUMMER_TIME + 5 * HOUR + 15 * HOUR + 9 * HOUR + 6 * HOUR

    for _ in range(5):
        await room.clock.advance(5 * HOUR)
        if not crash:
            room.sessions.sleep()
        room.clock.alarms.clear()
        again = await room.restarted().get(1)
        assert again is not None
        await again.wake()
        assert await until(again, Seat(0)) == due
    await room.clock.advance(16 * HOUR - 60)
    assert await givers(room) == [GivenBy.PLAYER]
    await room.clock.advance(120)
    assert await givers(room) == [GivenBy.PLAYER, GivenBy.CLOCK]


@pytest.mark.parametrize("crash", [False, True])
async def test_a_reminder_that_falls_due_while_the_bot_is_down_is_given_once_at_the_table(
    room: Room, crash: bool
) -> None:
    """Asked at 9:00 in Berlin, quiet from 23:00 to 8:00; from 21:00 on the bot is down for 24
    hours, in which the clocks are set forward. Of 12 hours one runs that evening, five the
    next day until the reminder, and six more until 19:00.
    """
    reminder = (Seat(0), Call.TIME)
    room.clock.time = SUMMER_TIME - 17 * HOUR - (room.clock.wall() - room.clock.time)
    await room.store.quiet.change(YUGI, Quiet("Europe/Berlin", 23, 8))
    session = await room.duel(clock=LETTERS)
    await fingers(session)

    async def restarted(down: float) -> None:
        if not crash:
            await room.sessions.keep_time()
            room.sessions.sleep()
        room.clock.alarms.clear()
        room.clock.time += down
        again = await room.restarted().get(1)
        assert again is not None
        await again.wake()

    await room.clock.advance(12 * HOUR)
    await restarted(DAY)
    assert reminder not in room.stage.open_calls
    await room.clock.advance((1 + 9 + 5) * HOUR - 60)
    assert reminder not in room.stage.open_calls
    await room.clock.advance(120)
    assert room.stage.open_calls.count(reminder) == 1
    assert room.stage.warnings == [Seat(0)]

    await restarted(HOUR)
    await room.clock.advance(6 * HOUR - 180)
    assert room.stage.open_calls.count(reminder) == 1
    assert room.stage.warnings == [Seat(0)]
    assert await givers(room) == [GivenBy.PLAYER] * 2
    await room.clock.advance(180)
    assert (await givers(room))[2] is GivenBy.CLOCK


async def test_quiet_hours_are_remembered_and_taken_back(room: Room) -> None:
    quiet = Quiet("Asia/Tokyo", 22, 7)
    assert await room.store.quiet.of(YUGI) is None
    await room.store.quiet.change(YUGI, quiet)
    again = type(room.store.quiet)(room.store.database)
    assert await again.of(YUGI) == quiet
    await again.change(YUGI, None)
    assert await type(room.store.quiet)(room.store.database).of(YUGI) is None


async def test_nothing_is_kept_of_the_clocks_of_a_duel_that_is_over(room: Room) -> None:
    session = await room.duel(clock=LIVE, unilateral=True)
    await room.clock.advance(31)
    assert await room.store.clocks.of(1)
    await session.settling.surrender(YUGI, whole=True)
    await room.clock.advance(31)
    assert await room.store.clocks.of(1) == {}
    assert [alarm for alarm in room.clock.alarms if not alarm.cancelled] == []
