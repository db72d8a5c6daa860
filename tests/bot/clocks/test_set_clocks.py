"""The clock of the machine is set, or jumps, while duels go on: nobody pays or gains by it."""

import pytest

from bot.duels.clocks.rules import DAY, HOUR
from bot.duels.seen.sight import A_RESPONSE
from bot.duels.store.records import GivenBy
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.quiet import Quiet
from bot.people.terms import BANK, INCREMENT, ClockKind
from bot.shared.database import UnavailableError, Values
from engine.core.protocol import Seat
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers, givers, stopped_by_a_hen

CASUAL, LIVE, LETTERS = ClockKind.CASUAL, ClockKind.LIVE, ClockKind.CORRESPONDENCE
JUMPS = [sign * each for each in (60.0, HOUR, DAY) for sign in (1, -1)]
EVENING = 1_764_356_400.0
"""2025-11-28 19:00 UTC."""

set_by = pytest.mark.parametrize("jump", JUMPS)


async def banks(session: Session) -> dict[Seat, int]:
    return dict((await session.sight(None)).banks)


async def left(room: Room, session: Session, seat: Seat) -> float | None:
    """The seconds until the moment that the seat is shown as the end of its time."""
    (own,) = [each for each in (await session.sight(seat)).awaited if each.seat == seat]
    return None if own.until is None else own.until - room.clock.wall()


async def restarted(room: Room, *, crash: bool) -> Session:
    if not crash:
        await room.sessions.keep_time()
    room.sessions.sleep()
    room.clock.alarms.clear()
    room.sessions = room.restarted()
    session = await room.sessions.get(1)
    assert session is not None
    await session.wake()
    return session


@set_by
async def test_a_bank_pays_for_what_went_by_and_not_for_the_jump(
    room: Room, jump: float
) -> None:
    session = await room.duel(clock=LIVE)
    await room.clock.advance(100)
    room.clock.set_by += jump
    await room.clock.advance(50)
    assert await left(room, session, Seat(0)) == BANK - 150
    assert await session.answer(KAIBA, 0, (0,)) is Verdict.TAKEN
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    assert await banks(session) == dict.fromkeys((Seat(0), Seat(1)), BANK - 150 + INCREMENT)


@set_by
async def test_a_bank_is_empty_when_it_would_have_been(room: Room, jump: float) -> None:
    session = await room.duel(clock=LIVE)
    await fingers(session)
    await room.clock.advance(10)
    room.clock.set_by += jump
    await room.clock.advance(BANK - 10 - 1)
    assert session.record.ending is None
    assert room.stage.warnings == [Seat(0), Seat(0)]
    await room.clock.advance(2)
    assert session.record.ending
    assert (session.record.ending.kind, session.record.ending.loser) == ("bank", Seat(0))


@set_by
@pytest.mark.parametrize("clock", [CASUAL, LIVE, LETTERS])
async def test_time_stands_still_and_goes_on_where_the_clock_is_set_before_a_pause(
    room: Room, jump: float, clock: ClockKind
) -> None:
    session = await room.duel(clock=clock)
    whole = await left(room, session, Seat(0)) or 0
    await room.clock.advance(20)
    room.clock.set_by += jump
    await session.halting.moderate(on=True, reason="Fire drill")
    await room.clock.advance(100)
    await session.halting.moderate(on=False)
    assert await left(room, session, Seat(0)) == whole - 20


@set_by
@pytest.mark.parametrize("crash", [True, False])
async def test_a_jump_in_a_pause_changes_neither_what_is_left_nor_its_end(
    room: Room, jump: float, crash: bool
) -> None:
    session = await room.duel(clock=LIVE)
    await room.clock.advance(60)
    await session.halting.moderate(on=True, reason="Fire drill")
    room.clock.set_by += jump
    await room.clock.advance(HOUR)
    session = await restarted(room, crash=crash)
    await room.clock.advance(22 * HOUR)
    assert session.record.is_halted
    await room.clock.advance(HOUR + 60)
    assert not session.record.is_halted
    assert await left(room, session, Seat(0)) == BANK - 60 - 60


@set_by
async def test_a_decision_is_answered_for_when_it_would_have_been(
    room: Room, jump: float
) -> None:
    await room.duel(clock=CASUAL)
    await room.clock.advance(100)
    room.clock.set_by += jump
    await room.clock.advance(199)
    assert await givers(room) == []
    assert room.stage.warnings == [Seat(0), Seat(1)]
    await room.clock.advance(2)
    assert await givers(room) == [GivenBy.CLOCK, GivenBy.CLOCK]


