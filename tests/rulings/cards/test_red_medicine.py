"""Red Medicine: gain 500 Life Points."""

from tests.table import Table, side


def test_its_player_gains_500() -> None:
    table = Table(yugi=side(hand=["Red Medicine"]))
    table.yugi.activates("Red Medicine")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "GAIN", 500)]
