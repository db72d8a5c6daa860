"""A pause by consent: no time runs, nobody answers, and a restart changes nothing of it."""

import pytest

from bot.duels.clocks.rules import DAY, HOUR
from bot.duels.panel.pausing import pause_lines, pause_row
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import BANK, ClockKind
from bot.shared.database import UnavailableError
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.standing_in import JOEY, KAIBA, YUGI, Room, fingers, stopped_by_a_hen

LIVE, LETTERS = ClockKind.LIVE, ClockKind.CORRESPONDENCE


async def paused(room: Room, clock: ClockKind) -> Session:
    """A duel that was paused when a minute had gone."""
    session = await room.duel(clock=clock)
    await room.clock.advance(60)
    assert await session.halting.ask(YUGI) is Verdict.TAKEN
    assert not session.record.is_halted
    assert await session.halting.ask(KAIBA) is Verdict.TAKEN
    assert session.record.is_halted
    return session


async def left(room: Room, session: Session, seat: Seat) -> float | None:
    sight = await session.sight(seat)
    (own,) = [each for each in sight.awaited if each.seat == seat]
    return None if own.until is None else own.until - room.clock.wall()


@pytest.mark.parametrize(
    ("clock", "seconds"), [(ClockKind.CASUAL, 300), (LIVE, BANK), (LETTERS, DAY)]
)
async def test_in_a_pause_no_clock_runs_and_nobody_answers(
    room: Room, clock: ClockKind, seconds: float
) -> None:
    session = await paused(room, clock)
    await room.clock.advance(23 * HOUR)
    assert await left(room, session, Seat(0)) is None
    assert await session.answer(YUGI, 0, (0,)) is Verdict.PAUSED
    room.stage.warnings.clear()
    assert await session.halting.resume(KAIBA) is Verdict.TAKEN
    assert room.stage.warnings == [Seat(0)]
    for seat in (Seat(0), Seat(1)):
        assert await left(room, session, seat) == seconds - 60
    (other,) = [each for each in (await session.sight(None)).awaited if each.seat == Seat(1)]
    assert other.until == room.clock.wall() + seconds - 60
    assert "Kaiba has ended the pause." in " ".join((await session.sight(None)).log)
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN


@pytest.mark.parametrize("beats", [0, 100])
@pytest.mark.parametrize("resumes", [True, False])
async def test_a_pause_outlives_being_killed_and_so_does_its_end(
    room: Room, beats: float, resumes: bool
) -> None:
    session = await paused(room, LIVE)
    await room.clock.advance(beats)
    if resumes:
        await session.halting.resume(YUGI)
    room.clock.alarms.clear()
    await room.clock.advance(1000)
    again = await room.restarted().get(1)
    assert again
    await again.wake()
    assert again.record.is_halted is not resumes
    if not resumes:
        await room.clock.advance(1000)
        await again.halting.resume(YUGI)
    assert await left(room, again, Seat(0)) == BANK - 60


async def test_a_pause_by_correspondence_ends_by_itself_after_a_week(room: Room) -> None:
    await paused(room, LETTERS)
    await room.clock.advance(3 * DAY)
    room.clock.alarms.clear()
    again = await room.restarted().get(1)
    assert again
    await again.wake()
    await room.clock.advance(4 * DAY - 1)
    assert again.record.is_halted
    room.stage.warnings.clear()
    await room.clock.advance(2)
    assert not again.record.is_halted
    assert room.stage.warnings == [Seat(0), Seat(1)]


async def test_a_pause_is_declined_or_taken_back_and_time_runs_on(room: Room) -> None:
    session = await room.duel(clock=LIVE)
    for user in (KAIBA, YUGI):
        assert await session.halting.ask(YUGI) is Verdict.TAKEN
        assert await session.halting.ask(YUGI) is Verdict.TAKEN
        await room.clock.advance(10)
        assert not session.record.is_halted
        assert await session.halting.refuse(user) is Verdict.TAKEN
        assert await session.halting.refuse(user) is Verdict.OLD
    assert await session.halting.resume(YUGI) is Verdict.OLD
    assert await session.halting.ask(JOEY) is Verdict.NOT_YOURS
    assert await left(room, session, Seat(0)) == BANK - 20