@set_by
@pytest.mark.parametrize("crash", [True, False])
@pytest.mark.parametrize("clock", [LIVE, LETTERS])
async def test_a_jump_before_a_restart_charges_nobody_after_it(
    room: Room, jump: float, crash: bool, clock: ClockKind
) -> None:
    session = await room.duel(clock=clock)
    whole = await left(room, session, Seat(0)) or 0
    await room.clock.advance(60)
    room.clock.set_by += jump
    await room.clock.advance(60)
    session = await restarted(room, crash=crash)
    found = await left(room, session, Seat(0))
    assert found is not None
    assert whole - 120 <= found <= whole - (120 if not crash else 105)


@set_by
@pytest.mark.parametrize("runs", [HOUR, 6 * HOUR])
async def test_quiet_hours_hold_as_long_as_they_would_have(
    room: Room, jump: float, runs: float
) -> None:
    """Quiet from 23:00 to 8:00: asked at 19:00, 4 hours run that day and 15 the next one."""
    room.clock.time = EVENING - (room.clock.wall() - room.clock.time)
    await room.store.quiet.change(YUGI, Quiet("UTC", 23, 8))
    session = await room.duel(clock=LETTERS)
    await session.answer(KAIBA, 0, (5,))
    whole = (4 + 9 + 15 + 9 + 5) * HOUR
    assert await left(room, session, Seat(0)) == whole
    await room.clock.advance(runs)
    room.clock.set_by += jump
    assert await left(room, session, Seat(0)) == whole - runs
    await room.clock.advance(whole - runs - 1)
    assert await givers(room) == [GivenBy.PLAYER]
    await room.clock.advance(2)
    assert await givers(room) == [GivenBy.PLAYER, GivenBy.CLOCK]


@set_by
async def test_the_next_decision_keeps_to_the_quiet_hours_of_the_clock_as_it_is(
    room: Room, jump: float
) -> None:
    room.clock.time = EVENING - (room.clock.wall() - room.clock.time)
    await room.store.quiet.change(YUGI, Quiet("UTC", 23, 8))
    session = await room.duel(clock=LETTERS)
    room.clock.set_by += jump
    await fingers(session)
    due = (await session.sight(Seat(0))).awaited[0].until
    night = 9 * HOUR
    assert due == round(room.clock.wall() + DAY + 2 * night)


@set_by
async def test_when_time_was_called_a_bank_pays_as_before(room: Room, jump: float) -> None:
    session = await room.duel(clock=LIVE)
    await room.clock.advance(100)
    assert await session.settling.call_time(3) is Verdict.TAKEN
    room.clock.set_by += jump
    await room.clock.advance(50)
    assert await session.answer(KAIBA, 0, (0,)) is Verdict.TAKEN
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    assert await banks(session) == dict.fromkeys((Seat(0), Seat(1)), BANK - 150 + INCREMENT)


@set_by
async def test_the_pace_of_answers_is_not_touched(room: Room, jump: float) -> None:
    session = await stopped_by_a_hen(room, clock=LIVE, plays=False, thinks=60)
    await session.answer(YUGI, 1, (0,))
    before = await banks(session)
    room.clock.set_by += jump
    await room.clock.advance(0.5)
    assert await session.answer(KAIBA, 2, ()) is Verdict.TAKEN
    assert await banks(session) == before
    assert (await session.sight(None)).awaited == (A_RESPONSE,)
    await room.clock.advance(1)
    assert await banks(session) == before
    assert (await session.sight(None)).awaited != (A_RESPONSE,)


@set_by
@pytest.mark.parametrize("written", [0, 1, 2])
async def test_killed_while_times_on_disk_are_moved_nobody_is_charged(
    room: Room, jump: float, written: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the three tables with times so many were moved when the program stopped."""
    session = await room.duel(clock=LIVE)
    await room.clock.advance(60)
    await room.sessions.keep_time()
    room.clock.set_by += jump
    do, moved = room.store.database.do, 0

    async def stops(statement: str, values: Values = ()) -> int:
        nonlocal moved
        if statement.startswith("UPDATE"):
            moved += 1
            if moved > written:
                raise UnavailableError("killed")
        return await do(statement, values)

    with monkeypatch.context() as patched:
        patched.setattr(room.store.clocks._database, "do", stops)
        await room.sessions.keep_time()
    assert moved == written + 1
    session = await restarted(room, crash=True)
    found = await left(room, session, Seat(0))
    assert found is not None
    assert BANK - 60 <= found <= BANK
