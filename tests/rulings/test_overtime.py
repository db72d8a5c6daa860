"""The time for a Duel or a Match is up: turns that are still played, and what then decides."""

import pytest

from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from cards.yugioh import BOOK
from engine.core.game import Reader
from engine.core.match import Act, NotAwaitedError
from engine.core.protocol import Seat, Together
from engine.yugioh.formats import FORMATS
from engine.yugioh.game import opening, setups
from engine.yugioh.state.events.contest import (
    DuelBegan,
    Ended,
    Ending,
    MatchEnded,
    TimeCalled,
    TimeCalledBetween,
)
from engine.yugioh.state.events.turns import TurnBarred
from engine.yugioh.state.reasons import Reason, Score
from engine.yugioh.turn.overtime import EXTRA_DUEL
from tests.replaying import replay
from tests.rulings.test_match import DECKS
from tests.table import Table, side
from tests.table.contest import KAIBA, YUGI, Contest
from tests.talk.reading import shown, told

EACH = (None, YUGI, KAIBA)
DRAW = ()


def late(yugi: int, kaiba: int, turns: int, format: str = "master") -> Table:
    """Time is called in turn 3, which is yugi's, with these Life Points."""
    table = Table(yugi=side(life=yugi), kaiba=side(life=kaiba), format=format)
    table.driver.call_time(turns)
    return table


def last_turn(table: Table) -> None:
    """End the turn, which is the last."""
    table.turn_player.ends_turn()
    table.everyone_passes()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(("yugi", "kaiba", "winner"), [(100, 200, "kaiba"), (200, 100, "yugi")])
def test_the_turn_under_way_and_so_many_more_are_played_then_more_life_points_win(
    format: str, yugi: int, kaiba: int, winner: str
) -> None:
    table = late(yugi, kaiba, 3, format)
    for _ in range(3):
        table.turn_ends()
    assert table.turn == 6
    last_turn(table)

    assert table.result == (winner, "TIME")


def test_with_no_more_turns_the_one_under_way_is_the_last() -> None:
    table = late(100, 200, 0)
    last_turn(table)

    assert table.result == ("kaiba", "TIME")


def test_a_turn_that_is_skipped_counts() -> None:
    table = late(100, 200, 1)
    table.driver.duel.emit(TurnBarred(KAIBA))
    last_turn(table)

    assert table.result == ("kaiba", "TIME")


def test_a_duel_that_is_won_before_the_last_turn_is_over_is_won_as_ever() -> None:
    table = Table(yugi=side(life=100, field=["Summoned Skull"]), kaiba=side(life=200))
    table.driver.call_time(0)
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.result == ("yugi", "LIFE")


def test_with_equal_life_points_turns_go_on_until_they_differ_as_one_ends() -> None:
    table = Table(yugi=side(life=800, hand=["Ookazi"]), kaiba=side(life=1600))
    table.driver.duel.state.sides[0].life = 1600
    table.driver.call_time(1)
    for _ in range(3):
        table.turn_ends()
    assert shown(table, None).heading.endswith(
        "sudden death: whoever has more Life Points at the end of a turn wins"
    )
    table.turn_ends()
    table.yugi.activates("Ookazi")
    table.everyone_passes()
    assert table.result is None
    last_turn(table)

    assert table.result == ("yugi", "TIME")


def test_time_is_called_once_and_not_on_a_duel_that_is_over() -> None:
    table = late(100, 200, 0)
    before = list(table.driver.match.journal)
    with pytest.raises(NotAwaitedError):
        table.driver.match.call_time(3)
    assert table.driver.match.journal == before

    match = Contest(DECKS)
    match.match.settle(YUGI, Act.SURRENDER)
    match.keep_decks()
    match.match.settle(YUGI, Act.SURRENDER)
    with pytest.raises(NotAwaitedError):
        match.match.call_time(3)


def test_what_is_asked_stays_asked_and_nothing_can_respond_to_the_call() -> None:
    table = Table()
    question, number = table.driver.decision, table.driver.match.number
    history = list(table.driver.duel.timeline.history)
    table.driver.call_time(3)

    assert table.driver.decision is question
    assert table.driver.match.number == number
    assert table.driver.duel.timeline.history == history


