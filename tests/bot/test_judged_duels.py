"""What a judge does with a duel, with neither Discord nor real time."""

from dataclasses import replace

import pytest

from bot.duels.clocks.watch import LEAST
from bot.duels.panel.board import board
from bot.duels.panel.panel import panel
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import GivenBy, Status
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import ClockKind
from cards.games.yugioh import YuGiOh
from engine.core.game import Setup
from engine.core.match import Act, Match
from engine.core.protocol import Seat
from engine.yugioh.game.opening import open_match
from engine.yugioh.state.reasons import Reason
from tests.bot import matches
from tests.bot.matches import EACH
from tests.bot.standing_in import JOEY, KAIBA, YUGI, Room
from tests.bot.test_deciding_anew import answers, board_of, summon
from tests.bot.test_duels_of_events import at_table
from tests.bot.test_taking_back import SEATS, asked, choose, table
from tests.by_hand.test_going_back import At, book
from tests.fuzz.imported import Book

__all__ = ["book"]


async def test_a_decision_is_taken_back_where_both_want_it_as_a_judge_proposes(
    room: Room,
) -> None:
    session = await table(room)
    before = [await board_of(session, audience) for audience in EACH]
    await summon(session)
    await session.halting.moderate(on=True, reason="a look")

    assert await session.anew.propose(SEATS[0], "A slip") is Verdict.TAKEN

    at = await answers(session)
    for audience in EACH:
        assert "A slip" in (await session.sight(audience)).log[-1]
    for seat in SEATS:
        assert f"undo:1:{at}:yes" in str(panel(await session.sight(seat)))
    assert await session.anew.answer(YUGI, at, agreed=True) is Verdict.TAKEN
    assert await board_of(session) != before[1]
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again
    assert await again.anew.answer(KAIBA, at, agreed=True) is Verdict.TAKEN
    assert [await board_of(again, audience) for audience in EACH] == before
    last = (await room.store.matches.answers(1))[-1]
    assert (last.entry.act, last.given_by) == (Act.REWIND, GivenBy.MODERATOR)
    assert again.record.is_held
    await again.halting.moderate(on=False)
    await summon(again)


async def test_one_who_does_not_want_it_is_enough(room: Room) -> None:
    session = await table(room)
    await summon(session)
    await session.anew.propose(SEATS[0], "A slip")
    at = await answers(session)
    await session.anew.answer(KAIBA, at, agreed=True)

    assert await session.anew.answer(YUGI, at, agreed=False) is Verdict.TAKEN

    assert "Yugi does not agree" in (await session.sight(SEATS[1])).log[-1]
    assert await session.anew.answer(YUGI, at, agreed=True) is Verdict.OLD


async def test_in_an_event_a_judge_can_propose_what_players_cannot_ask(room: Room) -> None:
    session = await at_table(room)
    assert await session.anew.ask(YUGI) is Verdict.NOT_UNDONE

    proposed = await session.anew.propose(SEATS[0], "A slip")

    assert proposed is not Verdict.NOT_UNDONE


async def test_a_look_is_told_to_everybody_and_shows_each_side(room: Room) -> None:
    session = await table(room)
    own = (await session.sight(SEATS[1])).board

    sights = await session.judging.look(JOEY, "en", "A card is disputed")

    assert [sight.audience for sight in sights] == list(SEATS)
    shown = sights[1].board
    assert own is not None
    assert shown is not None
    assert [each.lines for each in shown.blocks] == [each.lines for each in own.blocks]
    assert own.hand is not None
    assert shown.hand is not None
    assert shown.hand.lines == own.hand.lines
    assert shown.hand.title.startswith("Kaiba's hand")
    assert await room.store.hands_seen.saw(1, JOEY)
    words = "A moderator looks at the table and at all hands (reason: A card is disputed)."
    for audience in EACH:
        assert (await session.sight(audience)).log[-1] == words
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again
    assert "A moderator looks" in (await again.sight(None)).log[-1]


async def test_a_judge_ends_a_duel_with_a_winner_or_as_a_draw(room: Room) -> None:
    session = await matches.begun(room, best_of=3)
    assert await session.judging.decide(SEATS[0], "Left") is Verdict.TAKEN

    ending = session.record.ending
    assert ending is not None
    assert (session.record.status, ending.kind) == (Status.OVER, EndKind.RULED)
    assert (ending.winners, ending.wins, ending.reason) == ((SEATS[1],), (0, 2), "Left")
    assert await session.judging.decide(SEATS[0], "again") is Verdict.OVER


async def test_where_a_winner_is_needed_there_is_no_draw(room: Room) -> None:
    session = await matches.table(room, needs_winner=True)

    assert await session.judging.decide(None, "Stuck") is Verdict.NO_SUCH_RESULT
    assert session.record.status is Status.OPEN


