"""A session takes answers from whom it asks, keeps them, and survives whatever happens."""

from typing import Any

import pytest

from bot.duels.presses.question_buttons import CHOICES
from bot.duels.seen.sight import A_RESPONSE
from bot.duels.store.ending import EndKind
from bot.duels.store.records import GivenBy, Status
from bot.duels.table.verdict import Verdict
from bot.people.store import Asked
from bot.shared.database import UnavailableError
from engine.core.match import Match
from engine.core.protocol import Answer, Seat
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import (
    JOEY,
    KAIBA,
    YUGI,
    Room,
    fingers,
    givers,
    number,
    stopped_by_a_hen,
)


async def test_an_answer_is_kept_and_shown_once_all_have_answered(
    room: Room,
) -> None:
    session = await room.duel()
    room.stage.shown.clear()
    assert await session.answer(YUGI, 0, (3,)) is Verdict.TAKEN
    (kept,) = await room.store.matches.answers(1)
    assert (kept.entry.seat, kept.entry.answer) == (Seat(0), (3,))
    assert set(room.stage.shown) == {(1, Seat(0))}
    assert await session.answer(KAIBA, 0, (2,)) is Verdict.TAKEN
    assert set(room.stage.shown) == {(1, None), (1, Seat(0)), (1, Seat(1))}


@pytest.mark.parametrize(
    ("user", "at", "answer", "verdict"),
    [
        (JOEY, 0, (1,), Verdict.NOT_YOURS),
        (YUGI, 1, (1,), Verdict.OLD),
        (YUGI, 0, (6,), Verdict.ILLEGAL),
        (YUGI, 0, (), Verdict.ILLEGAL),
    ],
)
async def test_what_is_not_an_answer_changes_nothing(
    room: Room, user: int, at: int, answer: Answer, verdict: Verdict
) -> None:
    session = await room.duel()
    room.stage.shown.clear()
    assert await session.answer(user, at, answer) is verdict
    assert await room.store.matches.answers(1) == []
    assert room.stage.shown == []


async def test_the_second_of_two_answers_is_old(room: Room) -> None:
    session = await room.duel()
    assert await session.answer(YUGI, 0, (1,)) is Verdict.TAKEN
    assert await session.answer(YUGI, 0, (2,)) is Verdict.OLD
    await session.answer(KAIBA, 0, (1,))
    assert await session.answer(YUGI, 0, (2,)) is Verdict.OLD
    assert len(await room.store.matches.answers(1)) == 2


async def test_a_duel_is_the_same_after_a_restart(room: Room) -> None:
    before = await room.duel()
    await fingers(before)
    await before.answer(YUGI, 1, (0, 1))
    seen = [await before.sight(audience) for audience in (None, Seat(0), Seat(1))]
    before.sleep()

    after = await room.restarted().get(1)
    assert after
    again = [await after.sight(audience) for audience in (None, Seat(0), Seat(1))]

    assert [sight.board for sight in again] == [sight.board for sight in seen]
    assert [sight.log for sight in again] == [sight.log for sight in seen]
    assert [sight.question for sight in again] == [sight.question for sight in seen]


async def test_a_window_without_options_is_passed_and_shown_after_the_even_length(
    room: Room,
) -> None:
    session = await room.duel(pace=1.0)
    await fingers(session)
    await session.answer(YUGI, 1, (0,))
    for audience in (None, Seat(0), Seat(1)):
        sight = await session.sight(audience)
        assert sight.awaited == (A_RESPONSE,)
        assert sight.question is None

    await room.clock.advance(0.9)
    assert (await givers(room))[-1] is GivenBy.PACE
    assert (await session.sight(Seat(0))).question is None
    assert await session.answer(YUGI, 3, (0,)) is Verdict.OLD
    await room.clock.advance(0.2)
    assert await number(session, YUGI) == 3


async def test_whoever_can_respond_is_asked_at_once_and_nobody_else_learns_of_it(
    room: Room,
) -> None:
    session = await stopped_by_a_hen(room)
    assert (await session.sight(Seat(1))).question is None
    assert await session.answer(KAIBA, 2, ()) is Verdict.OLD
    room.stage.shown.clear()

    await room.clock.advance(0.5)
    assert {audience for _, audience in room.stage.shown} == {Seat(1)}
    for audience in (None, Seat(0)):
        assert (await session.sight(audience)).awaited == (A_RESPONSE,)
    await room.clock.advance(0.6)
    for audience in (None, Seat(0)):
        (waiting,) = (await session.sight(audience)).awaited
        assert waiting.seat is None
        assert waiting.until is not None
    assert await session.answer(KAIBA, 2, (0,)) is Verdict.TAKEN


