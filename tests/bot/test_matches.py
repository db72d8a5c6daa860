"""A match of three duels at a table: signs, and the Side Deck."""

from dataclasses import replace

import pytest

from bot.duels.match.drafts import Draft
from bot.duels.outcome.results import result_line
from bot.duels.panel.board import ending_lines
from bot.duels.seen.sight import Sight
from bot.duels.store.ending import EndKind
from bot.duels.store.records import GivenBy, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind
from cards.games.yugioh import YUGIOH
from engine.core.match import Act
from engine.core.protocol import Answer, Seat
from engine.core.trial import Trial
from tests.bot.matches import EACH, PAPER, ROCK, SIDE, answer, begun, between, table
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.replaying import replay
from tests.rulings.test_match import DECKS


async def views(session: Session) -> list[Sight]:
    """What everybody sees, without the numbers that are shown to nobody."""
    return [replace(await session.sight(a), version=0, answers=0) for a in EACH]


async def confirm(session: Session, user: int) -> Verdict:
    """Confirm what the panel of `user` shows."""
    seat = session.seat_of(user)
    assert seat is not None
    question = (await session.sight(seat)).question
    assert question
    draft = question.draft or Draft(question.number)
    return await session.confirm(user, question.number, draft.seen)


def names(sight: Sight) -> str:
    """Every word that the sight holds."""
    shown = replace(sight, record=replace(sight.record, setup=None))  # type: ignore[arg-type]
    return repr(shown).replace("Raigeki Break", "")


@pytest.mark.rule("MR-SETUP-03")
async def test_nobody_sees_that_or_what_the_other_has_thrown(room: Room) -> None:
    session = await table(room)
    before = await views(session)
    room.stage.shown.clear()
    await answer(session, YUGI, PAPER)
    after = await views(session)

    assert after[0] == before[0]
    assert after[2] == before[2]
    assert {waiting.seat for waiting in after[0].awaited} == {0, 1}
    assert set(room.stage.shown) == {(1, Seat(0))}


async def test_who_has_thrown_a_sign_is_told_only_that_the_other_is_awaited(room: Room) -> None:
    sights = []
    for signs in ((YUGI, KAIBA), (KAIBA, YUGI)):
        session = await table(room)
        await answer(session, signs[0], ROCK)
        seat = session.seat_of(signs[0])
        sight = await session.sight(seat)
        sights.append([waiting.seat != seat for waiting in sight.awaited])
        await session.settling.surrender(YUGI, whole=True)

    assert sights == [[True], [True]]


@pytest.mark.rule("MR-SETUP-03")
async def test_a_draw_is_said_in_the_question(room: Room) -> None:
    session = await table(room)
    for user in (YUGI, KAIBA):
        await answer(session, user, ROCK)
    question = (await session.sight(Seat(0))).question

    assert question
    assert question.prompt.text.startswith("Draw – choose again!")


async def test_lots_throw_the_signs_of_those_who_are_silent(room: Room) -> None:
    session = await table(room)
    await answer(session, YUGI, PAPER)
    await room.clock.advance(300)

    assert [each.given_by for each in await room.store.matches.answers(1)] == [
        GivenBy.PLAYER,
        GivenBy.CLOCK,
    ]
    log = (await session.sight(None)).log
    assert "Time ran out for Kaiba: chosen at random." in log


@pytest.mark.rule("MR-MATCH-02", "MR-MATCH-03")
async def test_a_match_is_played_from_duel_to_duel(room: Room) -> None:
    session = await between(room)
    for user in (YUGI, KAIBA):
        await answer(session, user, ())
    prompt = (await session.sight(Seat(1))).question
    board = (await session.sight(None)).board
    assert prompt
    assert board
    assert prompt.prompt.text.startswith("You lost the last duel")
    assert board.heading.startswith("Duel 2 of 3 · Yugi 1–0 Kaiba")
    await session.settling.surrender(KAIBA, whole=False)

    assert session.record.status is Status.OVER
    assert (await session.sight(None)).result == "Yugi wins the match: Yugi 2, Kaiba 0."


@pytest.mark.parametrize("leads", [YUGI, KAIBA])
async def test_a_match_that_is_given_up_is_named_by_its_winner_and_without_its_score(
    room: Room, leads: int
) -> None:
    session = await begun(room)
    await session.settling.surrender(KAIBA if leads == YUGI else YUGI, whole=False)
    await session.settling.surrender(leads, whole=True)
    names = ("Kaiba", "Yugi") if leads == YUGI else ("Yugi", "Kaiba")

    record = session.record
    assert (
        result_line(record, "en") == f"{names[0]} beat {names[1]} · the whole match surrendered"
    )
    timed = replace(record, ending=replace(record.ending, kind=EndKind.BANK))  # type: ignore[type-var]
    assert result_line(timed, "en") == f"{names[0]} beat {names[1]} · time ran out"


