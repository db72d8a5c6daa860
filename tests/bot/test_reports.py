"""What a duel that is over tells whoever counts it."""

from bot.duels.outcome.results import Close, Report, report_of
from bot.duels.store.records import MatchRecord
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind
from engine.core.protocol import Seat
from tests.bot.matches import answer, begun, between
from tests.bot.standing_in import KAIBA, YUGI, Room


async def kept(room: Room, session: Session) -> MatchRecord:
    """The record as it is on disk."""
    record = await room.store.matches.load(session.record.id)
    assert record is not None
    return record


async def test_a_duel_that_goes_on_reports_nothing(room: Room) -> None:
    assert report_of((await begun(room)).record) is None


async def test_a_match_reports_the_duels_won(room: Room) -> None:
    session = await begun(room)
    await session.settling.surrender(KAIBA, whole=False)
    await answer(session, YUGI, ())
    await answer(session, KAIBA, ())
    await session.settling.surrender(KAIBA, whole=False)

    report = report_of(session.record)
    assert report == Report((2, 0), Seat(0), Close.PLAYED)
    assert report == report_of(await kept(room, session))


async def test_who_gives_a_match_up_keeps_the_duels_they_won(room: Room) -> None:
    session = await between(room)
    await session.settling.surrender(KAIBA, whole=True)
    assert report_of(session.record) == Report((2, 0), Seat(0), Close.GIVEN_UP)

    session = await between(room)
    await session.settling.surrender(YUGI, whole=True)
    assert report_of(session.record) == Report((1, 2), Seat(1), Close.GIVEN_UP)


async def test_a_single_duel_reports_one_to_nothing(room: Room) -> None:
    session = await begun(room, best_of=1)
    await session.settling.surrender(YUGI, whole=True)
    assert report_of(session.record) == Report((0, 1), Seat(1), Close.GIVEN_UP)


async def test_a_drawn_duel_reports_a_draw(room: Room) -> None:
    session = await begun(room, best_of=1)
    await session.settling.offer_draw(YUGI)
    assert await session.settling.answer_draw(KAIBA, Seat(0), True) is Verdict.TAKEN

    report = report_of(session.record)
    assert report == Report((0, 0), None, Close.PLAYED)
    assert report is not None
    assert report.counts


async def test_a_bank_that_is_empty_loses_by_the_clock(room: Room) -> None:
    session = await begun(room, clock=ClockKind.LIVE)
    await room.clock.advance(3600)
    assert report_of(session.record) == Report((0, 2), Seat(1), Close.CLOCK)


async def test_a_duel_stopped_by_a_moderator_counts_for_nobody(room: Room) -> None:
    session = await between(room)
    await session.settling.call_off("stalling")

    report = report_of(session.record)
    assert report == Report((1, 0), None, Close.MODERATED)
    assert report is not None
    assert not report.counts
