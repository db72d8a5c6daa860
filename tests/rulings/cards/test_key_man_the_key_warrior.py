"""Key Man the Key Warrior: becomes Level 3 until the end of the turn."""

from tests.table import Table, side

CARD = "Key Man the Key Warrior"


def test_it_becomes_level_3_for_the_turn() -> None:
    """FAQ 9567."""
    table = Table(yugi=side(field=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).level == 3
    table.turn_ends()

    assert table.yugi.sees(CARD).level == 2
