"""Three and more at a table: one goes out, and the others play on, through the real session."""

from typing import cast

import pytest

from bot.duels.match.silence import MISSES_TO_LOSE
from bot.duels.outcome.results import Close, report_of, result_line
from bot.duels.panel.board import board
from bot.duels.panel.panel import panel
from bot.duels.store.ending import EndKind
from bot.duels.store.records import GivenBy, MatchRecord, Place, SeatRecord, Status
from bot.duels.table.session import Session
from bot.duels.table.sessions import Sessions
from bot.duels.table.verdict import Verdict
from bot.people.terms import BANK, WINDOW, ClockKind, Terms
from bot.store import Store
from cards.languages import LANGUAGES
from engine.core.match import Act
from engine.core.protocol import Seat
from engine.yugioh.formats.decks import deck_list
from tests.bot.lanterns import LANTERNS, Ring
from tests.bot.odds_and_evens import STOPPER
from tests.bot.pieces import ids, printed
from tests.bot.standing_in import JOEY, KAIBA, YUGI, Room

TEA = 44
USERS = (YUGI, KAIBA, JOEY, TEA)
NAMES = ("Yugi", "Kaiba", "Joey", "Tea")
A, B, C, D = map(Seat, range(4))


async def seated(
    room: Room,
    seats: int = 3,
    pace: float = 0.0,
    clock: ClockKind = ClockKind.CASUAL,
    seed: int = 0,
    shielded: Seat | None = None,
) -> Session:
    """Yugi, Kaiba, Joey … at a table of their own; who is shielded has nothing but shields."""
    room.games["lanterns"] = LANTERNS
    decks = [LANTERNS.ready_decks[n % 2].deck for n in range(seats)]
    if shielded is not None:
        decks[shielded] = deck_list((STOPPER,) * 40)
    record = MatchRecord(
        id=0,
        game="lanterns",
        setup=LANTERNS.setup("ring", decks, bytes([seed]) * 32),
        practice=False,
        place=Place(1, 100 + seed, 4),
        language="en",
        terms=Terms(pace, 300, False, clock),
        seats=tuple(SeatRecord(Seat(n), USERS[n], NAMES[n], "en") for n in range(seats)),
    )
    return await room.sessions.open(record)


async def asked(session: Session) -> list[Seat]:
    """Who is asked something now."""
    seats = [seat.seat for seat in session.record.seats]
    return [seat for seat in seats if (await session.sight(seat)).question is not None]


async def say(session: Session, seat: Seat, *answer: int) -> None:
    question = (await session.sight(seat)).question
    assert question is not None
    assert await session.answer(USERS[seat], question.number, answer) is Verdict.TAKEN


async def begun(room: Room, seats: int = 3, **facts: object) -> Session:
    """All have shown no finger: Yugi is to blow first."""
    session = await seated(room, seats, **facts)  # type: ignore[arg-type]
    for seat in range(seats):
        await say(session, Seat(seat), 0)
    assert await asked(session) == [A]
    return session


async def may_decline(session: Session, seat: Seat) -> bool:
    question = (await session.sight(seat)).question
    assert question is not None
    return bool(question.prompt.decline)


async def pass_by_to(session: Session, room: Room, away: Seat) -> None:
    """The others play on until `away`, who lets every window go by, has to answer something."""
    while True:
        seats = await asked(session)
        if away in seats and not await may_decline(session, away):
            return
        if away in seats:
            await room.clock.advance(WINDOW)
        else:
            await say(
                session, seats[0], *(() if await may_decline(session, seats[0]) else (0,))
            )


async def log(session: Session) -> tuple[str, ...]:
    return (await session.sight(None)).log


async def seen(session: Session, seat: Seat | None) -> str:
    sight = await session.sight(seat)
    shown = board(sight) if seat is None else panel(sight)
    return "\n".join([printed(shown), *ids(shown)])


async def test_who_surrenders_is_out_and_the_others_play_on(room: Room) -> None:
    session = await begun(room)
    before = (await session.sight(A)).question

    assert await session.settling.surrender(JOEY, whole=True) is Verdict.TAKEN

    assert session.record.status is Status.OPEN
    assert (await session.sight(A)).question == before
    assert (await log(session))[-2:] == (
        "Joey has surrendered and is out.",
        "[en] Joey is out.",
    )
    kept = await room.store.matches.answers(session.record.id)
    assert (kept[-1].entry.act, kept[-1].entry.seat) == (Act.LEAVE, C)
    assert "You are out of this duel" in await seen(session, C)
    assert "You are out of this duel" not in await seen(session, B)


