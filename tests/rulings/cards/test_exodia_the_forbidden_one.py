"""Exodia the Forbidden One: with all five pieces in the hand, its player wins."""

import pytest

from engine.yugioh.state.events import Activated
from tests.table import Table, side

PIECES = [
    "Exodia the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
]


@pytest.mark.rule("MR-WIN-05", "MR-WIN-06")
@pytest.mark.parametrize("missing", PIECES)
def test_whichever_piece_comes_last_wins_without_a_chain(missing: str) -> None:
    table = Table(
        phase="draw phase", yugi=side(hand=[p for p in PIECES if p != missing], deck=[missing])
    )

    assert table.result == ("yugi", "CARD_EFFECT")
    assert table.happened(Activated) == []


@pytest.mark.rule("MR-WIN-06")
def test_it_wins_in_the_opponents_turn_too() -> None:
    table = Table(
        yugi=side(hand=PIECES[:4], field=["Jar of Greed"], deck=[PIECES[4]]),
        turn=4,
        turn_player="kaiba",
    )
    table.kaiba.ends_turn()
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.result == ("yugi", "CARD_EFFECT")


@pytest.mark.rule("MR-WIN-06")
def test_two_copies_of_a_piece_do_not_make_up_for_another() -> None:
    table = Table(phase="draw phase", yugi=side(hand=PIECES[:4], deck=[PIECES[1]]))

    assert table.result is None
