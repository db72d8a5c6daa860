"""Duels that the players end themselves: given up, or agreed to be a draw."""

from typing import Any

import pytest

from cards.games.yugioh import YUGIOH
from cards.yugioh import BOOK
from engine.core.game import Reader
from engine.core.match import Act, Entry, NotAwaitedError, StrayedError
from engine.core.protocol import Exchange, Seat, Together
from engine.yugioh.game import opening, setups
from engine.yugioh.state.events.contest import Ended, Ending, MatchEnded
from engine.yugioh.state.reasons import Reason, Score
from tests.replaying import replay
from tests.rulings.test_match import DECKS, contest
from tests.table.contest import KAIBA, SEED, YUGI, Contest

EACH = (None, YUGI, KAIBA)


def settle(match: Contest, seat: Seat, act: Act) -> None:
    """Have the players end the Duel under way."""
    for audience, events in match.match.settle(seat, act).items():
        match.told[audience] += events


def turn_one() -> Contest:
    """A Match in the first turn of its first Duel."""
    match = contest()
    match.throw()
    match.answer(YUGI, (0,))
    return match


@pytest.mark.rule("MR-MATCH-02")
@pytest.mark.parametrize(("loser", "winner"), [(YUGI, KAIBA), (KAIBA, YUGI)])
def test_a_surrender_gives_up_one_duel_and_the_loser_chooses_the_order_of_the_next(
    loser: Seat, winner: Seat
) -> None:
    match = turn_one()
    settle(match, loser, Act.SURRENDER)

    for audience in EACH:
        assert match.told[audience][-1] == Ended((winner,), Ending.SURRENDERED)
    assert match.match.outcome is None
    match.keep_decks()
    assert match.asked(loser).reason is Reason.ORDER_AFTER_LOSS


@pytest.mark.rule("MR-MATCH-03")
def test_a_surrendered_duel_can_decide_the_match() -> None:
    match = turn_one()
    settle(match, YUGI, Act.SURRENDER)
    match.keep_decks()
    settle(match, YUGI, Act.SURRENDER)

    assert match.match.outcome is not None
    assert match.match.outcome.reason == Score((0, 2))
    assert match.told[None][-1] == MatchEnded((KAIBA,), (0, 2))


@pytest.mark.rule("MR-MATCH-05")
def test_an_agreed_draw_counts_as_any_other_draw() -> None:
    match = turn_one()
    for _ in range(2):
        settle(match, YUGI, Act.DRAW)
        assert match.told[None][-1] == Ended((), Ending.AGREED)
        match.keep_decks()
        assert {each.reason for each in match.match.awaited()} == {Reason.SIGN}
    settle(match, KAIBA, Act.DRAW)

    assert match.match.outcome is not None
    assert match.match.outcome.reason == Score((0, 0))
    assert match.match.outcome.winners == ()


@pytest.mark.parametrize(
    ("act", "language", "words"),
    [
        (Act.DRAW, "en", "The duel is a draw: both players agreed to it."),
        (Act.DRAW, "ja", "デュエルは引き分け：両者が合意した。"),
        (Act.DRAW, "zh", "决斗平手：双方都同意。"),
        (Act.SURRENDER, "en", "Kaiba wins the duel: Yugi has surrendered."),
        (Act.SURRENDER, "ja", "Kaibaの勝利：Yugiがサレンダーした。"),
        (Act.SURRENDER, "zh", "Kaiba获胜：Yugi投降。"),
    ],
)
def test_a_single_duel_that_was_settled_is_told(act: Act, language: str, words: str) -> None:
    match = opening.open_match(setups.setup("master", DECKS, SEED, BOOK), BOOK)
    match.start()
    match.settle(YUGI, act)

    assert YUGIOH.ended(match, Reader(None, language, ("Yugi", "Kaiba"))) == words


def test_nothing_can_be_settled_between_two_duels_or_after_the_match() -> None:
    match = turn_one()
    settle(match, YUGI, Act.SURRENDER)
    assert isinstance(match.side_question(YUGI), Exchange)
    with pytest.raises(NotAwaitedError):
        match.match.settle(KAIBA, Act.SURRENDER)
    match.keep_decks()
    settle(match, YUGI, Act.SURRENDER)
    with pytest.raises(NotAwaitedError):
        match.match.settle(KAIBA, Act.DRAW)


@pytest.mark.rule("MR-MATCH-06")
def test_an_exchange_can_be_taken_back_until_the_other_is_done() -> None:
    match = turn_one()
    settle(match, YUGI, Act.DRAW)
    first = next(iter(match.side_question(YUGI).options))
    match.answer(YUGI, ())
    before = dict(match.told)
    match.match.retract(YUGI)

    assert match.side_question(YUGI).options[0] == first
    assert match.told == before
    match.keep_decks()
    with pytest.raises(NotAwaitedError):
        match.match.retract(YUGI)


def test_what_was_settled_or_taken_back_is_replayed() -> None:
    match = turn_one()
    settle(match, YUGI, Act.DRAW)
    match.answer(KAIBA, ())
    match.match.retract(KAIBA)
    match.keep_decks()
    match.answer(YUGI, (0,))
    settle(match, KAIBA, Act.SURRENDER)
    again = opening.open_match(match.setup, BOOK)
    replay(again, match.match.journal)

    assert again.digest == match.match.digest
    assert isinstance(again.question, Together)
    assert again.journal == match.match.journal


@pytest.mark.parametrize("act", [Act.RETRACT, Act.SURRENDER])
def test_an_act_that_does_not_fit_strays(act: Act) -> None:
    match = turn_one()
    settle(match, YUGI, Act.DRAW)
    wrong: Any = [*match.match.journal, Entry(KAIBA, (), match.match.digest, act)]
    with pytest.raises(StrayedError):
        replay(opening.open_match(match.setup, BOOK), wrong)
