"""Where more than two play, whoever is away in the turns of others misses nothing by it."""

import pytest

from bot.duels.match.silence import MISSES_TO_LOSE
from bot.duels.store.records import GivenBy, Status
from bot.people.terms import BANK, WINDOW, WINDOW_BY_LETTER, ClockKind
from tests.bot.standing_in import Room
from tests.bot.test_many import (
    A,
    B,
    C,
    D,
    again,
    asked,
    begun,
    log,
    may_decline,
    pass_by_to,
    say,
    seated,
)


@pytest.mark.parametrize(
    ("clock", "window"),
    [(ClockKind.CASUAL, WINDOW), (ClockKind.CORRESPONDENCE, WINDOW_BY_LETTER)],
)
async def test_who_is_away_while_others_attack_misses_nothing(
    room: Room, clock: ClockKind, window: int
) -> None:
    session = await seated(room, 4, clock=clock, shielded=C)
    for seat in (A, B, C, D):
        await say(session, seat, C if seat == C else 0)  # the fingers have Joey begin
    windows = 0
    while windows < MISSES_TO_LOSE:
        seats = await asked(session)
        seat = next((each for each in seats if each != C), C)
        is_window = await may_decline(session, seat)
        if seat == C and is_window:
            before = len(await room.store.matches.answers(session.record.id))
            await room.clock.advance(window - 1)
            assert await asked(session) == [C]
            await room.clock.advance(1)
            kept = (await room.store.matches.answers(session.record.id))[before]
            assert (kept.entry.answer, kept.given_by) == ((), GivenBy.CLOCK)
            windows += 1
        else:
            await say(session, seat, *(() if is_window else (0,)))

    assert session.record.status is Status.OPEN
    told = await log(session)
    session = await again(room)
    assert await log(session) == told
    assert session._memory.play is not None
    assert session._memory.play.missed[C] == 0


async def test_windows_neither_count_nor_undo_what_was_missed_in_ones_own_turn(
    room: Room,
) -> None:
    session = await begun(room, shielded=A)
    for missed in range(1, MISSES_TO_LOSE):
        await pass_by_to(session, room, A)
        await room.clock.advance(300.0)
        play = session._memory.play
        assert play is not None
        assert play.missed[A] == missed
    await pass_by_to(session, room, A)
    await room.clock.advance(300.0)

    assert "Yugi ran out of time and is out." in await log(session)


async def test_a_bank_pays_for_windows_too(room: Room) -> None:
    session = await begun(room, clock=ClockKind.LIVE, shielded=B)
    await say(session, A, 0)
    await say(session, A, 0)
    await room.clock.advance(WINDOW)
    assert await asked(session) == [B]
    await room.clock.advance(BANK - WINDOW)

    assert "Kaiba ran out of time and is out." in await log(session)


async def test_the_time_of_a_window_within_a_run_begins_when_the_run_is_over(
    room: Room,
) -> None:
    session = await begun(room, pace=1.0, shielded=C)
    await say(session, A, 0)
    await say(session, A, 0)
    play, runs = session._memory.play, 0
    assert play is not None
    while (run := session._course._even.run) is not None:  # its end moves with those asked
        await room.clock.advance(run.end - room.clock.now())
        runs += 1
    assert runs > 0
    assert await asked(session) == [C]
    answers = len(play.match.journal)
    await room.clock.advance(WINDOW - 1)
    assert len(play.match.journal) == answers
    await room.clock.advance(1.1)
    assert len(play.match.journal) > answers
    assert play.missed[C] == 0
