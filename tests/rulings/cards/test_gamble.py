"""Gamble: toss a coin; draw up to five cards, or skip the next turn."""

from engine.core.dice import Dice
from engine.yugioh.state.events.chance import Coin
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.turns import PhaseBegan, TurnBegan, TurnSkipped
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side
from tests.table.laying import SEED

SIX = ["Uraby", "Silver Fang", "Battle Ox", "Feral Imp", "Dark Blade", "Opticlops"]
HELD = side(hand=SIX)
SWORDS = "Swords of Revealing Light"
SIDES = [each.name.capitalize() for each in Coin]
DICE = Dice(SEED)
RIGHT, THEN_RIGHT = (SIDES[DICE.below(len(SIDES))] for _ in range(2))
WRONG, THEN_WRONG = (SIDES[1 - SIDES.index(each)] for each in (RIGHT, THEN_RIGHT))


def gambles(table: Table, call: str, at: str | None = None) -> None:
    """Activate Gamble and make that call."""
    table.yugi.activates("Gamble", at=at)
    table.everyone_passes()
    table.yugi.chooses(call)
    table.everyone_passes()


def ends_turn(table: Table, *, gambling: str = "") -> None:
    """Have the turn player end their turn, and discard what they have to.

    With `gambling` Gamble is activated in the End Phase with that call.
    """
    table.turn_player.ends_turn()
    if gambling:
        gambles(table, gambling, at="end phase")
    table.everyone_passes()
    if table.asked.endswith(Reason.HAND_LIMIT.name):
        table.turn_player.chooses("Mokey Mokey")
        table.everyone_passes()


def test_a_right_call_fills_the_hand_up_to_five_and_nothing_is_skipped() -> None:
    table = Table(yugi=side(field=["Gamble"], hand=["Kuriboh", "Uraby"]), kaiba=HELD)
    gambles(table, RIGHT)

    assert len(table.yugi.hand) == 5
    assert [event.why for event in table.happened(Moved)].count(Why.DRAWN) == 3
    ends_turn(table)
    ends_turn(table)
    assert table.turn_player is table.yugi
    assert table.happened(TurnSkipped) == []


def test_it_needs_six_cards_in_their_hand_and_two_or_fewer_in_ones_own() -> None:
    def may(mine: int, theirs: int) -> bool:
        held = side(field=["Gamble"], hand=SIX[:mine])
        return Table(yugi=held, kaiba=side(hand=SIX[:theirs])).yugi.may("activate", "Gamble")

    assert may(2, 6)
    assert may(0, 6)
    assert not may(3, 6)
    assert not may(2, 5)


def test_after_a_wrong_call_the_opponents_turn_is_followed_by_their_next_one() -> None:
    table = Table(yugi=side(field=["Gamble"]), kaiba=HELD)
    gambles(table, WRONG)
    ends_turn(table)
    assert table.turn_player is table.kaiba
    ends_turn(table)

    assert table.turn_player is table.kaiba
    assert [event.number for event in table.happened(TurnBegan)] == [4, 5, 6]
    assert [event.seat for event in table.happened(TurnSkipped)] == [table.yugi.seat]
    assert table.yugi.hand == []
    ends_turn(table)
    assert table.turn_player is table.yugi


def test_in_the_opponents_turn_it_skips_the_turn_that_comes_next() -> None:
    table = Table(yugi=side(field=["Gamble"]), kaiba=HELD, turn_player="kaiba")
    ends_turn(table, gambling=WRONG)

    assert table.turn_player is table.kaiba
    assert len(table.happened(TurnSkipped)) == 1


def test_two_of_them_in_a_turn_skip_one_turn() -> None:
    table = Table(yugi=side(field=["Gamble", "Gamble"]), kaiba=HELD)
    gambles(table, WRONG)
    gambles(table, THEN_WRONG)
    ends_turn(table)
    ends_turn(table)
    assert len(table.happened(TurnSkipped)) == 1
    ends_turn(table)

    assert table.turn_player is table.yugi


def test_no_phase_of_the_skipped_turn_begins_and_nothing_is_paid() -> None:
    peace = "Messenger of Peace"
    table = Table(yugi=side(field=["Gamble", face_up(peace)]), kaiba=HELD, turn_player="kaiba")
    ends_turn(table, gambling=WRONG)

    begun = [event.phase.name for event in table.happened(PhaseBegan)]
    assert begun == ["MAIN_1", "END", "DRAW", "STANDBY", "MAIN_1"]
    assert not table.was_asked(table.yugi, Reason.WHETHER)
    assert table.yugi.spells == [peace]


def test_a_phase_to_be_skipped_is_skipped_with_the_turn_and_not_once_more() -> None:
    table = Table(
        yugi=side(field=["Gamble"], deck=["Kuriboh", "Uraby", "Silver Fang"]),
        kaiba=side(hand=SIX, field=["Time Seal"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Time Seal")
    table.everyone_passes()
    ends_turn(table, gambling=WRONG)
    ends_turn(table)

    assert table.turn_player is table.yugi
    assert table.yugi.hand == ["Kuriboh"]


def test_the_skipped_turn_counts_for_swords_of_revealing_light() -> None:
    swords = side(hand=SIX, field=[face_up(SWORDS)])
    table = Table(yugi=side(field=["Gamble"]), kaiba=swords, turn_player="kaiba")
    ends_turn(table, gambling=WRONG)
    for _ in range(3):
        ends_turn(table)
        assert table.kaiba.spells == [SWORDS]
    assert table.turn_player is table.yugi
    ends_turn(table)

    assert table.kaiba.spells == []


def test_if_the_turn_that_should_end_swords_is_skipped_they_stay() -> None:
    swords = side(hand=SIX, field=[face_up(SWORDS)])
    table = Table(yugi=side(field=["Gamble"]), kaiba=swords)
    for _ in range(3):
        ends_turn(table)
    ends_turn(table, gambling=WRONG)
    assert len(table.happened(TurnSkipped)) == 1
    for _ in range(2):
        ends_turn(table)

    assert table.kaiba.spells == [SWORDS]