async def test_a_pass_is_kept_when_it_is_given_and_shown_when_the_length_is_over(
    room: Room,
) -> None:
    session = await stopped_by_a_hen(room)
    await room.clock.advance(0.5)
    board = (await session.sight(Seat(1))).board
    room.stage.shown.clear()
    assert await session.answer(KAIBA, 2, ()) is Verdict.TAKEN
    kept = await room.store.matches.answers(session.record.id)
    assert [each.given_by for each in kept] == [GivenBy.PLAYER] * 4
    own = await session.sight(Seat(1))
    assert (own.board, own.question, own.awaited) == (board, None, (A_RESPONSE,))
    await room.clock.advance(0.4)
    assert {audience for _, audience in room.stage.shown} == {Seat(1)}
    assert (await session.sight(Seat(0))).question is None
    await room.clock.advance(0.2)
    assert await number(session, YUGI) == 3

    session.sleep()
    again = await room.restarted().get(session.record.id)
    assert again
    assert await number(again, YUGI) == 3


async def test_a_response_is_shown_at_once(room: Room) -> None:
    session = await stopped_by_a_hen(room)
    await room.clock.advance(0.5)
    assert await session.answer(KAIBA, 2, (0,)) is Verdict.TAKEN
    assert "Hen" in " ".join((await session.sight(None)).log)
    assert await number(session, YUGI) == 3


async def test_a_wish_to_surrender_shows_nothing_of_what_is_hidden(room: Room) -> None:
    session = await stopped_by_a_hen(room)
    await room.clock.advance(0.5)
    await session.answer(KAIBA, 2, ())
    assert await session.settling.surrender(YUGI, whole=True) is Verdict.TAKEN
    sight = await session.sight(Seat(0))
    assert sight.record.surrendering == Seat(0)
    assert (sight.question, sight.awaited) == (None, (A_RESPONSE,))
    assert await session.settling.consent(KAIBA, Seat(0), False, whole=True) is Verdict.TAKEN
    assert (await session.sight(Seat(0))).question is None


async def test_who_wants_to_is_asked_though_they_hold_nothing(room: Room) -> None:
    session = await room.duel(pace=1.0)
    assert await session.ask_in(KAIBA, Asked.ALWAYS) is Verdict.TAKEN
    assert {audience for _, audience in room.stage.shown[-1:]} == {Seat(1)}
    await fingers(session)
    await session.answer(YUGI, 1, (0,))
    await room.clock.advance(5)
    question = (await session.sight(Seat(1))).question
    assert question
    assert question.prompt.choices == ()
    assert (await session.sight(Seat(0))).question is None
    assert await session.answer(KAIBA, 2, ()) is Verdict.TAKEN
    assert await session.ask_in(KAIBA, Asked.ABLE) is Verdict.TAKEN
    await fingers(session)
    await session.answer(YUGI, await number(session, YUGI), (0,))
    await room.clock.advance(0.5)
    assert (await session.sight(Seat(1))).question is None


async def test_nobody_else_can_see_whether_a_window_has_options(room: Room) -> None:
    able = await stopped_by_a_hen(room)
    unable = await room.duel(pace=1.0, channel=7)
    await fingers(unable)
    await unable.answer(YUGI, 1, (0,))
    for audience in (None, Seat(0)):
        first, second = await able.sight(audience), await unable.sight(audience)
        assert first.awaited == second.awaited
        assert first.question is None
        assert second.question is None
        assert len(first.log) == len(second.log)


async def test_in_practice_nothing_waits_and_the_opponent_answers(room: Room) -> None:
    session = await room.duel(practice=True)
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    assert await session.answer(YUGI, 1, (0,)) is Verdict.TAKEN
    assert await givers(room) == [
        GivenBy.PRACTICE,
        GivenBy.PLAYER,
        GivenBy.PLAYER,
        GivenBy.PRACTICE,
        GivenBy.PRACTICE,
    ]


async def test_a_disk_that_fails_loses_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()

    async def full(*_: object) -> None:
        raise UnavailableError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(room.store.journal, "append", full)
        with pytest.raises(UnavailableError):
            await session.answer(YUGI, 0, (3,))
    assert (await session.sight(Seat(0))).question
    assert await session.answer(YUGI, 0, (4,)) is Verdict.TAKEN
    (kept,) = await room.store.matches.answers(1)
    assert kept.entry.answer == (4,)


