"""Raimei: inflicts 300 damage."""

from tests.table import Table, side

CARD = "Raimei"


def test_it_inflicts_300_damage() -> None:
    """FAQ 4841."""
    table = Table(yugi=side(hand=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "EFFECT", -300)]
