"""Time is called at a table: it is kept, told, and decides the duel."""

from dataclasses import replace

import pytest

from bot.duels.outcome.results import Close, Report, report_of, result_line
from bot.duels.panel.board import board
from bot.duels.panel.panel import panel
from bot.duels.store.records import GivenBy, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind
from engine.core.match import Act
from engine.core.prompts import ChoiceKind, Shape
from engine.core.protocol import Seat
from tests.bot.matches import EACH, PAPER, ROCK, answer, begun, between
from tests.bot.odds_and_evens import OddsAndEvens
from tests.bot.standing_in import KAIBA, YUGI, Room, fingers, stopped_by_a_hen
from tests.bot.test_taking_back import begun as trying
from tests.bot.test_whole_log import lines

UP = "Time is up: 3 more turns, then whoever has more Life Points wins."


async def seen(session: Session) -> list[str]:
    """The headings that everybody sees."""
    boards = [(await session.sight(audience)).board for audience in EACH]
    return [board.heading for board in boards if board is not None]


async def play_on(session: Session, most: int = 400) -> None:
    """Give so many answers, each the first that fits or to move on; fewer at the end."""
    for _ in range(most):
        if session.record.status is not Status.OPEN:
            return
        asked = [(user, (await session.sight(session.seat_of(user)))) for user in (YUGI, KAIBA)]
        user, question = next((user, sight.question) for user, sight in asked if sight.question)
        prompt = question.prompt
        moves = [n for n, each in enumerate(prompt.choices) if each.kind is ChoiceKind.PHASE]
        given = tuple(moves[-1:]) or tuple(range(prompt.least))
        given = (prompt.least,) if prompt.shape is Shape.NUMBER else given
        assert await session.answer(user, question.number, given) is Verdict.TAKEN


async def test_everybody_is_told_and_stays_asked(room: Room) -> None:
    session = await begun(room)
    asked = (await session.sight(Seat(0))).question
    room.stage.shown.clear()
    assert await session.settling.call_time(3) is Verdict.TAKEN

    assert {audience for _, audience in room.stage.shown} == set(EACH)
    for audience in EACH:
        sight = await session.sight(audience)
        assert UP in sight.log
        shown = str(board(sight) if audience is None else panel(sight))
        assert UP in shown
        assert "3 more turns" in (await seen(session))[0]
        assert "3 more turns" in shown
    assert (await session.sight(Seat(0))).question == asked


async def test_the_turns_that_are_left_are_counted_down(room: Room) -> None:
    session = await begun(room)
    await session.settling.call_time(1)
    headings = []
    while "Turn 4" not in (heading := (await seen(session))[0]):
        headings.append(heading.split(" · ")[-1])
        await play_on(session, 1)

    expected = [
        "1 more turn",
        "last turn",
        "sudden death: whoever has more Life Points at the end of a turn wins",
    ]
    assert list(dict.fromkeys(headings)) == expected


async def test_a_call_is_kept_as_an_act_that_no_player_has_done(room: Room) -> None:
    session = await begun(room)
    await session.settling.call_time(3)

    kept = (await room.store.matches.answers(1))[-1]
    assert (kept.entry.act, kept.entry.answer) == (Act.TIME, (3,))
    assert kept.given_by is GivenBy.EVENT
    assert not session.record.ending


async def test_a_call_survives_a_restart_and_stands_in_the_whole_log(room: Room) -> None:
    session = await begun(room)
    await session.settling.call_time(3)
    await play_on(session, 8)
    before = await seen(session)
    session.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again is not None

    assert await seen(again) == before
    assert await again.settling.call_time(3) is Verdict.OLD
    for audience in EACH:
        assert (await lines(room, again, audience)).count(UP) == 1
    assert any("时间到：" in line for line in await lines(room, again, None, "zh"))


async def test_time_is_called_once_and_not_after_the_end(room: Room) -> None:
    session = await begun(room)
    assert await session.settling.call_time(3) is Verdict.TAKEN
    assert await session.settling.call_time(0) is Verdict.OLD
    assert len([k for k in await room.store.matches.answers(1) if k.entry.act is Act.TIME]) == 1
    await session.settling.surrender(YUGI, whole=True)
    assert await session.settling.call_time(3) is Verdict.OVER


class Timeless(OddsAndEvens):
    """The tiny game without a rule for the end of its time."""

    has_time = False


async def test_a_game_without_a_rule_for_it_declines(room: Room) -> None:
    room.games["odds"] = Timeless()
    session = await room.duel()

    assert await session.settling.call_time(3) is Verdict.NOT_NOW
    await fingers(session)
    assert session.record.status is Status.OPEN


async def test_any_game_can_be_decided_so(room: Room) -> None:
    session = await room.duel()
    await fingers(session)
    await session.settling.call_time(0)
    await play_on(session)

    report = report_of(session.record)
    assert report is not None
    assert report.time_called
    assert report.close is Close.PLAYED
    assert sum(report.wins) == 1