async def test_the_board_of_a_match_that_is_given_up_says_whose_score_it_was(
    room: Room,
) -> None:
    session = await begun(room)
    await session.settling.surrender(KAIBA, whole=True)
    sight = await session.sight(None)

    assert ending_lines(sight) == [
        "# Yugi wins",
        "**Duels until then: Yugi 0–0 Kaiba**",
        "Kaiba has surrendered the match.",
    ]


async def test_the_board_of_a_match_names_the_winner_first_though_the_loser_led(
    room: Room,
) -> None:
    session = await begun(room)
    await session.settling.surrender(KAIBA, whole=False)
    await session.settling.surrender(YUGI, whole=True)

    assert "**Duels until then: Kaiba 0–1 Yugi**" in ending_lines(await session.sight(None))


async def test_a_request_to_surrender_that_replaces_another_is_told_to_all(room: Room) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=True)
    await session.settling.surrender(YUGI, whole=True)
    assert "now asks" not in "".join((await session.sight(Seat(1))).log)
    await session.settling.surrender(YUGI, whole=False)
    for audience in EACH:
        log = (await session.sight(audience)).log
        assert "Yugi now asks to surrender only this duel, no longer the whole match." in log
    await session.settling.surrender(YUGI, whole=True)
    log = (await session.sight(None)).log
    assert "Yugi now asks to surrender the whole match, not only this duel." in log


async def test_the_log_tells_each_duel_by_its_own_table(room: Room) -> None:
    session = await begun(room)
    told = (await session.sight(Seat(0))).log
    await session.settling.surrender(KAIBA, whole=False)
    for user in (YUGI, KAIBA):
        await answer(session, user, ())

    assert set(told[-3:]) <= set((await session.sight(Seat(0))).log)


@pytest.mark.rule("MR-MATCH-06")
async def test_nobody_learns_of_the_side_deck_of_the_other(room: Room) -> None:
    session = await between(room)
    before = await views(session)
    at = before[1].question
    assert at
    change = [0, SIDE]
    await session.draft(YUGI, at.number, lambda draft, _g, _l: draft.mark_from(0, 60, change))
    during = await views(session)
    assert (during[0], during[2]) == (before[0], before[2])
    await confirm(session, YUGI)
    done = await views(session)

    assert [waiting.seat for waiting in done[2].awaited] == [1]
    for audience in (0, 2):
        assert "Raigeki" not in names(done[audience])
        assert replace(done[audience], awaited=()) == replace(before[audience], awaited=())
    await answer(session, KAIBA, ())
    for audience in (0, 2):
        seen = names((await views(session))[audience])
        assert "Raigeki" not in seen
        assert "Yugi has finished side decking." in seen


@pytest.mark.rule("MR-MATCH-06")
async def test_an_exchange_lost_by_a_restart_is_not_taken_for_none(room: Room) -> None:
    session = await between(room)
    question = (await session.sight(Seat(0))).question
    assert question
    change = [0, SIDE]
    at = question.number
    await session.draft(YUGI, at, lambda draft, _g, _l: draft.mark_from(0, 60, change))
    shown = (await session.sight(Seat(0))).question
    assert shown
    assert shown.draft
    seen = shown.draft.seen
    room.sessions.sleep()
    room.sessions = room.restarted()
    await room.sessions.resume()
    again = await room.sessions.get(1)
    assert again
    before = len(await room.store.matches.answers(1))
    for carried in (seen, 0, None):
        assert await again.confirm(YUGI, at, carried) is Verdict.UNSEEN
        assert len(await room.store.matches.answers(1)) == before
    assert await confirm(again, YUGI) is Verdict.TAKEN
    assert await again.confirm(YUGI, at + 9, seen) is Verdict.OLD
    assert await again.confirm(KAIBA + YUGI, at, seen) is Verdict.NOT_YOURS


@pytest.mark.rule("MR-MATCH-08")
async def test_an_exchange_says_what_does_not_fit_yet(room: Room) -> None:
    session = await between(room)
    question = (await session.sight(Seat(0))).question
    assert question
    await session.draft(YUGI, question.number, lambda draft, _g, _l: draft.mark_from(0, 1, [0]))
    question = (await session.sight(Seat(0))).question
    assert question

    assert question.misfits == ("Take out as many cards as you put in. Now: 1 out, 0 in.",)
    assert await confirm(session, YUGI) is Verdict.ILLEGAL


async def test_an_exchange_is_changed_again_until_both_are_done(room: Room) -> None:
    session = await between(room)
    question = (await session.sight(Seat(0))).question
    assert question
    await answer(session, YUGI, (0, SIDE))
    done = await session.sight(Seat(0))
    assert (done.question, done.retractable) == (None, question.number)
    assert await session.retract(YUGI, question.number) is Verdict.TAKEN
    again = await session.sight(Seat(0))
    assert again.question
    assert again.question.draft
    assert again.question.draft.chosen == [0, SIDE]
    assert again.retractable is None
    await answer(session, YUGI, ())
    await answer(session, KAIBA, ())

    assert await session.retract(YUGI, question.number) is Verdict.OLD


