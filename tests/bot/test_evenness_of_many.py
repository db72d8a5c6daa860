"""Of three and more, nobody can tell from when things are shown who could have responded."""

import re
from collections.abc import Mapping
from typing import cast

import pytest

from bot.duels.pace.run import Run
from bot.duels.store.records import Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from engine.core.protocol import Audience, Seat
from tests.bot.lanterns import Ring
from tests.bot.odds_and_evens import STOPPER
from tests.bot.standing_in import JOEY, Room
from tests.bot.test_many import A, B, C, D, again, begun, say, seen

PACE, TICK = 3.0, 0.125
SLOT = PACE * 2 / 3


def table(session: Session) -> Ring:
    play = session._memory.play
    assert play is not None
    return cast(Ring, play.match.table)


async def blown(
    room: Room,
    held: Mapping[Seat, float],
    eyes: Audience,
    seats: int = 4,
    leaves_at: float = 99.0,
) -> list[tuple[float, str]]:
    """When what `eyes` see changes, and to what, after Yugi has blown at the last one.

    Those who have `held` a shield pass so many seconds after they were asked. Joey surrenders
    so many seconds after the act.
    """
    session = await begun(room, seats, pace=PACE)
    for seat in table(session).seats:
        count = len(table(session).hands[seat])
        table(session).hands[seat] = [1] * (count - 1) + [STOPPER if seat in held else 1]
    await say(session, A, 0)
    began, due, views = room.clock.now(), dict[Seat, float](), list[tuple[float, str]]()
    await say(session, A, seats - 2)
    while True:
        now = room.clock.now() - began
        shown = re.sub(rf":{session.record.id}\b", ":n", await seen(session, eyes))
        if not views or views[-1][1] != shown:
            views.append((now, shown))
        if now >= leaves_at and C in table(session).seats:
            await session.settling.surrender(JOEY, whole=True)
        for seat, seconds in {B: 0.0, **held}.items():
            question = (await session.sight(seat)).question
            if question is not None and question.prompt.least:
                return views  # it is the next turn
            if question is not None and now >= due.setdefault(seat, now + seconds):
                await say(session, seat)
        assert now < 60, "it stands still"
        await room.clock.advance(TICK)


@pytest.mark.parametrize("eyes", [None, A])
@pytest.mark.parametrize(
    "held", [{B: 1.0}, {C: 1.0}, {D: 0.5}, {B: 0.5, D: 1.5}, {B: 1.0, C: 1.0, D: 1.0}]
)
async def test_who_passes_in_time_is_not_told_apart_from_who_holds_nothing(
    room: Room, held: Mapping[Seat, float], eyes: Audience
) -> None:
    idle = await blown(room, {}, eyes)
    asked = await blown(Room(room.store), held, eyes)

    assert asked == idle


@pytest.mark.parametrize("eyes", [None, A, C])
@pytest.mark.parametrize("leaves_at", [0.0, 0.5, 1.5, 3.5])
async def test_who_leaves_sees_no_more_than_who_stays(
    room: Room, eyes: Audience, leaves_at: float
) -> None:
    idle = await blown(room, {}, eyes, leaves_at=leaves_at)
    held = {B: 0.75, D: 0.75}
    asked = await blown(Room(room.store), held, eyes, leaves_at=leaves_at)

    assert asked == idle
    assert "Joey has surrendered and is out." in idle[-1][1]


async def test_who_leaves_during_a_run_is_out_after_a_restart(room: Room) -> None:
    session = await begun(room, pace=PACE)
    await say(session, A, 0)
    await say(session, A, 1)
    assert session.record.status is Status.OPEN
    assert await session.settling.surrender(JOEY, whole=True) is Verdict.TAKEN
    assert await session.settling.surrender(JOEY, whole=True) is Verdict.OUT
    assert C in table(session).seats
    session.sleep()

    session = await again(room)
    await session.wake()

    assert C not in table(session).seats
    assert "Joey has surrendered and is out." in await seen(session, None)
    assert session.record.leaving == ()
    loaded = await room.store.matches.load(1)
    assert loaded is not None
    assert loaded.leaving == ()


def test_each_other_has_two_thirds_of_their_own() -> None:
    run = Run(A, 100.0, PACE, others=3)

    assert run.reach(A, 100.0) == 100.0
    assert run.reach(B, 100.0) == 101.0
    assert run.reach(C, 101.5) == 101.0 + SLOT
    assert run.reach(D, 101.5) == 101.0 + 2 * SLOT
    assert run.end == 101.0 + 3 * SLOT
    assert run.reach(B, 101.5) == run.end, "not within the time of another"


def test_who_is_slow_only_prolongs_it() -> None:
    run = Run(A, 100.0, PACE, others=3)
    run.reach(A, 100.0)
    run.reach(B, 100.0)

    assert run.reach(C, 110.0) == 110.0
    assert run.end == 110.0 + 2 * SLOT
    assert run.reach(D, 110.5) == 110.0 + SLOT
    assert run.end == 110.0 + 2 * SLOT


def test_where_the_actor_is_not_asked_the_first_other_has_a_whole_run() -> None:
    run = Run(A, 100.0, PACE, others=2)

    assert run.reach(B, 100.0) == 100.0
    assert run.reach(C, 100.5) == 100.0 + PACE
    assert run.end == 100.0 + PACE + SLOT


@pytest.mark.parametrize("length", [0.1, 1.0, 3.0, 7.0])
def test_between_two_it_is_as_it_always_was(length: float) -> None:
    run = Run(A, 10.0, length)

    assert run.end == 10.0 + length
    assert run.reach(A, 10.0) == 10.0
    assert run.goes_on_at(10.0) == 10.0 + length / 12
    assert run.reach(B, 10.0 + length) == 10.0 + length
    assert run.end == 10.0 + length + length * 2 / 3