async def test_who_is_out_decides_nothing_any_more(room: Room) -> None:
    session = await begun(room)
    await session.settling.surrender(JOEY, whole=True)

    assert await session.settling.surrender(JOEY, whole=True) is Verdict.OUT
    assert await session.settling.offer_draw(JOEY) is Verdict.OUT
    assert await session.halting.ask(JOEY) is Verdict.OUT
    await session.settling.offer_draw(YUGI)
    assert await session.settling.answer_draw(JOEY, A, agreed=False) is Verdict.OUT
    assert "draw" not in await seen(session, C)


async def test_the_last_one_in_wins_and_all_have_their_places(room: Room) -> None:
    session = await begun(room)
    await session.settling.surrender(JOEY, whole=True)
    await session.settling.surrender(YUGI, whole=True)

    record = session.record
    assert record.status is Status.OVER
    assert record.ending is not None
    assert (record.ending.kind, record.ending.winners) == (EndKind.PLAYED, (B,))
    report = report_of(record)
    assert report is not None
    assert (report.places, report.winner, report.close) == ((2, 1, 3), B, Close.PLAYED)
    assert result_line(record, "en") == "1. Kaiba · 2. Yugi · 3. Joey"
    shown = await seen(session, None)
    assert "# Kaiba wins" in shown
    assert "Places: 1. Kaiba · 2. Yugi · 3. Joey" in shown
    again = await room.store.matches.load(record.id)
    assert again is not None
    assert again.ending is not None
    assert again.ending.places == (2, 1, 3)


@pytest.mark.parametrize("clock", [ClockKind.CASUAL, ClockKind.LIVE])
async def test_who_has_no_time_left_is_out_and_the_others_play_on(
    room: Room, clock: ClockKind
) -> None:
    session = await begun(room, clock=clock)
    await room.clock.advance(BANK if clock is ClockKind.LIVE else 300.0)
    for _ in range(MISSES_TO_LOSE - 1 if clock is ClockKind.CASUAL else 0):
        assert "Yugi ran out of time" not in "\n".join(await log(session))
        for seat in await asked(session):
            if seat != A:
                await say(session, seat, *((0,) if seat == B else ()))
        await pass_by_to(session, room, A)
        await room.clock.advance(300.0)

    assert session.record.status is Status.OPEN
    assert "Yugi ran out of time and is out." in await log(session)
    kept = await room.store.matches.answers(session.record.id)
    left = [each for each in kept if each.entry.act is Act.LEAVE]
    assert [(each.entry.seat, each.given_by) for each in left] == [(A, GivenBy.CLOCK)]
    assert A not in await asked(session)
    assert all(name != A for name, _ in (await session.sight(None)).banks)


async def test_where_nobody_ever_answers_it_counts_for_nobody(room: Room) -> None:
    session = await seated(room, clock=ClockKind.LIVE)
    await room.clock.advance(BANK + 1)

    assert session.record.status is Status.STOPPED
    assert session.record.ending is not None
    assert session.record.ending.kind is EndKind.UNANSWERED


async def test_a_draw_needs_all_the_others(room: Room) -> None:
    session = await begun(room, 4)
    await session.settling.offer_draw(YUGI)
    assert await session.settling.answer_draw(KAIBA, A, agreed=True) is Verdict.TAKEN

    assert session.record.status is Status.OPEN
    assert session.record.agreed == (B,)
    assert "offers everybody a draw" in await seen(session, C)
    assert "draw:1:0:yes" not in await seen(session, B)
    assert "You have accepted the draw that Yugi offers" in await seen(session, B)
    assert "a draw." not in await seen(session, None)
    again = await room.store.matches.load(session.record.id)
    assert again is not None
    assert (again.drawing, again.agreed) == (A, (B,))

    await session.settling.answer_draw(JOEY, A, agreed=True)
    assert session.record.ending is None
    assert await session.settling.offer_draw(TEA) is Verdict.TAKEN
    assert session.record.ending is not None
    assert session.record.ending.places == (1, 1, 1, 1)
    assert result_line(session.record, "en") == "Yugi – Kaiba – Joey – Tea: draw"


async def test_one_is_enough_to_decline_a_draw(room: Room) -> None:
    session = await begun(room)
    await session.settling.offer_draw(YUGI)
    await session.settling.answer_draw(KAIBA, A, agreed=True)
    await session.settling.answer_draw(JOEY, A, agreed=False)

    assert (session.record.drawing, session.record.agreed) == (None, ())
    for seat in (A, B, C):
        assert "Joey declines the draw." in (await session.sight(seat)).log
    assert "Joey declines the draw." not in await log(session)


