"""What a player has begun can be taken back, and nobody else learns that it was begun."""

from collections.abc import Awaitable, Callable

import pytest

from bot.duels.match import second_thoughts
from bot.duels.panel.panel import panel
from bot.duels.seen.sight import Question
from bot.duels.store.journal import Journal
from bot.duels.store.records import GivenBy, MatchRecord, Place, SeatRecord
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind, Terms
from bot.shared.database import UnavailableError
from cards.games.yugioh import YuGiOh
from engine.core.game import Setup
from engine.core.match import Match, Trying
from engine.core.protocol import Audience, Seat
from engine.yugioh.game.looking import may_ask
from engine.yugioh.language import Phase
from engine.yugioh.views.second_thoughts import acts, begins, binds
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.rulings.test_match import DECKS
from tests.table import face_down, side
from tests.table.laying import begin, lay

SEATS = Seat(0), Seat(1)
OTHERS: tuple[Audience, ...] = (None, Seat(1))


def laid() -> Match:
    """Yugi's Main Phase, with a Spell that targets, and one whose cost is a card."""
    yugi = side(
        hand=["Uraby", "Silver Fang", "Battle Ox"],
        field=["Mystical Space Typhoon", face_down("Raigeki Break")],
    )
    kaiba = side(field=["Gemini Elf", face_down("Waboku"), face_down("Trap Hole")])
    match = begin(lay((yugi, kaiba), "master", 3, SEATS[0]), Phase.MAIN_1)
    match.trying = Trying(laid, begins, binds, may_ask, acts)
    return match


class Laid(YuGiOh):
    """Yu-Gi-Oh! on a table that is laid already."""

    def open(self, setup: Setup) -> Match:
        """Yugi's Main Phase, whatever the setup."""
        return laid()


async def table(
    room: Room,
    clock: ClockKind = ClockKind.CASUAL,
    *,
    rival: int | None = KAIBA,
    pace: float = 0,
) -> Session:
    game = room.games["yugioh"] = Laid()
    record = MatchRecord(
        id=0,
        game="yugioh",
        setup=game.setup("master", DECKS, bytes(32)),
        practice=rival is None,
        place=Place(1, 5, 4),
        language="en",
        terms=Terms(pace, 300, False, clock),
        seats=(
            SeatRecord(SEATS[0], YUGI, "Yugi", "en"),
            SeatRecord(SEATS[1], rival, "Kaiba", "en"),
        ),
    )
    return await room.sessions.open(record)


async def asked(session: Session, user: int = YUGI) -> Question:
    question = (await session.sight(session.seat_of(user))).question
    assert question
    return question


async def choose(session: Session, words: str, user: int = YUGI) -> None:
    """Answer with the first option of which all the `words` are told."""
    question = await asked(session, user)
    at = next(
        n
        for n, choice in enumerate(question.prompt.choices)
        if all(word in choice.label for word in words.split(" … "))
    )
    assert await session.answer(user, question.number, (at,)) is Verdict.TAKEN


async def passes(session: Session) -> None:
    """Let Kaiba pass."""
    number = (await asked(session, KAIBA)).number
    assert await session.answer(KAIBA, number, ()) is Verdict.TAKEN


TYPHOON, URABY = "Mystical Space Typhoon", "Uraby"


async def begun(room: Room, *args: ClockKind, **terms: object) -> Session:
    """Yugi has activated Mystical Space Typhoon, and is asked for its target."""
    session = await table(room, *args, **terms)  # type: ignore[arg-type]
    await choose(session, TYPHOON)
    assert (await asked(session)).has_back
    return session


async def kept(room: Room) -> int:
    return len(await room.store.matches.answers(1))


async def test_nobody_else_is_shown_what_is_tried_and_nothing_is_kept(room: Room) -> None:
    session = await table(room)
    before = [await session.sight(audience) for audience in OTHERS]
    answers, first = await kept(room), await asked(session)
    own = await session.sight(SEATS[0])
    room.stage.shown.clear()

    await choose(session, TYPHOON)

    assert [await session.sight(audience) for audience in OTHERS] == before
    assert room.stage.shown == [(1, SEATS[0])]
    assert await kept(room) == answers
    tried = await session.sight(SEATS[0])
    assert tried.question
    assert tried.question.number != first.number
    assert tried.moment != own.moment
    assert (tried.answers, tried.awaited, tried.log) == (own.answers, own.awaited, own.log)