async def test_between_two_duels_the_match_is_over_at_once(room: Room) -> None:
    session = await between(room)
    await session.settling.call_time(3)

    assert session.record.status is Status.OVER
    assert report_of(session.record) == Report((1, 0), Seat(0), Close.PLAYED, True)
    assert result_line(session.record, "en") == "Yugi beat Kaiba · 1–0"
    for audience in EACH:
        sight = await session.sight(audience)
        shown = str(board(sight) if audience is None else panel(sight))
        assert "The time of the round was up." in shown
        assert "Time is up: no further duel is played." in sight.log


async def test_the_duel_under_way_decides_the_match(room: Room) -> None:
    session = await between(room)
    await answer(session, YUGI, ())
    await answer(session, KAIBA, ())
    await session.settling.call_time(3)
    await session.settling.surrender(YUGI, whole=False)

    assert session.record.status is Status.OVER
    assert report_of(session.record) == Report((1, 1), None, Close.PLAYED, True)
    assert result_line(session.record, "en") == "Yugi – Kaiba: draw · 1–1"


async def test_a_draft_and_an_exchange_that_is_done_stay_in_a_match_that_goes_on(
    room: Room,
) -> None:
    session = await begun(room, needs_winner=True)
    await session.settling.offer_draw(YUGI)
    await session.settling.answer_draw(KAIBA, Seat(0), agreed=True)
    number = (await session.sight(Seat(0))).question
    assert number
    await session.draft(YUGI, number.number, lambda draft, _game, _words: draft.add(0))
    await answer(session, KAIBA, ())
    await session.settling.call_time(3)

    question = (await session.sight(Seat(0))).question
    assert question
    assert question.draft
    assert question.draft.chosen == [0]
    assert (await session.sight(Seat(1))).retractable is not None
    await answer(session, YUGI, ())
    assert "Extra duel" in (await seen(session))[0]
    told = (await session.sight(None)).log
    assert any(line.startswith("This extra duel decides") for line in told)


@pytest.mark.parametrize("clock", [ClockKind.CASUAL, ClockKind.LIVE])
async def test_clocks_run_on(room: Room, clock: ClockKind) -> None:
    session = await begun(room, clock=clock)
    await room.clock.advance(30)
    before = await session.sight(Seat(0))
    await session.settling.call_time(3)

    after = await session.sight(Seat(0))
    assert (after.awaited, after.banks) == (before.awaited, before.banks)


async def test_time_can_be_called_in_a_pause_which_goes_on(room: Room) -> None:
    session = await begun(room)
    await session.halting.moderate(on=True)
    assert await session.settling.call_time(3) is Verdict.TAKEN

    assert session.record.is_halted
    assert UP in (await session.sight(None)).log


async def test_time_can_be_called_in_practice(room: Room) -> None:
    session = await begun(room, rival=None)
    await session.settling.call_time(3)
    assert UP in (await session.sight(None)).log


async def test_a_call_in_a_run_is_shown_when_the_run_is_over(room: Room) -> None:
    session = await stopped_by_a_hen(room)
    before = [replace(await session.sight(a), record=session.record) for a in (None, Seat(0))]
    assert await session.settling.call_time(3) is Verdict.TAKEN

    assert [await session.sight(a) for a in (None, Seat(0))] == before
    await room.clock.advance(5)
    for audience in EACH:
        told = (await session.sight(audience)).log
        assert [line for line in told if "Time is up: 3 more rounds." in line]


async def test_a_call_takes_back_what_was_tried(room: Room) -> None:
    session = await trying(room)
    tried = await session.sight(Seat(0))
    assert await session.settling.call_time(3) is Verdict.TAKEN

    now = await session.sight(Seat(0))
    assert tried.question
    assert tried.question.has_back
    assert now.question
    assert not now.question.has_back
    assert await session.answer(YUGI, tried.question.number, (0,)) is Verdict.OLD
    assert now.log[-1] == UP


async def test_a_drawn_single_duel_that_needs_a_winner_goes_on_after_a_restart_too(
    room: Room,
) -> None:
    session = await begun(room, best_of=1, needs_winner=True)
    await session.settling.offer_draw(YUGI)
    await session.settling.answer_draw(KAIBA, Seat(0), agreed=True)
    assert session.record.status is Status.OPEN
    for user in (YUGI, KAIBA):
        await answer(session, user, ())
    await answer(session, YUGI, PAPER)
    await answer(session, KAIBA, ROCK)
    await answer(session, YUGI, (0,))
    before = await seen(session)
    assert before[0].startswith("Extra duel · Yugi 0–0 Kaiba · Turn 1")
    assert before[0].endswith(" · 3 more turns")
    session.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again is not None
    assert await seen(again) == before
    await again.settling.surrender(KAIBA, whole=True)

    assert report_of(again.record) == Report((1, 0), Seat(0), Close.GIVEN_UP, False)
