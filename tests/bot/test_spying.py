"""What somebody could learn of a duel, or spoil of it, by asking for other things."""

from typing import Any

from bot.duels.store.own import Duels
from bot.duels.table.parts.ledger import APART
from bot.duels.table.verdict import Verdict
from tests.bot.standing_in import YUGI, Room
from tests.bot.test_deciding_anew import answers, summon
from tests.bot.test_taking_back import SEATS, URABY, choose, table


async def handed_out(room: Room) -> Any:
    """What Yugi is handed of their only duel."""
    (duel,) = (await Duels().of(room.store.database, YUGI))["duels"]
    return duel


async def test_the_data_of_a_player_tell_nothing_of_a_run(room: Room) -> None:
    """How far the rules have come in it tells whether the opponent is asked."""
    session = await table(room, pace=3.0)
    before = await handed_out(room)
    await choose(session, URABY)
    while (question := (await session.sight(SEATS[0])).question) is not None:
        await session.answer(YUGI, question.number, (0,))

    for _ in range(12):
        assert await handed_out(room) == before
        await room.clock.advance(0.25)

    assert before["deck"]
    assert await session.settling.surrender(YUGI, whole=True, at_once=True)
    given = [each[1] for each in (await handed_out(room))["answers"]]
    assert [0] in given


async def test_a_run_is_refused_alike_however_far_the_rules_have_come(room: Room) -> None:
    """Whoever names a number of answers would else hear whether it is still that many."""
    session = await table(room, pace=3.0)
    await choose(session, URABY)
    while (question := (await session.sight(SEATS[0])).question) is not None:
        await session.answer(YUGI, question.number, (0,))

    for _ in range(11):
        for said in range(9):
            assert await session.anew.ask(YUGI, said) is Verdict.NOT_IN_A_RUN
        await room.clock.advance(0.25)


async def test_nobody_pushes_what_happened_from_the_log_of_the_other(room: Room) -> None:
    """What is asked for and taken back over and over is told once in some minutes."""
    session = await table(room)
    await summon(session)
    before = (await session.sight(SEATS[1])).log

    for _ in range(9):
        at = await answers(session)
        assert await session.anew.ask(YUGI) is Verdict.TAKEN
        assert await session.anew.answer(YUGI, at, agreed=False) is Verdict.TAKEN
        for is_shown in (True, False):
            assert await session.gallery.show_hand(YUGI, is_shown=is_shown) is Verdict.TAKEN
        assert await session.settling.surrender(YUGI, whole=True) is Verdict.TAKEN
        taken_back = session.settling.consent(YUGI, SEATS[0], False, whole=True)
        assert await taken_back is Verdict.TAKEN

    told = (await session.sight(SEATS[1])).log[len(before) :]
    assert len(told) == 4
    await room.clock.advance(APART)
    await session.gallery.show_hand(YUGI, is_shown=True)
    again = (await session.sight(SEATS[1])).log
    assert "agrees to show the hands to spectators" in again[-1]