async def test_a_pause_in_a_run_tells_nothing_of_it(room: Room) -> None:
    session = await stopped_by_a_hen(room, clock=LIVE)
    await room.clock.advance(0.5)
    assert await session.halting.moderate(on=True) is Verdict.TAKEN
    assert session.record.is_halted
    assert await session.answer(KAIBA, 2, ()) is Verdict.TAKEN
    await room.clock.advance(1)
    sight = await session.sight(Seat(0))
    assert sight.question
    assert await session.answer(YUGI, sight.question.number, (0,)) is Verdict.HELD
    assert await session.halting.moderate(on=True) is Verdict.OLD
    assert await session.halting.moderate(on=False) is Verdict.TAKEN
    assert await left(room, session, Seat(0)) == pytest.approx(BANK, abs=1)


async def test_in_practice_there_is_nothing_to_pause(room: Room) -> None:
    session = await room.duel(practice=True)
    assert await session.halting.ask(YUGI) is Verdict.UNTIMED
    assert await session.halting.moderate(on=True) is Verdict.UNTIMED


@pytest.mark.parametrize("by_consent", [False, True])
async def test_players_do_not_end_the_pause_of_a_moderator_even_after_a_restart(
    room: Room, by_consent: bool
) -> None:
    session = await paused(room, LIVE) if by_consent else await room.duel(clock=LIVE)
    assert await session.halting.moderate(on=True, reason="A call") is Verdict.TAKEN
    assert await session.halting.moderate(on=True, reason="again") is Verdict.OLD
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again
    for user in (YUGI, KAIBA):
        assert await again.halting.resume(user) is Verdict.HELD
        assert await again.answer(user, 0, (0,)) is Verdict.HELD
        assert await again.halting.ask(user) is Verdict.OLD
    for audience in (None, Seat(0)):
        sight = await again.sight(audience)
        assert pause_row(sight) is None
        assert "A moderator has paused the duel" in "".join(pause_lines(sight))

    assert await again.halting.moderate(on=False) is Verdict.TAKEN
    assert await again.answer(YUGI, 0, (0,)) is Verdict.TAKEN


async def test_the_pause_of_a_moderator_ends_by_itself_too(room: Room) -> None:
    session = await room.duel(clock=LIVE)
    await session.halting.moderate(on=True, reason="A call")
    await room.clock.advance(DAY + 1)
    assert not session.record.is_halted


async def test_a_duel_that_ends_in_a_pause_leaves_nothing_of_it(room: Room) -> None:
    session = await room.duel(clock=LIVE, unilateral=True)
    await fingers(session)
    await session.halting.moderate(on=True)
    await session.settling.surrender(YUGI, whole=True)
    assert await room.store.clocks.halt_of(1) is None
    assert session.record.halt is None
    await room.clock.advance(2 * DAY)
    assert session.record.ending
    assert session.record.ending.kind == "surrendered"


async def test_a_duel_that_could_not_be_ended_stays_paused(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel(clock=LIVE)
    await session.halting.moderate(on=True, reason="A call")

    async def full(*_: object) -> None:
        raise UnavailableError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(room.store.matches, "end", full)
        with pytest.raises(UnavailableError):
            await session.settling.call_off("stalling")
    assert await session.answer(YUGI, 0, (0,)) is Verdict.HELD
    await room.clock.advance(DAY + 1)
    assert not session.record.is_halted


async def test_two_people_pause_and_go_on_in_discord(hosted: Hosted) -> None:
    yugi, kaiba = (hosted.sandbox.people[name] for name in ("Yugi", "Kaiba"))
    yugi.locale = kaiba.locale = "en-US"
    channel = await challenge(hosted, yugi, kaiba)
    await yugi.press(yugi.last("@bot"), "Pause")
    await kaiba.wait_for("@bot", lambda seen: "Yugi asks for a pause" in seen.text)
    board = await kaiba.wait_for(channel, lambda seen: "Agree to the pause" in seen.buttons)
    await kaiba.press(board, "Agree to the pause")
    await yugi.wait_for("@bot", lambda seen: "the clocks are stopped" in seen.text)
    await yugi.wait_for(channel, lambda seen: "the clocks are stopped" in seen.text)
    await hosted.stop()
    await hosted.start()
    told = (await kaiba.call("duel pause")).message
    assert told
    assert "You have ended the pause" in told.text
    await yugi.wait_for("@bot", lambda seen: "the clocks are stopped" not in seen.text)
