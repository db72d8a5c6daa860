"""Matches of the real game at a table, with neither Discord nor real time."""

from collections.abc import Sequence
from dataclasses import replace

from bot.duels.store.records import MatchRecord, Place, SeatRecord
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind, Terms
from cards.games.yugioh import YUGIOH
from engine.core.game import DeckList
from engine.core.protocol import Answer, Audience, Seat
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.rulings.test_match import DECKS

EACH: tuple[Audience, ...] = (None, Seat(0), Seat(1))
SIDE = len(DECKS[0]["main"]) + len(DECKS[0]["extra"])
"""Where the Side Deck of Yugi begins among what they may exchange."""
ROCK, PAPER, SCISSORS = ((at,) for at in range(3))


async def table(
    room: Room,
    *,
    best_of: int = 3,
    pace: float = 0.0,
    unilateral: bool = True,
    rival: int | None = KAIBA,
    clock: ClockKind = ClockKind.CASUAL,
    needs_winner: bool = False,
    event_table: int | None = None,
    decks: Sequence[DeckList] = DECKS,
) -> Session:
    """A duel or match of Yugi against Kaiba, before the first throw."""
    room.games["yugioh"] = YUGIOH
    record = MatchRecord(
        id=0,
        game="yugioh",
        setup=replace(
            YUGIOH.setup("master", decks, bytes(32), best_of), needs_winner=needs_winner
        ),
        practice=rival is None,
        place=Place(1, 5, 4),
        language="en",
        terms=Terms(pace, 300, unilateral, clock),
        seats=(
            SeatRecord(Seat(0), YUGI, "Yugi", "en"),
            SeatRecord(Seat(1), rival, "Kaiba", "en"),
        ),
        event_table=event_table,
    )
    return await room.sessions.open(record)


async def answer(session: Session, user: int, given: Answer) -> None:
    sight = await session.sight(session.seat_of(user))
    assert sight.question
    assert await session.answer(user, sight.question.number, given) is Verdict.TAKEN


async def begun(room: Room, **terms: object) -> Session:
    """A match in the first turn, which is Yugi's."""
    session = await table(room, **terms)  # type: ignore[arg-type]
    await answer(session, YUGI, PAPER)
    if session.record.seats[1].user is not None:
        await answer(session, KAIBA, ROCK)
    if (await session.sight(Seat(0))).question:
        await answer(session, YUGI, (0,))
    return session


async def between(room: Room, **terms: object) -> Session:
    """A match after its first duel, which Kaiba gave up."""
    session = await begun(room, **terms)
    assert await session.settling.surrender(KAIBA, whole=False) is Verdict.TAKEN
    return session