async def test_what_was_begun_is_taken_back(room: Room) -> None:
    session = await table(room)
    first = await session.sight(SEATS[0])
    before = [await session.sight(audience) for audience in OTHERS]
    await choose(session, TYPHOON)
    number = (await asked(session)).number
    assert f"take-back:1:{number}" in str(panel(await session.sight(SEATS[0])))

    assert await session.take_back(YUGI, number) is Verdict.TAKEN

    again = await session.sight(SEATS[0])
    assert (again.question, again.board, again.cards) == (
        first.question,
        first.board,
        first.cards,
    )
    assert [await session.sight(audience) for audience in OTHERS] == before
    assert await session.asks(YUGI, number) is Verdict.OLD
    assert await session.take_back(YUGI, number) is Verdict.OLD
    await choose(session, URABY)
    assert URABY in str((await session.sight(None)).board)


async def test_answers_are_kept_together_once_they_are_due(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await begun(room)
    writes, append = [], Journal.append

    async def counted(journal: Journal, match: int, first: int, answers: object) -> None:
        writes.append(answers)
        await append(journal, match, first, answers)  # type: ignore[arg-type]

    monkeypatch.setattr(Journal, "append", counted)
    before = await kept(room)
    await choose(session, "")

    assert len(writes) == 1
    given = [each.given_by for each in await room.store.matches.answers(1)][before:]
    assert given[:2] == [GivenBy.PLAYER] * 2
    assert (await session.sight(SEATS[0])).question is None
    assert not (await asked(session, KAIBA)).has_back
    assert TYPHOON in "".join((await session.sight(None)).log)


async def test_a_cost_is_asked_with_a_way_back_and_paid_without(room: Room) -> None:
    session = await table(room)
    await choose(session, "Raigeki Break")
    assert (await asked(session)).has_back
    await choose(session, URABY)
    assert not (await asked(session)).has_back


async def test_a_restart_takes_back_what_was_tried(room: Room) -> None:
    session = await begun(room)
    number = (await asked(session)).number
    session.sleep()

    after = await room.restarted().get(1)

    assert after
    assert not (await asked(after)).has_back
    assert await after.answer(YUGI, number, (0,)) is Verdict.OLD
    await choose(after, URABY)


async def test_when_time_runs_out_the_first_question_is_answered(room: Room) -> None:
    session = await begun(room)
    before = await kept(room)
    await room.clock.advance(301)

    (late,) = [
        each
        for each in (await room.store.matches.answers(1))[before:]
        if each.given_by is GivenBy.CLOCK
    ]
    assert late.entry.seat == SEATS[0]
    assert TYPHOON not in "".join((await session.sight(None)).log)


async def test_time_goes_on_while_something_is_tried(room: Room) -> None:
    session = await table(room)
    first = (await session.sight(SEATS[0])).awaited
    await room.clock.advance(100)
    await choose(session, TYPHOON)
    await room.clock.advance(100)
    assert (await session.sight(SEATS[0])).awaited == first
    await session.take_back(YUGI, (await asked(session)).number)
    assert (await session.sight(SEATS[0])).awaited == first


async def test_a_bank_is_charged_once_for_all_that_was_tried(room: Room) -> None:
    session = await table(room, ClockKind.LIVE)
    await room.clock.advance(10)
    await choose(session, TYPHOON)
    await room.clock.advance(20)
    before = await kept(room)
    await choose(session, "")

    spent = [each.spent for each in (await room.store.matches.answers(1))[before:]]
    assert spent[:2] == [30_000, None]


@pytest.mark.parametrize(
    "doing",
    [
        lambda session: session.settling.surrender(KAIBA, whole=True),
        lambda session: session.settling.offer_draw(KAIBA),
        lambda session: session.halting.ask(KAIBA),
        lambda session: session.halting.moderate(on=True),
        lambda session: session.settling.surrender(YUGI, whole=True),
        lambda session: session.settling.call_off("late"),
    ],
)
async def test_whatever_else_is_done_takes_back_what_was_tried(
    room: Room, doing: Callable[[Session], Awaitable[Verdict]]
) -> None:
    session = await begun(room)
    tried = await session.sight(SEATS[0])
    before = await kept(room)

    assert await doing(session) is Verdict.TAKEN

    now = await session.sight(SEATS[0])
    assert now.moment != tried.moment
    assert now.chain == ()
    assert await kept(room) == before


async def test_an_even_run_begins_only_when_the_answers_are_due(room: Room) -> None:
    session = await table(room, pace=3.0)
    await room.clock.advance(10)
    before = [await session.sight(audience) for audience in OTHERS]
    room.stage.shown.clear()
    await choose(session, TYPHOON)
    await room.clock.advance(10)

    assert [await session.sight(audience) for audience in OTHERS] == before
    assert room.stage.shown == [(1, SEATS[0])]
    await choose(session, "")
    assert (await session.sight(None)).awaited != before[0].awaited


async def test_in_practice_it_can_be_taken_back_too(room: Room) -> None:
    session = await begun(room, rival=None)
    assert await session.take_back(YUGI, (await asked(session)).number) is Verdict.TAKEN
    await choose(session, URABY)


async def test_zones_are_left_to_the_table_in_what_is_tried(room: Room) -> None:
    session = await table(room)
    before = await kept(room)
    await choose(session, URABY)
    given = [each.given_by for each in await room.store.matches.answers(1)][before:]
    assert given[:2] == [GivenBy.PLAYER, GivenBy.ROUTINE]


async def test_whoever_chooses_zones_can_go_back_from_them(room: Room) -> None:
    session = await table(room)
    await room.store.people.let_choose(YUGI, "en", True)
    await choose(session, URABY)
    assert (await asked(session)).has_back


async def test_a_twin_that_is_behind_is_brought_up_beside_the_presses(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await table(room)
    await choose(session, URABY)
    await passes(session)
    monkeypatch.setattr(second_thoughts, "AT_ONCE", 0)
    await choose(session, TYPHOON)
    assert not (await asked(session)).has_back
    await choose(session, "")
    await passes(session)

    monkeypatch.setattr(second_thoughts, "AT_ONCE", 1)
    await room.clock.advance(5)

    monkeypatch.setattr(second_thoughts, "AT_ONCE", 0)
    await choose(session, "Raigeki Break")
    assert (await asked(session)).has_back


async def test_the_twin_follows_while_nothing_is_tried(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await table(room)
    await choose(session, URABY)
    monkeypatch.setattr(second_thoughts, "AT_ONCE", 1)
    before = await kept(room)
    await passes(session)
    assert await kept(room) > before
    await room.clock.advance(5)

    monkeypatch.setattr(second_thoughts, "AT_ONCE", 0)
    await choose(session, TYPHOON)
    assert (await asked(session)).has_back


async def test_after_a_restart_the_twin_follows_once_its_player_is_there(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await table(room)
    await choose(session, URABY)
    await passes(session)
    session.sleep()
    await session.wake()
    monkeypatch.setattr(second_thoughts, "AT_ONCE", 1)
    session.attend(YUGI, "en")
    await room.clock.advance(5)

    monkeypatch.setattr(second_thoughts, "AT_ONCE", 0)
    await choose(session, TYPHOON)
    assert (await asked(session)).has_back


async def test_what_cannot_be_kept_is_asked_from_the_start(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await begun(room)
    question = await asked(session)

    async def fail(*_: object) -> None:
        raise UnavailableError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "append", fail)
        with pytest.raises(UnavailableError):
            await session.answer(YUGI, question.number, (0,))
    await room.clock.advance(6)
    assert not (await asked(session)).has_back
    await choose(session, TYPHOON)