UP = {
    "en": (
        "Time is up: when this turn ends, whoever has more Life Points wins.",
        "Time is up: 1 more turn, then whoever has more Life Points wins.",
        "Time is up: 3 more turns, then whoever has more Life Points wins.",
    ),
    "ja": (
        "時間切れ：このターンの終了時にライフポイントの多いプレイヤーが勝利する。",
        "時間切れ：エキストラターンを1ターン行い、終了時にライフポイントの多いプレイヤーが勝利する。",
        "時間切れ：エキストラターンを3ターン行い、終了時にライフポイントの多いプレイヤーが勝利する。",
    ),
    "zh": (
        "时间到：本回合结束时，LP多的一方获胜。",
        "时间到：再进行1个回合，结束时LP多的一方获胜。",
        "时间到：再进行3个回合，结束时LP多的一方获胜。",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("nth", "turns"), list(enumerate((0, 1, 3))))
def test_everybody_is_told_how_much_is_still_played(
    language: str, nth: int, turns: int
) -> None:
    table = late(100, 200, turns)

    for audience in EACH:
        assert told(table, audience, language) == [UP[language][nth]]


def test_the_board_counts_the_turns_down() -> None:
    table = late(100, 200, 2)
    headings = [shown(table, None).heading]
    for _ in range(2):
        table.turn_ends()
        headings.append(shown(table, None).heading)
    last_turn(table)

    assert [heading.split(" · ")[-1] for heading in headings] == [
        "2 more turns",
        "1 more turn",
        "last turn",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Kaiba wins the duel: more Life Points at the end of the last turn."),
        ("ja", "Kaibaの勝利：最終ターンの終了時にライフポイントで上回った。"),
        ("zh", "Kaiba获胜：最后一回合结束时LP较多。"),
    ],
)
def test_a_duel_decided_so_says_so(language: str, words: str) -> None:
    table = late(100, 200, 0)
    last_turn(table)

    reader = Reader(None, language, ("Yugi", "Kaiba"))
    assert YUGIOH.ended(table.driver.match, reader) == words


# In a Match


def decide(match: Contest, winner: Seat) -> None:
    """Have the Duel under way, on which time was called, end with more Life Points of one."""
    match.duel.state.sides[1 - winner].life -= 100
    while match.duel.state.verdict.winners is None:
        for decision in match.match.awaited():
            match.answer(decision.seat, decision.default())


def begun(best_of: int = setups.MATCH, *, needs_winner: bool = False) -> Contest:
    """A Match in the first turn of its first Duel."""
    match = Contest(DECKS, best_of=best_of, needs_winner=needs_winner)
    match.throw()
    match.answer(YUGI, (0,))
    return match


@pytest.mark.rule("MR-MATCH-04")
def test_after_the_duel_under_way_no_further_one_begins() -> None:
    match = begun()
    match.call_time(1)
    decide(match, KAIBA)

    assert match.match.outcome is not None
    assert match.match.outcome.reason == Score((0, 1))
    assert match.told[None][-2:] == [
        Ended((KAIBA,), Ending.TIME),
        MatchEnded((KAIBA,), (0, 1)),
    ]


@pytest.mark.rule("MR-MATCH-05")
@pytest.mark.parametrize(
    ("results", "winners"), [([(YUGI,)], (YUGI,)), ([(YUGI,), (KAIBA,)], ()), ([DRAW], ())]
)
def test_between_two_duels_the_match_ends_as_it_stands(
    results: list[tuple[Seat, ...]], winners: tuple[Seat, ...]
) -> None:
    match = Contest(DECKS)
    for number, each in enumerate(results):
        if number:
            match.keep_decks()
        match.finish(*each)
    match.answer(YUGI, ())
    match.call_time(3)

    assert match.match.outcome is not None
    assert match.match.outcome.winners == winners
    for audience in EACH:
        end = MatchEnded(winners, match.series.wins)
        assert match.told[audience][-2:] == [TimeCalledBetween(False), end]


