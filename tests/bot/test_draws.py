"""Draws that are offered, and giving up a duel or a match."""

import pytest

from bot.duels.store.records import Status
from bot.duels.table.verdict import Verdict
from engine.core.match import Act
from engine.core.protocol import Seat
from tests.bot.matches import EACH, answer, begun, between
from tests.bot.standing_in import KAIBA, YUGI, Room, stopped_by_a_hen
from tests.bot.test_evenness import PACE, duel


async def test_a_draw_is_offered_to_the_two_alone(room: Room) -> None:
    session = await begun(room)
    room.stage.shown.clear()
    assert await session.settling.offer_draw(YUGI) is Verdict.TAKEN

    assert set(room.stage.shown) == {(1, Seat(0)), (1, Seat(1))}
    assert session.record.drawing == 0


@pytest.mark.parametrize("best_of", [1, 3])
async def test_an_accepted_draw_ends_the_duel(room: Room, best_of: int) -> None:
    session = await begun(room, best_of=best_of)
    await session.settling.offer_draw(YUGI)
    assert await session.settling.answer_draw(YUGI, Seat(0), agreed=True) is Verdict.NOT_YOURS
    assert await session.settling.answer_draw(KAIBA, Seat(0), agreed=True) is Verdict.TAKEN

    words = "The duel is a draw: both players agreed to it."
    if best_of == 1:
        assert session.record.status is Status.OVER
        assert (await session.sight(None)).result == words
    else:
        assert session.record.status is Status.OPEN
        assert words in (await session.sight(None)).log
        assert session.record.drawing is None
    assert await session.settling.answer_draw(KAIBA, Seat(0), agreed=True) is not Verdict.TAKEN


async def test_two_offers_make_a_draw(room: Room) -> None:
    session = await begun(room, best_of=1)
    await session.settling.offer_draw(YUGI)
    await session.settling.offer_draw(KAIBA)

    assert session.record.status is Status.OVER


async def test_a_declined_draw_is_told_to_the_two_and_not_offered_again_at_once(
    room: Room,
) -> None:
    session = await begun(room)
    await session.settling.offer_draw(YUGI)
    await session.settling.answer_draw(KAIBA, Seat(0), agreed=False)

    logs = [(await session.sight(audience)).log[-1] for audience in EACH]
    assert [line == "Kaiba declines the draw." for line in logs] == [False, True, True]
    assert session.record.drawing is None
    assert await session.settling.offer_draw(YUGI) is Verdict.NOT_NOW


async def test_an_offer_survives_a_restart(room: Room) -> None:
    session = await begun(room)
    await session.settling.offer_draw(YUGI)
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again
    assert again.record.drawing == 0
    await again.settling.answer_draw(KAIBA, Seat(0), agreed=True)

    assert (await room.store.matches.answers(1))[-1].entry.act is Act.DRAW


async def test_an_offer_holds_while_its_maker_plays_and_lapses_when_the_other_does(
    room: Room,
) -> None:
    session = await begun(room)
    await session.settling.offer_draw(YUGI)
    question = (await session.sight(Seat(0))).question
    assert question
    last = len(question.prompt.choices) - 1
    await answer(session, YUGI, (last,))  # end the turn
    held = session.record.drawing
    question = (await session.sight(Seat(1))).question
    assert question
    ended = len(question.prompt.choices) - 1
    await answer(session, KAIBA, (ended,))

    assert (held, session.record.drawing) == (0, None)


async def test_no_draw_in_practice_or_between_two_duels(room: Room) -> None:
    session = await begun(room, rival=None)
    assert await session.settling.offer_draw(YUGI) is Verdict.NOT_NOW
    await session.settling.surrender(YUGI, whole=True)
    session = await between(room)

    assert await session.settling.offer_draw(YUGI) is Verdict.NOT_NOW


@pytest.mark.parametrize(("whole", "status"), [(True, Status.OVER), (False, Status.OPEN)])
async def test_a_surrender_that_needs_consent_is_of_the_duel_or_of_the_match(
    room: Room, whole: bool, status: Status
) -> None:
    session = await begun(room, unilateral=False)
    await session.settling.surrender(YUGI, whole=whole)
    assert session.record.surrendering == 0
    await session.settling.consent(KAIBA, Seat(0), agreed=True, whole=whole)

    assert session.record.status is status
    assert session.record.surrendering is None


async def test_there_is_no_duel_to_give_up_between_two(room: Room) -> None:
    session = await between(room)

    assert await session.settling.surrender(YUGI, whole=False) is Verdict.OLD
    assert await session.settling.surrender(YUGI, whole=True) is Verdict.TAKEN
    assert session.record.status is Status.OVER


async def test_an_offer_shows_nothing_of_a_pass_in_time(room: Room) -> None:
    session = await stopped_by_a_hen(room)
    await session.settling.offer_draw(YUGI)
    await room.clock.advance(1 / 3)
    question = (await session.sight(Seat(1))).question
    assert question
    room.stage.shown.clear()
    await session.answer(KAIBA, question.number, ())

    assert session.record.drawing == 0
    assert (session.record.id, Seat(0)) not in room.stage.shown


@pytest.mark.parametrize("holds", [True, False])
async def test_whether_one_may_offer_again_shows_nothing_of_a_run(
    room: Room, holds: bool
) -> None:
    session = await duel(room, "OO", lambda n, k: k == 0 and holds)
    assert await session.answer(YUGI, 0, (0,)) is Verdict.TAKEN
    assert await session.settling.offer_draw(YUGI) is Verdict.TAKEN
    await session.settling.answer_draw(KAIBA, Seat(0), agreed=False)
    await room.clock.advance(PACE / 2)
    assert await session.settling.offer_draw(YUGI) is Verdict.NOT_NOW

    await room.clock.advance(PACE)
    again = await session.settling.offer_draw(YUGI)
    assert again is (Verdict.NOT_NOW if holds else Verdict.TAKEN)
