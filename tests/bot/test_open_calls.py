"""Who takes no private messages is called at the table, which tells nobody anything new."""

from dataclasses import replace

import pytest

from bot.duels.seen.calls import AWAY, Call
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.store import Rung
from bot.people.terms import ClockKind
from engine.core.protocol import Seat
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers, number
from tests.bot.test_calls import present
from tests.bot.test_evenness import PACE, duel
from tests.bot.windows import ACTOR, OTHER

CASUAL = 300.0
"""The seconds of a decision in these duels."""


async def opened_to(session: Session, *seats: Seat) -> None:
    """Give these a panel in private messages."""
    for seat in seats:
        await session.panel_is(seat, 50 + seat, 60 + seat)


async def test_who_is_named_and_has_been_away_is_called_at_the_table(room: Room) -> None:
    session = await room.duel()
    await present(room, session, YUGI, KAIBA)
    await room.clock.advance(AWAY)
    await fingers(session)
    assert room.stage.open_calls == []  # both have just been seen to answer
    await room.clock.advance(AWAY)
    await session.answer(YUGI, await number(session, YUGI), (0,))
    assert room.stage.open_calls == [(Seat(1), Call.ASKED)]
    await session.answer(KAIBA, await number(session, KAIBA), (0,))
    assert room.stage.openly_heeding[-1] == Seat(1)


async def test_who_has_a_panel_in_private_is_not_called_at_the_table(room: Room) -> None:
    session = await room.duel()
    await opened_to(session, Seat(0), Seat(1))
    await present(room, session, YUGI, KAIBA)
    await fingers(session)
    await room.clock.advance(AWAY)
    await session.answer(YUGI, await number(session, YUGI), (0,))
    await room.clock.advance(CASUAL)
    await session.halting.ask(YUGI)
    assert room.stage.open_calls == []


async def heard_of(room: Room, held: bool, presses: bool) -> list[list[object]]:
    """What everybody reads of calls while the other seat is asked unseen, or is not."""
    session = await duel(room, "OAOt", lambda n, k: held)
    await present(room, session, YUGI, KAIBA)
    for user in (YUGI, KAIBA):
        await room.store.people.ring(user, "en", Rung.ALWAYS)
    for _ in range(3):
        await room.clock.advance(AWAY)
        if presses:
            session.attend(KAIBA, "en")
        await session.answer(YUGI, await number(session, YUGI), (0,))
        for _ in range(6):
            await room.clock.advance(PACE / 2)
            for user, seat in ((KAIBA, OTHER), (YUGI, ACTOR)):
                question = (await session.sight(seat)).question
                if question is not None and question.prompt.decline:
                    await session.answer(user, question.number, ())
    return [list(room.stage.open_calls), list(room.stage.openly_heeding)]


@pytest.mark.parametrize("presses", [False, True])
async def test_calls_at_the_table_do_not_depend_on_what_is_held_or_pressed_unseen(
    room: Room, presses: bool
) -> None:
    there = await heard_of(room, False, False)
    assert there[0] == [(ACTOR, Call.TURN)] * 3
    room.stage.open_calls.clear()
    room.stage.openly_heeding.clear()
    assert await heard_of(room, True, presses) == there


async def test_in_a_window_nobody_is_called_at_the_table(room: Room) -> None:
    session = await duel(room, "OO", lambda n, k: True)
    await present(room, session, YUGI, KAIBA)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(CASUAL - 1)
    assert room.stage.warnings == [OTHER]
    assert room.stage.open_calls == []


async def test_who_is_named_is_reminded_by_the_time_that_everybody_sees(room: Room) -> None:
    session = await duel(room, "PP", lambda n, k: False)
    await present(room, session, YUGI, KAIBA)
    await room.clock.advance(100)
    await session.answer(YUGI, 0, (0,))  # a choice that nobody learns of
    await room.clock.advance(CASUAL - 60 - 100 - 1)
    assert room.stage.open_calls == []
    await room.clock.advance(1)
    assert room.stage.open_calls == [(ACTOR, Call.TIME)]
    assert room.stage.warnings == []


async def test_of_what_both_answer_unseen_nobody_is_reminded(room: Room) -> None:
    session = await room.duel()
    await present(room, session, YUGI, KAIBA)
    await session.answer(YUGI, await number(session, YUGI), (0,))
    await room.clock.advance(CASUAL - 1)
    assert room.stage.warnings == [Seat(1)]
    assert room.stage.open_calls == []


async def test_in_a_pause_nobody_is_reminded_and_after_it_later(room: Room) -> None:
    session = await room.duel()
    await present(room, session, YUGI, KAIBA)
    await fingers(session)
    await session.halting.ask(KAIBA)
    await session.halting.ask(YUGI)
    assert room.stage.open_calls == [(Seat(0), Call.PAUSE)]
    await room.clock.advance(CASUAL)
    assert await session.halting.resume(KAIBA) is Verdict.TAKEN
    room.stage.open_calls.clear()
    await room.clock.advance(CASUAL - 61)
    assert room.stage.open_calls == []
    await room.clock.advance(1)
    assert room.stage.open_calls == [(Seat(0), Call.TIME)]


async def test_on_a_live_clock_each_warning_calls(room: Room) -> None:
    session = await room.duel(clock=ClockKind.LIVE)
    await present(room, session, YUGI, KAIBA)
    await fingers(session)
    await room.clock.advance(479)
    assert room.stage.open_calls == [(Seat(0), Call.TIME), (Seat(0), Call.TIME)]


async def test_a_duel_that_sleeps_reminds_nobody(room: Room) -> None:
    session = await room.duel()
    await fingers(session)
    session.sleep()
    await room.clock.advance(CASUAL)
    assert room.stage.open_calls == []
    assert not replace(session.record.seats[0], panel_channel=1).is_closed
