"""Duel Party by correspondence: days go by, and who is away loses nothing in others' turns."""

from collections import Counter

from bot.duels.match.silence import MISSES_TO_LOSE
from bot.duels.store.records import GivenBy, MatchRecord, Place, SeatRecord, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.duels.windows.window import is_window
from bot.people.quiet import Quiet
from bot.people.store import Asked
from bot.people.terms import CORRESPONDENCE, WINDOW_BY_LETTER, ClockKind, Terms
from cards.games.duelmasters import DUELMASTERS
from engine.core.game import Level
from engine.core.match import Act
from engine.core.protocol import Seat
from tests.bot.standing_in import JOEY, KAIBA, YUGI, Room

DUKE = 55
USERS = [YUGI, KAIBA, JOEY]
MOST = 4_000


async def seated(room: Room) -> Session:
    """Three play, by correspondence; Joey wants to be asked in every window."""
    await room.store.people.ask(JOEY, "en", Asked.ALWAYS)
    room.games["duelmasters"] = DUELMASTERS
    decks = [deck.deck for deck in DUELMASTERS.ready_decks[:3]]
    record = MatchRecord(
        id=0,
        game="duelmasters",
        setup=DUELMASTERS.setup("duel-party", decks, bytes(32)),
        practice=False,
        place=Place(1, 100, 4),
        language="en",
        terms=Terms(0.0, 300, False, ClockKind.CORRESPONDENCE),
        seats=tuple(
            SeatRecord(Seat(n), user, name, "en")
            for n, (user, name) in enumerate(zip(USERS, ("Yugi", "Kaiba", "Joey"), strict=True))
        ),
    )
    return await room.sessions.open(record)


async def answered(session: Session, seat: Seat) -> None:
    """The player of that seat answers as the built-in opponent would."""
    play = session._memory.play
    user = session.record.seats[seat].user
    question = (await session.sight(seat)).question
    assert play is not None
    assert user is not None
    assert question is not None
    said = DUELMASTERS.practise(play.match, seat, Level.EASY)
    assert await session.answer(user, question.number, said) is Verdict.TAKEN


async def until_missed(room: Room, session: Session, away: Seat, misses: int) -> Counter[str]:
    """All but `away` play on until so many of their decisions have run out; of which kind."""
    waited: Counter[str] = Counter()
    for _ in range(MOST):
        play = session._memory.play
        if session.record.status is not Status.OPEN or play is None:
            break
        if play.missed.get(away, misses) >= misses:
            break
        asked = [seat for seat in play.awaited if session.is_asked(seat)]
        if away not in asked:
            await answered(session, asked[0])
            continue
        in_window = is_window(play.awaited[away])
        seconds = WINDOW_BY_LETTER if in_window else CORRESPONDENCE
        before = len(play.match.journal)
        await room.clock.advance(seconds - 1)
        assert len(play.match.journal) == before
        await room.clock.advance(1)
        assert session._memory.play is None or len(play.match.journal) > before
        waited["window" if in_window else "own"] += 1
    return waited


async def test_three_misses_in_ones_own_turn_put_one_out_and_windows_none(room: Room) -> None:
    session, away = await seated(room), Seat(2)

    waited = await until_missed(room, session, away, MISSES_TO_LOSE)

    assert waited["own"] == MISSES_TO_LOSE
    assert waited["window"] > 0
    kept = await room.store.matches.answers(session.record.id)
    left = [each for each in kept if each.entry.act is Act.LEAVE]
    assert [(each.entry.seat, each.given_by) for each in left] == [(away, GivenBy.CLOCK)]
    assert session.record.status is Status.OPEN
    assert "Joey ran out of time and is out." in "\n".join((await session.sight(None)).log)


async def test_whoever_takes_the_seat_of_one_who_is_away_begins_anew(room: Room) -> None:
    session, away = await seated(room), Seat(2)
    await until_missed(room, session, away, MISSES_TO_LOSE - 1)
    await room.store.quiet.change(DUKE, Quiet("UTC", 0, 8))
    assert await session.handing.ask(JOEY, DUKE, "Duke", "en") is Verdict.TAKEN
    for user in (YUGI, KAIBA, DUKE):
        offer = int(away), DUKE
        assert await session.handing.answer(user, offer, "en", agreed=True) is Verdict.TAKEN
    play = session._memory.play
    assert play is not None
    assert (session.seat_of(DUKE), play.missed[away]) == (away, 0)

    sessions = room.restarted()
    found = await sessions.get(session.record.id)
    assert found is not None
    await found.wake()
    assert found._memory.play is not None
    assert found._memory.play.missed[away] == 0
    for _ in range(MOST):
        play = found._memory.play
        asked = [seat for seat in play.awaited if found.is_asked(seat)]
        if asked == [away] and not is_window(play.awaited[away]):
            break
        await answered(found, asked[0])
    until = next(who.until for who in (await found.sight(away)).awaited if who.seat == away)
    assert until is not None
    assert until - room.clock.wall() > CORRESPONDENCE + 7 * 3600
    await answered(found, away)
