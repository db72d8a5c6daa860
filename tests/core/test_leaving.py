"""A seat goes out of a match of three to six, and the others play on; the journal knows it."""

from random import Random
from typing import cast

import pytest

from engine.core.game import Setup
from engine.core.match import Act, Match, NotAwaitedError
from engine.core.outcome import Outcome, places_of
from engine.core.protocol import Seat, Together
from tests.bot.lanterns import HELD, LANTERNS, Ring, WentOut, Why
from tests.core.tallying import tallying
from tests.replaying import replay
from tests.strangers import any_answer

A, B, C, D = map(Seat, range(4))


def laid(seats: int = 3, seed: int = 1) -> Setup:
    decks = [LANTERNS.ready_decks[n % 2].deck for n in range(seats)]
    return LANTERNS.setup("ring", decks, bytes([seed]) * 32)


def begun(seats: int = 3, seed: int = 1) -> Match:
    match = LANTERNS.open(laid(seats, seed))
    match.start()
    return match


def ring(match: Match) -> Ring:
    return cast(Ring, match.table)


def fingers(match: Match, *shown: int) -> None:
    """All show fingers: with 0 each, A begins."""
    for seat in ring(match).seats:
        match.answer(seat, (shown[seat] if shown else 0,))


def asked(match: Match) -> tuple[Seat, object]:
    (decision,) = match.awaited()
    return decision.seat, decision.reason


def aimed(match: Match, at: Seat) -> None:
    """A plays a card at `at`; the next question is whether B has a shield."""
    match.answer(A, (0,))
    match.answer(A, (ring(match).after(A).index(at),))


def test_what_the_others_are_asked_stays_asked() -> None:
    match = begun()
    fingers(match)
    question, number = match.question, match.number

    told = match.leave(C)

    assert (match.question, match.number, match.out) == (question, number, (C,))
    assert all(told[audience] == (WentOut(C),) for audience in (None, A, B, C))
    assert match.journal[-1].act is Act.LEAVE
    assert (match.journal[-1].seat, match.journal[-1].answer) == (C, ())


def test_what_it_was_asked_is_left_out() -> None:
    match = begun()
    fingers(match)
    assert asked(match) == (A, Why.BLOW)

    match.leave(A)

    assert asked(match) == (B, Why.BLOW)
    assert ring(match).hands[A] == []


def test_where_the_game_says_so_the_others_are_asked_anew() -> None:
    match = begun()
    fingers(match)
    match.answer(A, (0,))
    question, number = match.question, match.number

    match.leave(B)

    assert asked(match) == (A, Why.AT)
    assert match.question != question
    assert match.number == number + 1


def test_whoever_was_aimed_at_is_gone_and_the_turn_over() -> None:
    match = begun()
    fingers(match)
    aimed(match, C)
    assert asked(match) == (B, Why.SHIELD)

    match.leave(C)

    assert asked(match) == (B, Why.BLOW)
    assert ring(match).lights == [2, 2, 0]


@pytest.mark.parametrize("answered", [(), (A,), (A, B), (C,), (C, A)])
def test_of_those_asked_together_only_it_is_left_out(answered: tuple[Seat, ...]) -> None:
    match = begun()
    for seat in answered:
        match.answer(seat, (0,))
    number = match.number

    match.leave(C)

    if {A, B} <= {*answered}:
        assert asked(match) == (A, Why.BLOW)
        return
    assert match.number == number
    assert isinstance(match.question, Together)
    assert [each.seat for each in match.awaited()] == [s for s in (A, B) if s not in answered]
    for decision in match.awaited():
        match.answer(decision.seat, (0,))
    assert asked(match) == (A, Why.BLOW)


def test_the_last_one_in_wins_and_the_places_are_those_of_going_out() -> None:
    match = begun(4)
    for seat in (C, A, D):
        match.leave(seat)

    assert match.question is None
    assert match.outcome == Outcome((3, 1, 4, 2), None)
    assert match.outcome.winners == (B,)


def test_nothing_changes_where_nobody_can_leave() -> None:
    match = begun()
    match.leave(C)
    before = len(match.journal), match.digest

    with pytest.raises(NotAwaitedError):
        match.leave(C)
    assert (len(match.journal), match.digest) == before

    match.leave(B)
    with pytest.raises(NotAwaitedError):
        match.leave(A)
    two = tallying()
    two.start()
    assert not two.can_be_left
    with pytest.raises(NotAwaitedError):
        two.leave(A)
    assert two.journal == []


def played(seats: int, seed: int) -> Match:
    """A match of strangers, some of whom leave it."""
    match, dice = begun(seats, seed), Random(seed)
    for _ in range(2_000):
        if match.question is None:
            return match
        if dice.random() < 0.02 and len(ring(match).seats) > 1:
            match.leave(dice.choice(ring(match).seats))
            continue
        decision = dice.choice(match.awaited())
        match.answer(decision.seat, any_answer(decision, dice))
    raise AssertionError("it goes on and on")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_match_that_seats_have_left_is_played_again_alike(seats: int) -> None:
    left = 0
    for seed in range(1, 16):
        match, again = played(seats, seed), LANTERNS.open(laid(seats, seed))
        replay(again, match.journal)

        assert again.digest == match.digest
        assert again.outcome == match.outcome
        assert again.out == match.out
        assert len(match.out) == seats - 1
        left += sum(entry.act is Act.LEAVE for entry in match.journal)
    assert left > seats


def test_nobody_learns_what_another_draws() -> None:
    match = LANTERNS.open(laid(5))
    told = match.start()

    for audience in (None, *map(Seat, range(5))):
        seen = {each.seat for each in told[audience] if each.card is not None}  # type: ignore[attr-defined]
        assert seen == (set() if audience is None else {audience})
        assert len(told[audience]) == 5 * HELD


def test_so_many_as_the_format_admits_can_play() -> None:
    for seats in (2, 7):
        with pytest.raises(ValueError, match="cannot play"):
            laid(seats)


@pytest.mark.parametrize(
    ("winners", "places"),
    [((), (1, 1, 1)), ((B,), (2, 1, 2)), ((A, C), (1, 3, 1)), ((A, B, C), (1, 1, 1))],
)
def test_who_has_won_comes_before_all_others(
    winners: tuple[Seat, ...], places: tuple[int, ...]
) -> None:
    assert places_of(winners, 3) == places
    assert Outcome(places, None).winners == (winners if len(winners) < 3 else ())
