"""A decision is made anew: in practice at once, between two people by consent, else not."""

import pytest

from bot.duels.match.chronicle import tell
from bot.duels.match.recording import recorded
from bot.duels.panel.panel import panel
from bot.duels.store.records import GivenBy, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind
from engine.core.match import Act
from engine.core.protocol import Seat
from tests.bot.matches import EACH
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.bot.test_duels_of_events import at_table
from tests.bot.test_taking_back import SEATS, URABY, asked, choose, kept, table


async def answers(session: Session) -> int:
    return (await session.sight(Seat(0))).answers


async def summon(session: Session) -> None:
    await choose(session, URABY)
    for _ in range(20):
        for user in (YUGI, KAIBA):
            sight = await session.sight(session.seat_of(user))
            question = sight.question
            if question is None:
                continue
            labels = str([choice.label for choice in question.prompt.choices])
            if user == YUGI and "Battle Phase" in labels:
                return
            said = () if question.prompt.decline is not None else (0,)
            await session.answer(user, question.number, said)
    raise AssertionError("nothing was summoned")


async def board_of(session: Session, seat: Seat | None = SEATS[0]) -> object:
    return (await session.sight(seat)).board


async def test_in_practice_the_last_decision_is_made_anew_at_once(room: Room) -> None:
    session = await table(room, rival=None)
    first = await session.sight(SEATS[0])
    assert first.question
    before, number = first.board, first.question.number
    phase = next(
        n for n, each in enumerate(first.question.prompt.choices) if "End" in each.label
    )
    assert await session.answer(YUGI, number, (phase,)) is Verdict.TAKEN
    later = await session.sight(SEATS[0])
    assert later.board != before

    while (sight := await session.sight(SEATS[0])).board != before:
        assert sight.undoable is not None
        assert f"undo:1:{sight.undoable}:ask" in str(panel(sight))
        assert await session.anew.ask(YUGI, sight.undoable) is Verdict.TAKEN

    again = await session.sight(SEATS[0])
    assert again.question
    assert again.question.prompt == first.question.prompt
    assert again.question.number > number
    assert (
        again.log[-1]
        == "Yugi has taken back their last decision: the duel is back at the point before it."
    )
    assert await session.answer(YUGI, number, (phase,)) is Verdict.OLD


async def test_between_people_it_takes_consent_and_everything_stands_as_it_did(
    room: Room,
) -> None:
    session = await table(room)
    before = [await board_of(session, audience) for audience in EACH]
    await summon(session)
    assert await board_of(session) != before[1]

    at = await answers(session)
    assert await session.anew.ask(YUGI, at) is Verdict.TAKEN
    own, other, public = [await session.sight(each) for each in (*SEATS, None)]
    assert "undo-" not in str(panel(own))
    assert f"undo:1:{at}:no" in str(panel(own))
    assert f"undo:1:{at}:yes" not in str(panel(own))
    assert f"undo:1:{at}:yes" in str(panel(other))
    assert "Since then you could have responded" in str(panel(other))
    assert public.undoing is None
    assert await session.anew.answer(YUGI, at, agreed=True) is Verdict.NOT_YOURS
    assert await session.anew.answer(KAIBA, at - 1, agreed=True) is Verdict.OLD

    assert await session.anew.answer(KAIBA, at, agreed=True) is Verdict.TAKEN

    assert [await board_of(session, audience) for audience in EACH] == before
    for audience in EACH:
        assert "Yugi has taken back" in (await session.sight(audience)).log[-1]
    assert (await session.sight(SEATS[1])).undoing is None
    last = (await room.store.matches.answers(1))[-1]
    assert (last.entry.act, last.given_by) == (Act.REWIND, GivenBy.PLAYER)


async def test_a_refusal_is_told_and_stands_until_something_has_happened(room: Room) -> None:
    session = await table(room)
    await summon(session)
    at = await answers(session)
    await session.anew.ask(YUGI)

    assert await session.anew.answer(KAIBA, at, agreed=False) is Verdict.TAKEN

    logs = [(await session.sight(audience)).log[-1] for audience in EACH]
    assert ["Kaiba does not agree" in line for line in logs] == [False, True, True]
    assert await session.anew.ask(YUGI) is Verdict.UNDOING_REFUSED
    assert (await session.sight(SEATS[0])).undoable is None


