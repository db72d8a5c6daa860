"""Morphing Jar: flipped, both discard their hands and draw 5 cards."""

import pytest

from tests.table import Table, face_down, side

SIX = ["Kuriboh"] * 6


def test_flipped_it_has_both_discard_their_hands_and_draw_five() -> None:
    table = Table(
        yugi=side(field=[face_down("Morphing Jar")], hand=["Uraby"], deck=SIX),
        kaiba=side(hand=["Feral Imp", "Sangan"], deck=SIX),
    )
    table.yugi.flip_summons("Morphing Jar")
    table.everyone_passes()

    assert table.yugi.hand == table.kaiba.hand == ["Kuriboh"] * 5
    assert (table.yugi.graveyard, table.kaiba.graveyard) == (["Uraby"], ["Feral Imp", "Sangan"])


def test_without_a_hand_both_draw_all_the_same() -> None:
    table = Table(yugi=side(field=[face_down("Morphing Jar")], deck=SIX), kaiba=side(deck=SIX))
    table.yugi.flip_summons("Morphing Jar")
    table.everyone_passes()

    assert table.yugi.hand == table.kaiba.hand == ["Kuriboh"] * 5


@pytest.mark.rule("MR-WIN-07")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [(4, 5, "kaiba"), (5, 4, "yugi"), (4, 4, ""), (0, 0, "")],
)
def test_who_cannot_draw_five_loses_and_if_neither_can_it_is_a_draw(
    mine: int, theirs: int, winner: str
) -> None:
    table = Table(
        yugi=side(field=[face_down("Morphing Jar")], deck=SIX[:mine]),
        kaiba=side(deck=SIX[:theirs]),
    )
    table.yugi.flip_summons("Morphing Jar")
    table.everyone_passes()

    assert table.result == (winner, "DECK_OUT")
