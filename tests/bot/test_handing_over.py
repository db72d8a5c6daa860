"""A seat handed over to somebody who saw no hand, by consent of all: the real session."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.duels.store.records import Handing, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.database import Row, Step, UnavailableError
from bot.store import Store
from engine.core.protocol import Seat
from tests.bot.standing_in import JOEY, KAIBA, YUGI, Room
from tests.bot.test_many import (
    A,
    B,
    C,
    again,
    begun,
    log,
    seen,
)

pytestmark = pytest.mark.usefixtures("each_engine")

DUKE, REBECCA = 55, 66
OFFER = (int(A), DUKE)


async def offered(session: Session, user: int = YUGI, to: int = DUKE) -> Verdict:
    return await session.handing.ask(user, to, "Duke" if to == DUKE else "Rebecca", "en")


async def agree(session: Session, *users: int, offer: tuple[int, int] = OFFER) -> list[Verdict]:
    return [await session.handing.answer(user, offer, "en", agreed=True) for user in users]


async def handed_over(session: Session) -> None:
    """Yugi's seat is Duke's."""
    assert await offered(session) is Verdict.TAKEN
    assert await agree(session, KAIBA, JOEY, DUKE) == [Verdict.TAKEN] * 3
    assert session.seat_of(DUKE) == A


async def hand_of(session: Session, seat: Seat) -> tuple[str, ...]:
    shown = (await session.sight(seat)).board
    assert shown is not None
    assert shown.hand is not None
    return tuple(shown.hand.lines)


@pytest.mark.parametrize("last", [KAIBA, JOEY, DUKE])
async def test_a_seat_changes_hands_once_all_have_agreed(room: Room, last: int) -> None:
    session = await begun(room)
    hand, question = await hand_of(session, A), (await session.sight(A)).question
    assert await offered(session) is Verdict.TAKEN
    first = [user for user in (KAIBA, JOEY, DUKE) if user != last]
    await agree(session, *first)
    assert (session.seat_of(YUGI), session.seat_of(DUKE)) == (A, None)

    assert await agree(session, last) == [Verdict.TAKEN]

    assert (session.seat_of(YUGI), session.seat_of(DUKE)) == (None, A)
    assert await hand_of(session, A) == hand
    assert (await session.sight(A)).question == question
    assert (await log(session))[-1] == (
        "Yugi has handed their seat to Duke, who plays on from here."
    )
    assert [over.left.user for over in room.stage.handed] == [YUGI]
    await say_as(session, DUKE, 0)
    assert "Duke" in await seen(session, B)


async def say_as(session: Session, user: int, *answer: int) -> None:
    sight = await session.sight_of(user)
    assert sight is not None
    assert sight.question is not None
    assert await session.answer(user, sight.question.number, answer) is Verdict.TAKEN


async def test_who_left_does_nothing_and_sees_nothing_more(room: Room) -> None:
    session = await begun(room)
    number = (await session.sight(A)).question.number  # type: ignore[union-attr]
    await handed_over(session)

    assert await session.sight_of(YUGI) is None
    assert await session.answer(YUGI, number, (0,)) is Verdict.NOT_YOURS
    assert await session.take_back(YUGI, number) is Verdict.NOT_YOURS
    assert await session.open(YUGI, None) is Verdict.NOT_YOURS
    assert await session.settling.surrender(YUGI, whole=True) is Verdict.NOT_YOURS
    assert await session.settling.offer_draw(YUGI) is Verdict.NOT_YOURS
    assert await session.halting.ask(YUGI) is Verdict.NOT_YOURS
    assert await offered(session) is Verdict.NOT_YOURS
    assert await agree(session, YUGI) == [Verdict.OLD]


async def test_who_may_not_take_a_seat(room: Room) -> None:
    session = await begun(room, 4)
    assert await offered(session, to=YUGI) is Verdict.SITS
    assert await offered(session, to=KAIBA) is Verdict.SITS
    assert await offered(session, user=DUKE, to=REBECCA) is Verdict.NOT_YOURS
    await session.settling.surrender(JOEY, whole=True)
    assert await offered(session, to=JOEY) is Verdict.SITS
    assert await offered(session, user=JOEY) is Verdict.OUT

    assert await offered(session) is Verdict.TAKEN
    assert await offered(session, user=KAIBA, to=REBECCA) is Verdict.ASKED_ELSE
    assert await agree(session, REBECCA) == [Verdict.NOT_YOURS]
    assert await agree(session, JOEY) == [Verdict.OUT]
    assert await agree(session, KAIBA, offer=(int(A), REBECCA)) == [Verdict.OLD]
    assert await agree(session, KAIBA, 44, DUKE) == [Verdict.TAKEN] * 3

    assert await offered(session, user=KAIBA, to=YUGI) is Verdict.KNOWS
    assert (await again(room)).record.has_left(YUGI)


async def test_only_where_many_met_by_themselves(room: Room) -> None:
    two = await room.duel()
    assert await offered(two) is Verdict.NOT_HANDED
    session = await begun(room)
    await session.settling.call_off("late")
    assert await offered(session) is Verdict.OVER
    assert await agree(session, KAIBA) == [Verdict.OVER]


@pytest.mark.parametrize(
    ("user", "words"),
    [
        (KAIBA, "Kaiba does not agree to the new player. Nobody changes seats."),
        (DUKE, "Duke does not agree to the new player. Nobody changes seats."),
        (YUGI, "Yugi keeps their seat."),
    ],
)
async def test_one_is_enough_to_refuse(room: Room, user: int, words: str) -> None:
    session = await begun(room)
    await offered(session)
    await agree(session, JOEY)

    assert await session.handing.answer(user, OFFER, "en", agreed=False) is Verdict.TAKEN

    assert session.record.handing is None
    assert (await log(session))[-1] == words
    assert await agree(session, KAIBA) == [Verdict.OLD]
    assert session.seat_of(YUGI) == A


async def test_the_duel_may_end_meanwhile(room: Room) -> None:
    session = await begun(room)
    await offered(session)
    await agree(session, KAIBA, JOEY)
    await session.settling.surrender(YUGI, whole=True)
    assert session.record.handing is None
    assert await agree(session, DUKE) == [Verdict.OLD]

    assert await offered(session, user=KAIBA) is Verdict.TAKEN
    await session.settling.surrender(JOEY, whole=True)
    assert session.record.status is Status.OVER
    assert await agree(session, DUKE, offer=(int(B), DUKE)) == [Verdict.OVER]
    kept = await room.store.matches.load(session.record.id)
    assert kept is not None
    assert kept.handing is None


async def test_who_goes_out_need_not_agree(room: Room) -> None:
    session = await begun(room, 4)
    await offered(session)
    await agree(session, KAIBA, DUKE, 44)
    assert session.seat_of(DUKE) is None

    await session.settling.surrender(JOEY, whole=True)

    assert session.seat_of(DUKE) == A


async def test_it_is_shown_who_has_agreed_and_each_has_their_buttons(room: Room) -> None:
    session = await begun(room)
    await offered(session)
    await agree(session, KAIBA)

    assert "Yugi wants to hand their seat to Duke." in await seen(session, None)
    assert "Agreed so far: Kaiba" in await seen(session, C)
    yes, no = ("hand-over:1:0:55:yes:panel", "hand-over:1:0:55:no:panel")
    assert [yes in await seen(session, seat) for seat in (A, B, C)] == [False, False, True]
    assert [no in await seen(session, seat) for seat in (A, B, C)] == [True, True, True]
    assert yes not in await seen(session, None)


async def test_whatever_was_agreed_to_survives_a_restart(room: Room) -> None:
    session = await begun(room)
    await offered(session)
    await agree(session, KAIBA, DUKE)

    session = await again(room)
    assert session.record.handing == Handing(A, DUKE, "Duke", "en", (B,), is_taken=True)
    await agree(session, JOEY)
    before = {seat: await seen(session, seat) for seat in (None, A, B, C)}
    before_log = await log(session)

    session = await again(room)
    assert session.seat_of(DUKE) == A
    assert await log(session) == before_log
    assert {seat: await seen(session, seat) for seat in (None, A, B, C)} == before
    await say_as(session, DUKE, 0)


async def test_a_stop_between_the_last_consent_and_the_change_is_made_good(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await begun(room)
    await offered(session)
    await agree(session, KAIBA, DUKE)
    monkeypatch.setattr(room.store.hand_overs, "hand_over", _fails)
    with pytest.raises(UnavailableError):
        await agree(session, JOEY)
    assert session.seat_of(YUGI) == A
    monkeypatch.undo()

    session = await again(room)
    await session.wake()

    assert session.seat_of(DUKE) == A
    assert [over.answers for over in session.record.handed] == [3]


async def _fails(*_: object) -> None:
    raise UnavailableError("disk full")


async def test_the_change_is_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is killed finds the seat either the one's or the other's."""
    store = await Store.open(tmp_path / "duels.sqlite")
    try:
        session = await begun(Room(store))
        await offered(session)
        await agree(session, KAIBA, JOEY, DUKE)
        rows = await store.database.rows(
            "SELECT seats.person, matches.handing, hand_overs.left_user, hand_overs.answers "
            "FROM hand_overs JOIN matches ON matches.id = hand_overs.match "
            "JOIN seats ON seats.match = matches.id AND seats.seat = hand_overs.seat"
        )
        assert [tuple(row) for row in rows] == [(DUKE, None, YUGI, 3)]
        together, steps = store.database.together, 0

        async def cut_off(*said: Step) -> Sequence[Sequence[Row]]:
            nonlocal steps
            steps = len(said)
            return await together(*said, ("SELECT no_such_column FROM seats", ()))

        monkeypatch.setattr(store.database, "together", cut_off)
        await session.handing.ask(DUKE, REBECCA, "Rebecca", "en")
        with pytest.raises(UnavailableError):
            await agree(session, KAIBA, JOEY, REBECCA, offer=(int(A), REBECCA))
        assert steps == 3
        kept = await store.matches.load(1)
        assert kept is not None
        assert (kept.seats[A].user, len(kept.handed)) == (DUKE, 1)
    finally:
        await store.close()


async def test_who_has_seen_hands_as_a_spectator_takes_no_seat(room: Room) -> None:
    session = await begun(room)
    for each in session.record.seats:
        if each.user is not None:
            await session.gallery.show_hand(each.user, is_shown=True)
    assert await offered(session, to=REBECCA) is Verdict.TAKEN
    session.gallery.watch(REBECCA, "en")
    assert (await session.gallery.watched(REBECCA)).hands
    await agree(session, KAIBA, JOEY, REBECCA, offer=(int(A), REBECCA))
    assert session.seat_of(REBECCA) is None
    assert session.record.handing is None
    assert await offered(session, to=REBECCA) is Verdict.KNOWS


async def test_a_new_player_has_yet_to_agree_that_hands_are_shown(room: Room) -> None:
    session = await begun(room)
    for each in session.record.seats:
        if each.user is not None:
            await session.gallery.show_hand(each.user, is_shown=True)
    assert session.record.shown_hands
    await handed_over(session)
    assert session.record.shown_hands == ()
