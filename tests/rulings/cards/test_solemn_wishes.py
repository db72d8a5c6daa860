"""Solemn Wishes: 500 LP each time you draw, of however many cards."""

from tests.table import Table, face_up, side

ON = face_up("Solemn Wishes")


def test_a_draw_of_two_cards_gains_500_once() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"], field=[ON]))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "GAIN", 500)]


def test_each_copy_gains_500() -> None:
    table = Table(yugi=side(field=[ON, ON]))
    table.turn_ends()
    assert table.life_changes() == []
    table.turn_ends()

    assert table.yugi.life == 9000
