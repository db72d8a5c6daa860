"""Time is called at a table: it is kept, told, and decides the duel."""

from bot.duels.session import Session, Verdict
from bot.duels.store.matches import Status
from engine.core.protocol import Seat
from tests.bot.matches import EACH, begun
from tests.bot.standing_in import KAIBA, YUGI, Room

UP = "Time is up: 3 more turns, then more Life Points win."


async def heading(session: Session, seat: Seat | None = None) -> str:
    board = (await session.sight(seat)).board
    assert board is not None
    return board.heading


async def end_turn(session: Session) -> None:
    """Have the turn player end their turn, whatever they are asked on the way."""
    before = (await heading(session)).split(" · ")[0]
    while session.record.status is Status.OPEN and (await heading(session)).startswith(before):
        for user in (YUGI, KAIBA):
            question = (await session.sight(session.seat_of(user))).question
            if question is None:
                continue
            to_end = [n for n, c in enumerate(question.prompt.choices) if "End" in c.label]
            given = (to_end[0],) if to_end else tuple(range(question.prompt.least))
            assert await session.answer(user, question.number, given) is Verdict.TAKEN


async def test_everybody_is_told_and_stays_asked(room: Room) -> None:
    session = await begun(room)
    asked = (await session.sight(Seat(0))).question
    assert await session.call_time(3) is Verdict.TAKEN

    for audience in EACH:
        sight = await session.sight(audience)
        assert UP in sight.log
        assert sight.board is not None
        assert sight.board.heading.endswith(" · 3 more turns")
    assert (await session.sight(Seat(0))).question == asked