async def test_a_refusal_keeps_nobody_else_from_asking_and_no_old_press_agrees_to_them(
    room: Room,
) -> None:
    session = await table(room)
    await summon(session)
    at = await answers(session)
    await session.anew.ask(YUGI, at)
    assert f"undo:1:{at}:yes0" in str(panel(await session.sight(SEATS[1])))
    assert await session.anew.answer(KAIBA, at, SEATS[0], agreed=False) is Verdict.TAKEN

    assert (await session.sight(SEATS[1])).undoable == at
    assert await session.anew.ask(KAIBA, at) is Verdict.TAKEN
    assert f"undo:1:{at}:yes1" in str(panel(await session.sight(SEATS[0])))
    assert await session.anew.answer(YUGI, at, SEATS[0], agreed=True) is Verdict.OLD
    assert await session.anew.answer(KAIBA, at, SEATS[1], agreed=False) is Verdict.TAKEN
    assert (await session.sight(SEATS[0])).undoing is None
    assert await session.anew.ask(YUGI, at) is Verdict.UNDOING_REFUSED, "it still stands"
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again
    assert await again.anew.ask(YUGI, at) is Verdict.UNDOING_REFUSED, "after a restart, too"
    assert await again.anew.ask(KAIBA, at) is Verdict.TAKEN
    assert await again.anew.answer(YUGI, at, SEATS[1], agreed=True) is Verdict.TAKEN


async def test_the_question_is_void_with_the_next_answer_and_may_be_withdrawn(
    room: Room,
) -> None:
    session = await table(room)
    await summon(session)
    at = await answers(session)
    await session.anew.ask(YUGI)
    assert await session.anew.answer(YUGI, at, agreed=False) is Verdict.TAKEN
    assert (await session.sight(SEATS[1])).undoing is None
    await session.anew.ask(YUGI)

    await choose(session, "Battle Phase")

    assert (await session.sight(SEATS[1])).undoing is None
    assert await session.anew.answer(KAIBA, at, agreed=True) is Verdict.OLD


async def test_the_question_and_what_was_done_outlive_the_process(room: Room) -> None:
    session = await table(room)
    await summon(session)
    at = await answers(session)
    await session.anew.ask(YUGI)
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again
    assert (await again.sight(SEATS[1])).undoing is not None

    assert await again.anew.answer(KAIBA, at, agreed=True) is Verdict.TAKEN

    seen = [await again.sight(seat) for seat in SEATS]
    room.sessions.sleep()
    room.sessions = room.restarted()
    last = await room.sessions.get(1)
    assert last
    for seat, before in zip(SEATS, seen, strict=True):
        now = await last.sight(seat)
        assert (now.board, now.log, now.answers) == (before.board, before.log, before.answers)
        assert bool(now.question) == bool(before.question)
        if now.question and before.question:
            assert now.question.number == before.question.number
    await summon(last)
    assert last.record.status is Status.OPEN


async def test_what_is_begun_on_the_twin_goes_on_after_it(room: Room) -> None:
    session = await table(room)
    await summon(session)
    await session.anew.ask(YUGI)
    assert (
        await session.anew.answer(KAIBA, await answers(session), agreed=True) is Verdict.TAKEN
    )
    before = [await session.sight(audience) for audience in (None, SEATS[1])]

    await choose(session, "Mystical Space Typhoon")

    assert (await asked(session)).has_back
    assert [await session.sight(audience) for audience in (None, SEATS[1])] == before
    own = await session.sight(SEATS[0])
    assert own.undoable is None
    assert own.question
    assert await session.take_back(YUGI, own.question.number) is Verdict.TAKEN


async def test_nobody_takes_back_what_is_none_of_theirs(room: Room) -> None:
    session = await table(room)
    assert await session.anew.ask(YUGI) is Verdict.NOTHING_TO_UNDO
    assert await session.anew.ask(KAIBA) is Verdict.NOTHING_TO_UNDO
    await summon(session)
    assert await session.anew.ask(99) is Verdict.NOT_YOURS
    at = await answers(session)
    await session.anew.ask(YUGI)
    assert await session.anew.answer(99, at, agreed=True) is Verdict.NOT_YOURS