async def test_those_who_are_out_are_not_asked_about_a_draw(room: Room) -> None:
    session = await begun(room)
    await session.settling.surrender(JOEY, whole=True)
    await session.settling.offer_draw(YUGI)
    await session.settling.answer_draw(KAIBA, A, agreed=True)

    assert session.record.ending is not None
    assert session.record.ending.places == (1, 1, 3)
    assert "# Shared first place: Yugi, Kaiba" in await seen(session, None)


async def test_a_pause_needs_all_the_others_and_survives_a_restart(room: Room) -> None:
    session = await begun(room)
    await session.halting.ask(YUGI)
    await session.halting.ask(KAIBA)
    assert not session.record.is_halted
    assert "all others agree" in await seen(session, C)

    session = await again(room)
    assert session.record.halt is not None
    assert session.record.halt.agreed == (B,)
    await session.halting.ask(JOEY)
    assert session.record.is_halted


async def test_whoever_leaves_takes_with_them_what_was_proposed(room: Room) -> None:
    session = await begun(room, 4)
    await session.halting.ask(YUGI)
    await session.settling.offer_draw(KAIBA)
    await session.settling.surrender(TEA, whole=True)

    assert session.record.halt is None
    assert session.record.drawing is None


async def again(room: Room) -> Session:
    """The only duel, as another process finds it."""
    sessions: Sessions = room.restarted()
    session = await sessions.get(1)
    assert session is not None
    return session


async def test_after_a_restart_who_left_is_still_out(room: Room) -> None:
    session = await begun(room, 4)
    await session.settling.surrender(JOEY, whole=True)
    before = {seat: await seen(session, seat) for seat in (None, A, B, C, D)}

    session = await again(room)

    assert {seat: await seen(session, seat) for seat in (None, A, B, C, D)} == before
    assert "Joey has surrendered and is out." in await log(session)
    assert await session.settling.surrender(JOEY, whole=True) is Verdict.OUT
    await say(session, A, 0)
    assert [each.label for each in (await session.sight(A)).question.prompt.choices] == [  # type: ignore[union-attr]
        "Kaiba",
        "Tea",
    ]


async def test_nobody_sees_the_hand_of_another(room: Room) -> None:
    session = await begun(room, 4)
    hands: dict[Seat | None, tuple[str, ...]] = {}
    for seat in (A, B, C, D):
        shown = (await session.sight(seat)).board
        assert shown is not None
        assert shown.hand is not None
        hands[seat] = shown.hand.lines
    await session.settling.surrender(TEA, whole=True)
    for eyes in (None, A, B, C, D):
        text = "\n".join([await seen(session, eyes), *(await session.sight(eyes)).log])
        for other, hand in hands.items():
            unknown = {*hand} - {*hands.get(eyes, ())}
            assert other == eyes or not any(card in text for card in unknown)


async def script(room: Room, hand: tuple[int, ...]) -> dict[str, list[str]]:
    """What the others see while Joey holds that hand, plays on, and goes out."""
    session = await seated(room, 4)
    play = session._memory.play
    assert play is not None
    ring = cast(Ring, play.match.table)
    ring.hands[C] = list(hand)
    views: dict[str, list[str]] = {}

    async def look() -> None:
        for eyes in (None, A, B, D):
            views.setdefault(str(eyes), []).append(await seen(session, eyes))

    for seat in (A, B, C, D):
        await look()
        await say(session, seat, 0)
    for answer in ((A, 0), (A, 0)):
        await look()
        await say(session, *answer)
    await look()
    await session.settling.surrender(JOEY, whole=True)
    await look()
    return views


async def test_what_the_others_see_does_not_depend_on_a_hand(room: Room) -> None:
    one = await script(room, (1, 1, 1))
    store = await Store.open(":memory:")
    other = await script(Room(store), (9, 5, 12))
    await store.close()

    assert one == other
    assert all(len(views) == 8 for views in one.values())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_results_are_said_in_every_language(room: Room, language: str) -> None:
    session = await begun(room)
    await session.settling.surrender(JOEY, whole=True)
    await session.settling.surrender(YUGI, whole=True)
    sight = await session.gallery.public(language)
    shown = printed(board(sight))
    assert "1. Kaiba · 2. Yugi · 3. Joey" in shown
    assert any(line.startswith("# ") and "Kaiba" in line for line in shown.splitlines())