@pytest.mark.parametrize("seconds", [90, -90])
async def test_time_of_one_question_is_given_and_taken(room: Room, seconds: int) -> None:
    session = await table(room)
    (awaited,) = (await session.sight(None)).awaited
    assert awaited.until is not None

    assert await session.halting.correct(SEATS[0], seconds, "A pause") is Verdict.TAKEN
    assert await session.halting.correct(SEATS[1], seconds, "none") is Verdict.OLD

    (now,) = (await session.sight(None)).awaited
    assert now.until == awaited.until + seconds
    assert str(abs(seconds)) in (await session.sight(None)).log[-1]


async def test_a_few_seconds_are_left_however_many_are_taken(room: Room) -> None:
    session = await table(room)

    assert await session.halting.correct(SEATS[0], -9_999, "Slow play") is Verdict.TAKEN

    (awaited,) = (await session.sight(None)).awaited
    assert awaited.until == round(room.clock.wall() + LEAST)


async def test_time_of_a_bank_is_given_for_good(room: Room) -> None:
    session = await table(room, ClockKind.LIVE)
    await session.halting.correct(SEATS[0], -100, "Slow play")
    await session.halting.correct(SEATS[1], -30, "Slow play")

    assert dict((await session.sight(None)).banks) == {0: 380, 1: 450}
    await room.clock.advance(20)
    await choose(session, "Battle Phase")
    banks = dict((await session.sight(None)).banks)
    assert banks[Seat(0)] < 380
    room.sessions.sleep()
    room.sessions = room.restarted()
    again = await room.sessions.get(1)
    assert again
    assert dict((await again.sight(None)).banks) == banks


class Disputed(YuGiOh):
    """Yu-Gi-Oh! with cards that are played by hand."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def open(self, setup: Setup) -> Match:
        """A duel with these cards alone, whatever the setup."""
        return open_match(At(self.book).setup, self.book)


async def disputed(session: Session) -> None:
    """Go on until one is asked whether a card of the other may be played so."""
    for _ in range(200):
        if await session.judging.disputed("en") is not None:
            return
        play = session._memory.play
        assert play is not None
        for user, seat in ((YUGI, SEATS[0]), (KAIBA, SEATS[1])):
            question = (await session.sight(seat)).question
            if question is None:
                continue
            labels = [choice.label for choice in question.prompt.choices]
            acts = [n for n, label in enumerate(labels) if label.startswith("Activate")]
            decision = play.match.asked(seat)
            assert decision is not None
            said = (acts[0],) if acts else decision.default()
            if decision.reason is Reason.SIGN and seat == SEATS[1]:
                said = (2,)
            await session.answer(user, question.number, said)
            break
    raise AssertionError("nothing is disputed")


async def test_a_judge_rules_on_a_card_in_place_of_who_is_asked(room: Room, book: Book) -> None:
    session = await table(room)
    await session.settling.call_off("another")
    room.games["yugioh"] = Disputed(book)
    session = await room.sessions.open(
        replace(session.record, status=Status.OPEN, ending=None, begun="")
    )
    await disputed(session)
    found = await session.judging.disputed("ja")
    assert found is not None
    seat, number, prompt = found
    english = await session.judging.disputed("en")
    assert english is not None
    assert english[2] != prompt
    assert await session.judging.rule(number + 1, 0, "late") is Verdict.OLD
    assert await session.judging.rule(number, 99, "none") is Verdict.ILLEGAL

    assert await session.judging.rule(number, 0, "It is so") is Verdict.TAKEN

    assert await session.judging.disputed("en") is None
    last = [each for each in await room.store.matches.answers(2) if each.entry.seat == seat]
    assert GivenBy.MODERATOR in {each.given_by for each in last}
    told = [line for line in (await session.sight(None)).log if "It is so" in line]
    assert told
    assert await asked(session, YUGI) is not None


async def test_what_a_moderator_did_is_left_out_of_no_panel(room: Room) -> None:
    session = await table(room)
    await session.judging.look(JOEY, "en", "A card is disputed")
    sight = await session.sight(SEATS[0])
    looked = next(line for line in sight.log if "A moderator looks" in line)
    more = tuple(f"Something happens for the {n}th time." for n in range(30))

    assert sight.question is not None
    prompt = replace(sight.question.prompt, decline=None)
    asked = replace(sight.question, prompt=prompt)

    shown = panel(replace(sight, log=(looked, *more), fresh=31, question=asked))

    assert "A moderator looks" in str(shown)


async def test_how_a_duel_ended_is_told_once_on_a_panel(room: Room) -> None:
    session = await table(room)
    sight = await session.sight(SEATS[0])
    result = "Kaiba wins the duel: your Life Points are 0."
    ending = Ending(EndKind.PLAYED, winners=(SEATS[1],))

    record = replace(sight.record, ending=ending)
    log = ("Turn 2.", result)

    over = replace(sight, record=record, ending=ending, result=result, log=log, question=None)

    for shown in (panel(over), board(replace(over, audience=None))):
        assert str(shown).count(result) == 1
