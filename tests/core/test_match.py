"""A match asks, is answered, tells, and can be played again from its journal."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import (
    IllegalAnswerError,
    Ledger,
    Match,
    NotAwaitedError,
    StrayedError,
    Trying,
)
from engine.core.outcome import Outcome
from engine.core.protocol import Answer, Back, Pick, Seat
from tests.core.tallying import SEATS, Counted, Why, tallying
from tests.replaying import replay

YES: tuple[tuple[Seat, Answer], ...] = (
    (SEATS[0], (0, 2)),
    (SEATS[1], ()),
    (SEATS[1], (2, 0, 1)),
    (SEATS[0], (5,)),
    (SEATS[1], (123,)),
    (SEATS[0], (2,)),
    (SEATS[1], (0,)),
)


def played(answers: tuple[tuple[Seat, Answer], ...] = YES) -> Match:
    match = tallying()
    match.start()
    for seat, answer in answers:
        match.answer(seat, answer)
    return match


def test_every_shape_of_decision_is_asked_and_answered() -> None:
    match = played()

    assert match.awaited() == ()
    assert match.outcome is not None
    assert match.outcome.winners == (SEATS[0],)
    assert [entry.answer for entry in match.journal] == [answer for _, answer in YES]


def test_what_happened_is_told_to_every_audience_once() -> None:
    match = tallying()
    match.start()

    told = match.answer(*YES[0])

    assert told == {audience: (Counted("pick", (0, 2)),) for audience in (None, *SEATS)}
    assert match.answer(*YES[1])[None] == (Counted("window", ()),)


def test_seats_asked_together_answer_in_any_order_under_one_number() -> None:
    match = played(YES[:5])
    number = match.number

    told = match.answer(SEATS[1], (0,))

    assert told[None] == ()
    assert match.number == number
    assert match.asked(SEATS[1]) is None
    assert match.asked(SEATS[0]) is not None
    assert match.answer(SEATS[0], (2,))[None][0] == Counted("together", (2, 0))


@pytest.mark.parametrize("wrong", [(), (3,), (-1,), (0, 0), (0, 1, 2)])
def test_an_illegal_answer_changes_nothing(wrong: Answer) -> None:
    match = tallying()
    match.start()
    before = (match.question, match.number, match.digest, list(match.journal))

    with pytest.raises(IllegalAnswerError):
        match.answer(SEATS[0], wrong)

    assert (match.question, match.number, match.digest, list(match.journal)) == before
    match.answer(*YES[0])


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = tallying()
    match.start()

    with pytest.raises(NotAwaitedError):
        match.answer(SEATS[1], (0,))

    assert match.journal == []


@given(st.integers(0, 6), st.lists(st.integers(-3, 250), max_size=5))
def test_any_answer_is_either_taken_or_changes_nothing(step: int, numbers: list[int]) -> None:
    match = played(YES[:step])
    (decision, *_) = match.awaited()
    before = (match.digest, len(match.journal))

    if decision.accepts(tuple(numbers)):
        match.answer(decision.seat, tuple(numbers))
        assert len(match.journal) == before[1] + 1
    else:
        with pytest.raises(IllegalAnswerError):
            match.answer(decision.seat, tuple(numbers))
        assert (match.digest, len(match.journal)) == before


@pytest.mark.parametrize("step", range(len(YES)))
def test_the_default_is_always_accepted(step: int) -> None:
    for decision in played(YES[:step]).awaited():
        assert decision.accepts(decision.default())


@pytest.mark.parametrize("kept", range(len(YES) + 1))
def test_a_replay_stands_where_its_journal_left_off(kept: int) -> None:
    match, again = played(YES[:kept]), tallying()

    replay(again, match.journal)

    assert again.digest == match.digest
    assert again.awaited() == match.awaited()
    assert again.journal == match.journal


def test_a_replay_stops_where_what_happened_before_differs() -> None:
    journal = played().journal
    journal[3] = replace(journal[3], digest="0" * 16)
    again = tallying()

    with pytest.raises(StrayedError) as strayed:
        replay(again, journal)

    assert strayed.value.number == 3
    assert len(again.journal) == 3


def test_a_replay_stops_at_an_answer_that_no_longer_fits() -> None:
    journal = played().journal
    journal[0] = replace(journal[0], answer=(9,))

    with pytest.raises(StrayedError, match="answer 0"):
        replay(tallying(), journal)


def test_a_game_can_go_back_to_before_an_answer() -> None:
    def opened() -> Match:
        ledger = Ledger.for_seats(len(SEATS))

        async def asking() -> Outcome:
            for _ in range(2):
                (number,) = await Pick(SEATS[0], Why.COUNT, (1, 2, 3))
                begun = ledger.answers - 1
                ledger.record(Counted("pick", (number,)), None)
                (back,) = await Pick(SEATS[1], Why.COUNT, (0, 1))
                if back:
                    await Back(begun, Counted("back", (number,)))
            return Outcome((1, 2), Why.COUNT)

        trying = Trying(
            opened, lambda *_: True, lambda _: True, lambda *_: True, lambda _: True
        )
        return Match(asking(), ledger, None, trying)

    match = opened()
    match.start()
    match.answer(SEATS[0], (2,))
    told = match.answer(SEATS[1], (1,))
    number = match.number
    assert told[SEATS[0]] == told[None] == (Counted("back", (2,)),)
    assert match.asked(SEATS[0]) is not None
    match.answer(SEATS[0], (0,))
    match.answer(SEATS[1], (0,))
    match.answer(SEATS[0], (1,))
    match.answer(SEATS[1], (1,))
    match.answer(SEATS[0], (1,))
    match.answer(SEATS[1], (0,))

    assert number == 2
    assert match.outcome is not None
    assert len(match.journal) == 8
    again = opened()
    replay(again, match.journal)
    assert (again.outcome, again.reached) == (match.outcome, match.reached)