async def test_who_has_let_a_chance_pass_may_ask_for_it_once_more(room: Room) -> None:
    session = await table(room)
    await summon(session)

    assert await session.anew.ask(KAIBA) is Verdict.TAKEN
    assert await session.anew.answer(YUGI, await answers(session), agreed=True) is Verdict.TAKEN

    question = await asked(session, KAIBA)
    assert "Trap Hole" in str([choice.label for choice in question.prompt.choices])


async def test_no_response_is_taken_from_who_made_it(room: Room) -> None:
    """To see what the opponent does, and then decide otherwise, is what must not be."""
    session = await table(room)
    await choose(session, URABY)
    for _ in range(20):
        sight = await session.sight(SEATS[1])
        if sight.question and any(
            "Trap Hole" in each.label for each in sight.question.prompt.choices
        ):
            await choose(session, "Trap Hole", KAIBA)
            break
        mine = (await session.sight(SEATS[0])).question
        if mine:
            said = () if mine.prompt.decline is not None else (0,)
            await session.answer(YUGI, mine.number, said)
    verdict = await session.anew.ask(YUGI)

    assert verdict in (Verdict.CHOSEN_SINCE, Verdict.SHOWN_SINCE)
    assert (await session.sight(SEATS[0])).undoable is None


async def test_in_an_event_nobody_goes_back(room: Room) -> None:
    session = await at_table(room)
    assert await session.anew.ask(YUGI) is Verdict.NOT_UNDONE
    assert (await session.sight(SEATS[0])).undoable is None


async def test_in_a_run_nobody_goes_back(room: Room) -> None:
    session = await table(room, pace=3.0)
    await choose(session, URABY)
    while (question := (await session.sight(SEATS[0])).question) is not None:
        await session.answer(YUGI, question.number, (0,))

    assert await session.anew.ask(YUGI) is Verdict.NOT_IN_A_RUN
    assert (await session.sight(SEATS[0])).undoable is None


async def test_in_a_pause_nobody_goes_back(room: Room) -> None:
    session = await table(room)
    await summon(session)
    await session.halting.moderate(on=True, reason="a look")

    assert await session.anew.ask(YUGI) is Verdict.HELD


async def test_banks_stand_as_they_did(room: Room) -> None:
    session = await table(room, ClockKind.LIVE)
    before = (await session.sight(SEATS[0])).banks
    await room.clock.advance(100)
    await summon(session)
    spent = (await session.sight(SEATS[0])).banks
    await session.anew.ask(YUGI)

    await session.anew.answer(KAIBA, await answers(session), agreed=True)

    assert (await session.sight(SEATS[0])).banks == before
    assert spent != before


async def test_log_and_replay_tell_that_it_was_taken_back(room: Room) -> None:
    session = await table(room)
    await summon(session)
    await session.anew.ask(YUGI)
    await session.anew.answer(KAIBA, await answers(session), agreed=True)
    said = await room.store.ledger.read(1)
    game = room.games["yugioh"]

    told = tell(game, session.record, said, (None, "ja"))
    replay = recorded(game, session.record, said, lambda ended, language: ended)

    lines = [line for chapter in told.chapters for line in chapter.lines]
    assert any("ウラビー" in line or "召喚" in line for line in lines)
    assert lines[-1] == "「待った」により、Yugiの直前の選択の前からデュエルをやり直します。"
    assert replay is not None
    assert any("taken back" in " ".join(each) for each in replay.strings)


async def test_what_cannot_be_kept_is_not_done(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await table(room)
    await summon(session)
    at, before = await answers(session), await kept(room)
    await session.anew.ask(YUGI)

    async def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(type(room.store.journal), "append", full)
    with pytest.raises(OSError, match="no space"):
        await session.anew.answer(KAIBA, at, agreed=True)
    monkeypatch.undo()

    assert await kept(room) == before
    assert await session.anew.answer(KAIBA, at, agreed=True) is Verdict.TAKEN
