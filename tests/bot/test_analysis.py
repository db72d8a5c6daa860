"""What a player decided in a duel that is over, and what else there was."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from bot.duels.after.analysing import decided
from bot.duels.after.analysis import LINE, Analysis, BusyError, decisions
from bot.duels.after.going_on import GoingOn, NowhereToGoError
from bot.duels.lobby.tables import LobbyError, Person
from bot.duels.store.ledger import Written
from bot.duels.table.session import Session
from engine.core.continuing import CannotGoOnError, Moment
from engine.core.decks import DeckList
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.protocol import Seat
from engine.core.setup import Setup
from engine.core.values import value
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, in_private, play
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers

A, B = Seat(0), Seat(1)


async def played(room: Room) -> tuple[Session, Prompt]:
    """A duel in which Yugi has played their second card, and what they were asked then."""
    session = await room.duel()
    await fingers(session)
    asked = (await session.sight(A)).question
    assert asked
    await session.answer(YUGI, asked.number, (1,))
    return session, asked.prompt


async def test_each_decision_has_what_was_asked_what_was_taken_and_what_else(
    room: Room,
) -> None:
    session, asked = await played(room)
    written = await session.ledger.read()
    (one,) = decisions(session.game, session.record, written, A, "en")
    labels = [each.label for each in asked.choices if each.like is None]
    assert one.asked == asked.text
    assert one.offered == tuple(filter(None, [*labels, asked.decline]))
    (taken,) = one.taken
    assert one.offered[taken] == asked.choices[1].label
    assert decisions(session.game, session.record, written, B, "en") == ()


async def test_what_the_clock_answered_was_no_decision(room: Room) -> None:
    session = await room.duel()
    await fingers(session)
    await room.clock.advance(400)
    written = await session.ledger.read()
    assert len(written.answers) > 2
    assert decisions(session.game, session.record, written, A, "en") == ()


async def test_it_goes_as_far_as_the_rules_of_now_can_tell(room: Room) -> None:
    session, _ = await played(room)
    written = await session.ledger.read()
    whole = decisions(session.game, session.record, written, A, "en")
    strange = Written((*written.answers[:3], written.answers[0], written.answers[0]))
    assert decisions(session.game, session.record, strange, A, "en") == whole
    cut = Written((written.answers[0], written.answers[0], *written.answers[1:]))
    assert decisions(session.game, session.record, cut, A, "en") == ()
    assert await Analysis(room.store, {}).asked_by(YUGI, session.record, A, "en") == ()


async def test_what_is_read_while_somebody_is_forgotten_is_not_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = await played(room)
    analysis, readings = Analysis(room.store, room.games), list[int]()

    def forgotten_meanwhile(*asked: Any) -> object:
        readings.append(len(readings))
        if len(readings) == 1:
            analysis.let_go()
        return decisions(*asked)

    monkeypatch.setattr("bot.duels.after.analysis.decisions", forgotten_meanwhile)
    told = [await analysis.asked_by(YUGI, session.record, A, "en") for _ in range(3)]
    assert readings == [0, 1]
    assert told[0] == told[1] == told[2] != ()


@dataclass
class Slowly:
    """Finds decisions once it is let; `found` has of which seats, in which languages."""

    may: Event = field(default_factory=Event)
    found: list[tuple[Seat, str]] = field(default_factory=list)

    def __call__(self, *asked: Any) -> object:
        self.may.wait(30)
        self.found.append(asked[3:])
        return decisions(*asked)


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Slowly:
    """Nothing is found before the test lets it."""
    slowly = Slowly()
    monkeypatch.setattr("bot.duels.after.analysis.decisions", slowly)
    return slowly


async def test_for_each_person_one_duel_is_looked_up_at_a_time(
    room: Room, slowly: Slowly
) -> None:
    session, _ = await played(room)
    analysis, record = Analysis(room.store, room.games), session.record
    first = asyncio.create_task(analysis.asked_by(YUGI, record, A, "en"))
    await asyncio.sleep(0)
    with pytest.raises(BusyError) as refused:
        await analysis.asked_by(YUGI, record, A, "ja")
    assert not refused.value.by_others
    other = asyncio.create_task(analysis.asked_by(KAIBA, record, A, "zh"))
    slowly.may.set()
    assert await first != await other != ()
    assert await analysis.asked_by(YUGI, record, A, "en") == await first
    assert slowly.found == [(A, "en"), (A, "zh")]


async def test_who_presses_again_gets_what_is_looked_up_for_them_already(
    room: Room, slowly: Slowly
) -> None:
    session, _ = await played(room)
    analysis, record = Analysis(room.store, room.games), session.record
    asked = [asyncio.create_task(analysis.asked_by(YUGI, record, A, "en")) for _ in range(3)]
    await asyncio.sleep(0.01)
    slowly.may.set()

    first, *again = await asyncio.gather(*asked)
    assert again == [first, first] != [(), ()]
    assert slowly.found == [(A, "en")]


async def test_what_was_found_is_read_while_others_wait(room: Room, slowly: Slowly) -> None:
    session, _ = await played(room)
    analysis, record = Analysis(room.store, room.games), session.record
    slowly.may.set()
    found = await analysis.asked_by(YUGI, record, A, "en")
    slowly.may.clear()
    other = asyncio.create_task(analysis.asked_by(KAIBA, record, A, "ja"))
    await asyncio.sleep(0.01)

    async with asyncio.timeout(5):
        assert await analysis.asked_by(YUGI, record, A, "en") == found
    assert not other.done()
    slowly.may.set()
    assert await other != ()


async def test_so_many_stand_in_line_and_no_more(room: Room, slowly: Slowly) -> None:
    session, _ = await played(room)
    analysis, record = Analysis(room.store, room.games), session.record
    line = [
        asyncio.create_task(analysis.asked_by(person, record, A, f"{person}"))
        for person in range(LINE)
    ]
    await asyncio.sleep(0.01)

    with pytest.raises(BusyError) as refused:
        await analysis.asked_by(KAIBA, record, A, "en")
    assert refused.value.by_others
    slowly.may.set()
    await asyncio.wait(line)
    assert len(await analysis.asked_by(KAIBA, record, A, "en")) == 1


async def test_a_duel_is_followed_for_so_many_answers_and_no_further(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = await played(room)
    written = await session.ledger.read()
    asked = session.game, session.record, written, A, "en"
    (one,) = decisions(*asked)

    monkeypatch.setattr("bot.duels.after.analysis.FOLLOWED", one.number)
    assert decisions(*asked) == (one,)
    monkeypatch.setattr("bot.duels.after.analysis.FOLLOWED", one.number - 1)
    assert decisions(*asked) == ()


async def test_what_is_laid_out_for_somebody_stands_in_the_same_line(room: Room) -> None:
    session, _ = await played(room)
    analysis, record = Analysis(room.store, room.games), session.record

    async with analysis.alone(YUGI):
        with pytest.raises(BusyError):
            await analysis.asked_by(YUGI, record, A, "en")
        with pytest.raises(BusyError):
            async with analysis.alone(YUGI):
                pass
        other = asyncio.create_task(analysis.asked_by(KAIBA, record, A, "en"))
        await asyncio.sleep(0.05)
        assert not other.done()

    assert await other == await analysis.asked_by(YUGI, record, A, "en") != ()


@value
class Laying:
    """Goes on from anywhere, and counts how often it was asked to."""

    asked: list[Moment]

    def can(self, match: Match, seat: Seat, *, is_open: bool) -> bool:
        return True

    def setup(self, moment: Moment, seed: bytes, hidden: DeckList | None = None) -> Setup:
        self.asked.append(moment)
        raise CannotGoOnError


async def test_nothing_is_laid_out_of_a_question_that_was_never_asked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = await played(room)
    here, person, laying = house_of(room), Person(YUGI, "Yugi", "en"), Laying([])
    monkeypatch.setattr(session.game, "continuing", laying)
    count = len((await session.ledger.read()).answers)
    goes_on = GoingOn(here, session.record, A)

    for answer, asked in ((count, 0), (10**6 - 1, 0), (count - 1, 1)):
        with pytest.raises(NowhereToGoError, match="what-if-not-here"):
            await goes_on.begin(person, 1, answer)
        assert len(laying.asked) == asked
    async with here.analysis.alone(YUGI):
        with pytest.raises(NowhereToGoError, match="what-if-busy"):
            await goes_on.begin(person, 1, 0)
    monkeypatch.setattr("bot.duels.after.analysis.LINE", 0)
    with pytest.raises(NowhereToGoError, match="analysis-full"):
        await goes_on.begin(person, 1, 0)
    monkeypatch.setattr("bot.duels.after.going_on.FOLLOWED", count - 1)
    with pytest.raises(NowhereToGoError, match="what-if-not-here"):
        await goes_on.begin(person, 1, count - 1)
    assert len(laying.asked) == 1


async def test_nothing_is_laid_out_for_who_practises_already(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = await played(room)
    here, laying = house_of(room), Laying([])
    monkeypatch.setattr(session.game, "continuing", laying)
    await room.duel(practice=True)

    with pytest.raises(LobbyError, match="practice-goes-on"):
        await GoingOn(here, session.record, A).begin(Person(YUGI, "Yugi", "en"), 1, 0)

    assert laying.asked == []


def house_of(room: Room) -> Any:
    """What going on needs of the bot before anything is laid out."""
    analysis = Analysis(room.store, room.games)
    return SimpleNamespace(
        games=room.games, store=room.store, sessions=room.sessions, analysis=analysis
    )


async def test_the_page_marks_what_was_taken(room: Room) -> None:
    session, asked = await played(room)
    found = decisions(session.game, session.record, await session.ledger.read(), A, "en")
    view: Any = decided(found, 1, A, 0, "en")
    page = str(view.to_components())
    assert f"- **{asked.choices[1].label}** (chosen)" in page
    assert f"- {asked.choices[0].label}" in page
    assert page.count("(chosen)") == 1


async def test_it_is_opened_from_the_replay_from_ones_own_side_alone(hosted: Hosted) -> None:
    people = hosted.sandbox.people
    yugi, kaiba, joey = people["Yugi"], people["Kaiba"], people["Joey"]
    kaiba.locale = joey.locale = "en-US"
    channel = await challenge(hosted, yugi, kaiba)
    await play([in_private(yugi), in_private(kaiba)], Random(3))
    board = await yugi.wait_for(channel, lambda seen: "Watch again" in seen.buttons)
    label = "What else could I have done?"

    await yugi.press(board, "Watch again")
    replay = await yugi.wait_for(channel, lambda seen: label in seen.buttons)
    told = (await yugi.press(replay, label)).message
    assert told
    first = await yugi.wait_for(
        channel, lambda seen: seen.id == told.id and "decision 1 of" in seen.text
    )
    assert "(chosen)" in first.text
    await yugi.press(first, "Next")
    await yugi.wait_for(
        channel, lambda seen: seen.id == told.id and "decision 2 of" in seen.text
    )

    await joey.press(board, "Watch again")
    seen = await joey.wait_for(channel, lambda seen: "as everybody saw it" in seen.text)
    assert label not in seen.buttons


async def test_only_who_sat_there_reads_it_also_where_a_side_is_open(hosted: Hosted) -> None:
    people = hosted.sandbox.people
    yugi, kaiba = people["Yugi"], people["Kaiba"]
    kaiba.locale = "en-US"
    channel = await challenge(hosted, yugi, kaiba)
    await play([in_private(yugi), in_private(kaiba)], Random(3))
    board = await yugi.wait_for(channel, lambda seen: "Watch again" in seen.buttons)
    await hosted.store.replays.lay_open(1, [0])

    await kaiba.press(board, "Watch again")
    sides = await kaiba.wait_for(
        channel, lambda seen: any("Yugi" in o for s in seen.selects for o in s.options)
    )
    menu = next(each for each in sides.selects if any("Yugi saw" in o for o in each.options))
    side = next(each for each in menu.options if "Yugi saw" in each)
    await kaiba.choose(sides, menu.custom_id, [side])
    open_side = await kaiba.wait_for(channel, lambda seen: "as Yugi saw it" in seen.text)
    told = (await kaiba.press(open_side, "What else could I have done?")).message
    assert told
    await kaiba.wait_for(channel, lambda seen: "Only the player who sat there" in seen.text)
