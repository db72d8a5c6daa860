"""Hieroglyph Lithograph: for 1000 LP you may hold seven cards for the rest of the Duel."""

from tests.table import Table, side

HELD = ["Uraby"] * 7


def test_seven_cards_are_kept_at_the_end_of_this_turn_and_of_later_ones() -> None:
    table = Table(yugi=side(hand=["Hieroglyph Lithograph", *HELD], deck=["Uraby"] * 3))
    table.yugi.activates("Hieroglyph Lithograph")
    table.everyone_passes()
    table.turn_ends()
    assert len(table.yugi.hand) == 7
    table.turn_ends()
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.asked == "yugi HAND_LIMIT"
    table.yugi.chooses("Uraby")
    assert len(table.yugi.hand) == 7