async def test_signs_cannot_be_taken_back(room: Room) -> None:
    session = await table(room)
    await answer(session, YUGI, ROCK)

    assert (await session.sight(Seat(0))).retractable is None
    assert await session.retract(YUGI, 0) is Verdict.OLD


async def test_a_restart_keeps_the_exchange_that_is_done(room: Room) -> None:
    session = await between(room)
    await answer(session, YUGI, (0, SIDE))
    await session.retract(YUGI, (await session.sight(Seat(1))).question.number)  # type: ignore[union-attr]
    await answer(session, YUGI, (1, SIDE))
    room.sessions.sleep()
    room.sessions = room.restarted()
    await room.sessions.resume()
    again = await room.sessions.get(1)
    assert again
    assert (await again.sight(Seat(0))).retractable is not None
    acts = [kept.entry.act for kept in await room.store.matches.answers(1)]
    assert acts[-4:] == [Act.SURRENDER, Act.ANSWER, Act.RETRACT, Act.ANSWER]
    await answer(again, KAIBA, ())

    board = (await again.sight(None)).board
    assert board
    assert board.heading.startswith("Duel 2 of 3")
    room.sessions.sleep()
    room.sessions = room.restarted()
    await room.sessions.resume()
    third = await room.sessions.get(1)
    assert third
    assert (await third.sight(None)).board == board


async def test_who_has_no_side_deck_is_asked_and_not_passed(room: Room) -> None:
    session = await between(room)
    sight = await session.sight(Seat(1))

    assert sight.question
    assert sight.question.prompt.piles == ()
    assert [waiting.seat for waiting in sight.awaited] == [0, 1]


@pytest.mark.parametrize("pace", [0.0, 3.0])
async def test_where_nobody_has_a_side_deck_nobody_is_asked_for_one(
    room: Room, pace: float
) -> None:
    session = await between(room, pace=pace, decks=[DECKS[0].with_part("side", ()), DECKS[1]])
    for seat in (Seat(0), Seat(1)):
        seen = await session.sight(seat)
        assert seen.retractable is None
        assert not any("Side Deck" in line for line in seen.log)
        assert seen.board
        assert seen.board.heading.startswith("Duel 2 of 3 · Yugi 1–0 Kaiba")
    asked = (await session.sight(Seat(1))).question
    assert asked
    assert asked.prompt.text.startswith("You lost the last duel")
    before = (await session.sight(Seat(0))).log
    room.sessions.sleep()
    room.sessions = room.restarted()
    await room.sessions.resume()
    again = await room.sessions.get(1)
    assert again
    after = (await again.sight(Seat(0))).log
    assert after[0].startswith("Duel 2 of the match begins")
    assert before[-len(after) :] == after


async def test_what_is_tried_follows_a_match_in_which_an_exchange_was_taken_back(
    room: Room,
) -> None:
    session = await between(room)
    await answer(session, YUGI, (0, SIDE))
    number = (await session.sight(Seat(1))).question
    assert number
    await session.retract(YUGI, number.number)
    record = session.record
    match = YUGIOH.open(record.setup)
    replay(match, [kept.entry for kept in await room.store.matches.answers(record.id)])

    assert Trial(match).follow()


@pytest.mark.parametrize("clock", [ClockKind.CASUAL, ClockKind.LIVE])
@pytest.mark.parametrize(("drafted", "taken"), [([0, SIDE], (0, SIDE)), ([0], ()), ([], ())])
async def test_after_three_minutes_an_exchange_is_taken_if_it_is_complete(
    room: Room, clock: ClockKind, drafted: list[int], taken: Answer
) -> None:
    session = await between(room, clock=clock)
    question = (await session.sight(Seat(0))).question
    assert question
    await room.clock.advance(100)
    await answer(session, KAIBA, ())
    await session.retract(KAIBA, question.number)
    await session.draft(
        YUGI, question.number, lambda draft, _g, _l: draft.mark_from(0, 60, drafted)
    )
    await room.clock.advance(79)
    assert session.is_asked(Seat(0))
    await room.clock.advance(2)

    assert session.record.status is Status.OPEN
    given = [kept.entry for kept in await room.store.matches.answers(1)][-2:]
    assert {(entry.seat, entry.answer) for entry in given} == {(0, taken), (1, ())}
    log = (await session.sight(Seat(1))).log
    assert "Time ran out for Yugi: an answer was given for them." in log


async def test_by_correspondence_an_exchange_has_as_long_as_any_decision(room: Room) -> None:
    session = await between(room, clock=ClockKind.CORRESPONDENCE)
    await room.clock.advance(3600)

    assert session.is_asked(Seat(0))
    question = (await session.sight(Seat(0))).question
    assert question
    assert not question.warned
