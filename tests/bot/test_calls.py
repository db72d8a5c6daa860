"""Who has been away is called by a message when they are asked, and nobody else is."""

from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.duels.clock import SteadyTime
from bot.duels.clocks.watch import Awaited, Watch
from bot.duels.seen.calls import AWAY, Call
from bot.duels.table.parts.calls import Calls
from bot.duels.table.session import Session
from bot.people.quiet import Quiet
from bot.people.store import Rung, Ways
from bot.people.terms import ClockKind
from bot.sandbox.people import Person
from bot.store import Store
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.standing_in import KAIBA, YUGI, ManualClock, Room, fingers, number
from tests.bot.test_evenness import PACE, duel
from tests.bot.windows import ACTOR, OTHER, Windows
from tests.waiting import until


async def present(room: Room, session: Session, *users: int) -> None:
    """Let these users be heard, in English, and the bot know them."""
    for user in users:
        await room.store.people.hear(user, "en")
        session.attend(user, "en")


async def test_who_pressed_nothing_for_a_minute_is_called_once(room: Room) -> None:
    session = await room.duel()
    await present(room, session, YUGI, KAIBA)
    await room.clock.advance(AWAY)
    session.attend(KAIBA, "en")
    await fingers(session)
    assert room.stage.calls == [(Seat(0), Call.ASKED)]
    session.attend(YUGI, "en")
    assert room.stage.heeding[-1] == Seat(0)
    await session.draft(YUGI, await number(session, YUGI), lambda draft, _g, _w: draft.add(0))
    assert room.stage.calls == [(Seat(0), Call.ASKED)]


def test_nobody_is_called_twice_to_one_question() -> None:
    clock, seat = ManualClock(), Seat(0)
    calls, watch = Calls(clock), Watch(SteadyTime(clock), None, Mock(), Mock())
    clock.time += AWAY

    def called(number: int) -> list[tuple[Seat, Call]]:
        watch.awaited[seat] = Awaited(Mock(), number, shown=True)
        return list(calls.due(watch, {}, {seat: Ways("en")}))

    assert called(7) == [(seat, Call.ASKED)]
    assert called(7) == []
    assert called(8) == [(seat, Call.ASKED)]


async def test_quick_players_are_not_called(room: Room) -> None:
    session = await room.duel()
    await present(room, session, YUGI, KAIBA)
    await room.clock.advance(AWAY - 1)
    await fingers(session)
    await present(room, session, YUGI, KAIBA)
    await room.clock.advance(AWAY - 1)
    await session.answer(YUGI, await number(session, YUGI), (0,))
    assert room.stage.calls == []


async def test_in_practice_nobody_is_called(room: Room) -> None:
    session = await room.duel(practice=True)
    await present(room, session, YUGI)
    await room.clock.advance(AWAY)
    await session.answer(YUGI, 0, (0,))
    assert room.stage.calls == []


@pytest.mark.parametrize("held", [False, True])
async def test_nobody_is_called_within_a_run_whatever_they_hold(room: Room, held: bool) -> None:
    session = await duel(room, "OO", lambda n, k: held)
    await present(room, session, YUGI, KAIBA)
    await room.clock.advance(AWAY)
    session.attend(YUGI, "en")
    room.stage.calls.clear()
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(PACE - 0.5)
    assert ((await session.sight(OTHER)).question is not None) is held
    assert room.stage.calls == []


async def test_what_is_still_open_when_a_run_is_over_is_called_to(room: Room) -> None:
    session = await duel(room, "OO", lambda n, k: True)
    await present(room, session, YUGI, KAIBA)
    await room.clock.advance(AWAY)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(PACE)
    assert room.stage.calls == [(OTHER, Call.ASKED)]


async def test_whoever_wants_to_is_called_whenever_their_turn_begins(room: Room) -> None:
    session = await duel(room, "Ot", lambda n, k: False)
    await present(room, session, YUGI, KAIBA)
    await room.store.people.ring(YUGI, "en", Rung.ALWAYS)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(3 * PACE)
    assert room.stage.calls == [(ACTOR, Call.TURN)]


async def test_whoever_wants_no_calls_gets_none(room: Room) -> None:
    session = await room.duel()
    await present(room, session, YUGI, KAIBA)
    await room.store.people.ring(YUGI, "en", Rung.NEVER)
    await room.clock.advance(AWAY)
    session.attend(KAIBA, "en")
    await fingers(session)
    assert room.stage.calls == []


async def test_in_their_quiet_hours_nobody_is_called(room: Room) -> None:
    session = await room.duel(clock=ClockKind.CORRESPONDENCE)
    await present(room, session, YUGI, KAIBA)
    now = datetime.fromtimestamp(room.clock.wall() + AWAY, UTC).hour
    await room.store.quiet.change(YUGI, Quiet("UTC", (now - 1) % 24, (now + 2) % 24))
    await room.clock.advance(AWAY)
    await fingers(session)
    assert Seat(0) not in [seat for seat, _ in room.stage.calls]
    await room.store.quiet.change(YUGI, Quiet("UTC", (now + 2) % 24, (now + 4) % 24))
    await session.answer(YUGI, await number(session, YUGI), (0,))
    assert Seat(0) in [seat for seat, _ in room.stage.calls]


async def test_when_people_are_called_is_remembered(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    await store.people.ring(YUGI, "ja", Rung.ALWAYS)
    await store.people.hear(YUGI, "zh")
    await store.close()
    store = await Store.open(tmp_path / "duels.sqlite")
    assert await store.people.ways(YUGI) == Ways("zh", rung=Rung.ALWAYS)
    await store.close()


@pytest.fixture
async def clock(hosted: Hosted) -> ManualClock:
    """A bot that plays with windows and a simulated clock; nothing stands still."""
    await hosted.stop()
    clock = ManualClock()
    hosted.clock = clock
    hosted.game = Windows("O", lambda n, k: True, 5)
    await hosted.start()
    return clock


async def called(person: Person, word: str) -> str:
    """What the call says, once it stands in the private messages of `person`."""
    return (await person.wait_for("@bot", lambda seen: word in seen.text)).text


@pytest.mark.parametrize(
    ("name", "word"), [("Kaiba", "あなたの選択を待っています"), ("Joey", "正在等你选择")]
)
async def test_a_call_rings_and_goes_away_with_the_next_press(
    hosted: Hosted, clock: ManualClock, name: str, word: str
) -> None:
    yugi, other = hosted.sandbox.people["Yugi"], hosted.sandbox.people[name]
    channel = await challenge(hosted, yugi, other)
    told = len(yugi.sees("@bot")), len(yugi.sees(channel))
    await clock.advance(AWAY)
    await yugi.press(yugi.last("@bot"), "1. Ant")
    text = await called(other, word)
    assert f"<@{other.id}>" in text
    panel = await other.wait_for("@bot", lambda seen: "Pass" in seen.buttons)
    assert panel.id in text
    await other.press(panel, "Pass")
    await until(lambda: not any(word in seen.text for seen in other.sees("@bot")))
    assert (len(yugi.sees("@bot")), len(yugi.sees(channel))) == told


async def test_the_command_says_when_one_is_called(hosted: Hosted) -> None:
    yugi = hosted.sandbox.people["Yugi"]
    told = await yugi.call("duel calls", options={"call": "never"}, channel="duels")
    assert told.message
    assert "You are no longer called" in told.message.text
    assert await hosted.store.people.ways(int(yugi.id)) == Ways("en", rung=Rung.NEVER)
