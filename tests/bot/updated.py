"""Duels of the real game before and after an update of its cards, without Discord."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.duels.store.records import MatchRecord, Place, SeatRecord
from bot.duels.store.told import Chronicle
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import Terms
from cards.games import yugioh
from cards.games.yugioh.pools import Pools
from cards.yugioh import BOOK, by_name
from engine.core.game import DeckList
from engine.core.protocol import Audience, Seat
from engine.yugioh.formats.decks import deck_list
from engine.yugioh.language import Activate, CardText, Draw, Frame
from engine.yugioh.pool.pool import Pool
from tests.bot.matches import PAPER, ROCK, answer
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.bot.test_taking_back import choose

POT = "Pot of Greed"
PLAIN = [card for card in BOOK.values() if card.frame is Frame.NORMAL and not card.sentences]
FILLERS = [card.passcode for card in PLAIN if 0 < card.level <= 4]
UNPLAYED = next(card.passcode for card in PLAIN if card.level > 4)
Update = Callable[..., None]


@pytest.fixture
def update(monkeypatch: pytest.MonkeyPatch) -> Update:
    """What has the cards of these names read otherwise from now on."""

    def to(**changes: Callable[[CardText], CardText]) -> None:
        book = dict(BOOK)
        for name, change in changes.items():
            text = by_name(name.replace("_", " "))
            book[text.passcode] = change(text)
        now = Pool(book, {})
        monkeypatch.setattr(Pools, "of", lambda *_: now)

    return to


def deck(seat: int) -> DeckList:
    """Three copies of Pot of Greed, and monsters that the other player does not have."""
    own = FILLERS[12 * seat : 12 * (seat + 1)]
    pots = [by_name(POT).passcode] * 3
    return deck_list((*pots, UNPLAYED, *[code for code in own for _ in range(3)]))


def draws(count: int) -> Callable[[CardText], CardText]:
    return lambda text: replace(text, effects=(Activate(do=Draw(count)),))


async def table(room: Room, *, event_table: int | None = None) -> Session:
    """A duel in the first turn, which is Yugi's, who holds Pot of Greed."""
    game = room.games["yugioh"] = yugioh.YUGIOH
    for seed in range(100):
        record = MatchRecord(
            id=0,
            game="yugioh",
            setup=game.setup("master", (deck(0), deck(1)), bytes([seed]) * 32),
            practice=False,
            place=Place(1, 100 + seed, 4),
            language="en",
            terms=Terms(0.0, 300, True),
            seats=(
                SeatRecord(Seat(0), YUGI, "Yugi", "en"),
                SeatRecord(Seat(1), KAIBA, "Kaiba", "ja"),
            ),
            event_table=event_table,
        )
        session = await room.sessions.open(record)
        await answer(session, YUGI, PAPER)
        await answer(session, KAIBA, ROCK)
        await answer(session, YUGI, (0,))
        question = (await session.sight(Seat(0))).question
        assert question
        if any(POT in choice.label for choice in question.prompt.choices):
            return session
    raise AssertionError("no Pot of Greed was drawn")


async def drawn(room: Room) -> Session:
    """The same, once Yugi has drawn two cards for it."""
    session = await table(room)
    await choose(session, POT)
    for _ in range(4):
        question = (await session.sight(Seat(1))).question
        if question is None:
            break
        assert await session.answer(KAIBA, question.number, ()) is Verdict.TAKEN
    assert any("draws" in line for line in await log(room, session, None))
    return session


async def log(
    room: Room, session: Session, audience: Audience, language: str = "en"
) -> list[str]:
    told = await chronicle(room, session.record, audience, language)
    assert told is not None
    return [line for chapter in told.chapters for line in (chapter.heading, *chapter.lines)]


async def chronicle(
    room: Room, record: MatchRecord, audience: Audience, language: str = "en"
) -> Chronicle | None:
    return await room.restarted().chronicles.of(record, audience, language, None, YUGI)


async def again(room: Room, session: Session) -> Session:
    """The duel as the bot of now finds it after a restart."""
    session.sleep()
    found = await room.restarted().get(session.record.id)
    assert found is not None
    await found.wake()
    return found


async def everything(session: Session) -> list[object]:
    """What each reader is shown, and asked."""
    seen = [await session.sight(each) for each in (None, Seat(0), Seat(1))]
    return [(sight.board, sight.log, sight.question, sight.cards) for sight in seen]