async def test_a_duel_that_cannot_be_read_is_tried_again_by_one_alarm(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    session.sleep()

    async def broken(*_: object) -> None:
        raise UnavailableError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(room.store.matches, "answers", broken)
        for _ in range(3):
            with pytest.raises(UnavailableError):
                await session.answer(YUGI, 0, (3,))
        await room.clock.advance(60)
        beat = room.sessions._keeper._beat
        alarms = [alarm for alarm in room.clock.alarms if alarm.wake != beat]
        assert len([alarm for alarm in alarms if not alarm.cancelled]) == 1
    room.stage.shown.clear()
    await room.clock.advance(10)
    assert (1, Seat(0)) in room.stage.shown


async def test_an_answer_that_the_rules_choke_on_is_not_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await room.duel()
    said = Match.answer

    def choke(match: Match, seat: Seat, answer: Answer) -> Any:
        if answer == (3,):
            raise RuntimeError("a card with a hole in it")
        return said(match, seat, answer)

    monkeypatch.setattr(Match, "answer", choke)
    with pytest.raises(RuntimeError):
        await session.answer(YUGI, 0, (3,))
    assert await session.answer(YUGI, 0, (2,)) is Verdict.TAKEN
    assert session.record.status is Status.OPEN


async def test_a_duel_that_strays_is_stopped_and_nothing_wrong_is_shown(room: Room) -> None:
    session = await room.duel()
    await session.answer(YUGI, 0, (3,))
    session.sleep()
    await room.store.database.do("UPDATE answers SET digest = 'another'")
    await room.sessions.resume()
    assert session.record.status is Status.STOPPED or room.stage.ended == [1]
    found = await room.restarted().get(1)
    assert found
    sight = await found.sight(Seat(0))
    assert sight.board is None
    assert sight.ending
    assert sight.ending.kind is EndKind.STRAYED


async def test_a_surrender_is_agreed_to_or_unilateral(room: Room) -> None:
    session = await room.duel()
    assert await session.settling.surrender(JOEY, whole=True) is Verdict.NOT_YOURS
    assert await session.settling.surrender(YUGI, whole=True) is Verdict.TAKEN
    assert session.record.status is Status.OPEN
    assert await session.settling.consent(YUGI, Seat(0), True, whole=True) is Verdict.NOT_YOURS
    assert await session.settling.consent(KAIBA, Seat(0), False, whole=True) is Verdict.TAKEN
    assert await session.settling.consent(KAIBA, Seat(0), True, whole=True) is Verdict.OLD
    await session.settling.surrender(YUGI, whole=True)
    session.sleep()
    again = await room.restarted().get(1)
    assert again
    assert await again.settling.consent(KAIBA, Seat(0), True, whole=True) is Verdict.TAKEN
    assert again.record.status is Status.OVER

    other = await room.duel(unilateral=True, channel=6)
    assert await other.settling.surrender(KAIBA, whole=True) is Verdict.TAKEN
    assert other.record.ending
    assert other.record.ending.loser == Seat(1)


async def test_an_order_is_drafted_step_by_step(room: Room) -> None:
    session = await room.duel()
    await fingers(session)
    await session.answer(YUGI, 1, (0,))
    await fingers(session)
    await session.answer(YUGI, 4, (0,))
    at = await number(session, YUGI)
    names = ODDS_AND_EVENS.names("en")
    await session.draft(YUGI, at, lambda draft, game, _: draft.search("kois", names))
    question = (await session.sight(Seat(0))).question
    assert question
    assert question.found[0][1] == "Koi"
    await session.answer(YUGI, at, (question.found[0][0],))

    at = await number(session, KAIBA)
    assert await session.put_next(KAIBA, at, 9) is Verdict.ILLEGAL
    for option in (2, 0, 3):
        assert await session.put_next(KAIBA, at, option) is Verdict.TAKEN
    kept = await room.store.matches.answers(1)
    assert kept[-1].entry.answer == (2, 0, 3, 1)


async def test_resuming_wakes_every_duel_and_restarts_its_clock(room: Room) -> None:
    for channel in (5, 6):
        (await room.duel(channel=channel)).sleep()
    room.stage.shown.clear()
    await room.restarted().resume()
    assert {match for match, _ in room.stage.shown} == {1, 2}
    await room.clock.advance(301)
    assert len(await room.store.matches.answers(1)) == 2
    assert len(await room.store.matches.answers(2)) == 2


async def test_what_is_taken_one_by_one_is_answered_once_it_is_confirmed(room: Room) -> None:
    session = await room.duel()
    await fingers(session)
    at = await number(session, YUGI)
    assert await CHOICES["add"](session, YUGI, at, 0, [2]) is Verdict.TAKEN
    assert await CHOICES["add"](session, YUGI, at, 0, [2, 0]) is Verdict.TAKEN
    question = (await session.sight(Seat(0))).question
    assert question
    assert question.draft
    assert question.draft.chosen == [2, 0]
    assert await CHOICES["add"](session, YUGI, at, 0, [60]) is Verdict.ILLEGAL
    seen = question.draft.seen
    assert await session.confirm(YUGI, at, seen) is Verdict.TAKEN
    assert await session.asks(YUGI, at) is Verdict.OLD