def test_a_duel_called_before_its_first_turn_has_so_many_turns() -> None:
    match = Contest(DECKS)
    match.call_time(2)
    match.throw()
    match.answer(YUGI, (0,))
    decide(match, YUGI)

    assert match.duel.state.turn.number == 2


def test_a_match_that_needs_a_winner_is_decided_by_an_extra_duel() -> None:
    match = Contest(DECKS, needs_winner=True)
    match.finish(YUGI)
    match.keep_decks()
    match.finish(KAIBA)
    match.call_time(3)
    assert match.told[None][-1] == TimeCalledBetween(True)
    match.keep_decks()
    began = [DuelBegan(3, (1, 1)), TimeCalled(EXTRA_DUEL, is_extra=True)]
    assert match.told[None][-4:-2] == began
    assert {each.reason for each in match.match.awaited()} == {Reason.SIGN}
    match.throw()
    match.answer(YUGI, (0,))
    decide(match, KAIBA)

    assert match.duel.state.turn.number == EXTRA_DUEL
    assert match.match.outcome is not None
    assert match.match.outcome.winners == (KAIBA,)
    assert match.match.outcome.reason == Score((1, 2))


def test_a_match_that_needs_a_winner_and_has_one_is_over_at_the_call() -> None:
    match = Contest(DECKS, needs_winner=True)
    match.finish(YUGI)
    match.call_time(3)

    assert match.match.outcome is not None
    assert match.match.outcome.winners == (YUGI,)


@pytest.mark.parametrize("best_of", [setups.SINGLE_DUEL, setups.MATCH])
def test_extra_duels_are_played_until_one_has_a_winner(best_of: int) -> None:
    match = Contest(DECKS, best_of=best_of, needs_winner=True)
    for number in range(best_of + 1):
        if number:
            match.keep_decks()
        match.finish()
    match.keep_decks()
    extra = "Extra duel · Yugi 0–0 Kaiba"
    board = YUGIOH.show(match.match, Reader(None, "en", ("Yugi", "Kaiba")))
    assert board.heading.startswith(extra)
    match.finish(KAIBA)

    assert match.match.outcome is not None
    assert match.match.outcome.winners == (KAIBA,)
    assert YUGIOH.wins(match.match) == (0, 1)


def test_a_single_duel_that_needs_a_winner_is_told_as_any_other() -> None:
    match = begun(best_of=setups.SINGLE_DUEL, needs_winner=True)
    reader = Reader(None, "en", ("Yugi", "Kaiba"))
    for audience, events in match.match.settle(KAIBA, Act.SURRENDER).items():
        match.told[audience] += events

    kinds = {type(event) for event in match.told[None]}
    assert not {DuelBegan, MatchEnded} & kinds
    assert YUGIOH.ended(match.match, reader).startswith("Yugi wins the duel: ")
    assert YUGIOH.score(match.match, reader, YUGI).startswith("8000–8000, turn 1")
    assert YUGIOH.wins(match.match) == (1, 0)


@pytest.mark.parametrize("needs_winner", [False, True])
def test_a_call_is_replayed(needs_winner: bool) -> None:
    match = begun(needs_winner=needs_winner)
    match.match.settle(YUGI, Act.SURRENDER)
    match.keep_decks()
    match.match.settle(KAIBA, Act.DRAW)
    match.answer(YUGI, ())
    match.call_time(3)
    again = opening.open_match(match.setup, BOOK)
    replay(again, match.match.journal)

    assert again.digest == match.match.digest
    assert again.outcome == match.match.outcome
    assert again.is_timed


def test_an_exchange_that_goes_on_keeps_what_was_answered() -> None:
    match = begun(needs_winner=True)
    match.match.settle(YUGI, Act.DRAW)
    match.answer(YUGI, ())
    match.call_time(3)

    assert isinstance(match.match.question, Together)
    assert [decision.seat for decision in match.match.awaited()] == [KAIBA]
