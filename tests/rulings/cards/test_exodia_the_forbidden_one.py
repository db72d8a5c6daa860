"""Exodia the Forbidden One: with all five pieces in the hand, its player wins."""

import pytest

from engine.yugioh.state.events.chain import Activated
from tests.table import Table, face_down, side

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


@pytest.mark.parametrize(("discarded", "wins"), [("Uraby", True), (PIECES[0], False)])
def test_the_pieces_are_looked_for_when_a_card_has_resolved(discarded: str, wins: bool) -> None:
    table = Table(
        yugi=side(hand=[*PIECES[:4], "Graceful Charity"], deck=[PIECES[4], "Uraby", "Uraby"])
    )
    table.yugi.activates("Graceful Charity")
    table.everyone_passes()
    assert table.result is None
    table.yugi.chooses(discarded, "Uraby")
    table.everyone_passes()

    assert (table.result is not None) is wins


def test_both_with_all_pieces_at_the_same_time_draw() -> None:
    table = Table(
        yugi=side(field=[face_down("Morphing Jar")], deck=PIECES), kaiba=side(deck=PIECES)
    )
    table.yugi.flip_summons("Morphing Jar")
    table.everyone_passes()

    assert table.result == ("", "CARD_EFFECT")
