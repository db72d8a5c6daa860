"""Poison of the Old Man: gain 1200 or inflict 800, as its player says at activation."""

from tests.table import Table, side

POISON = "Poison of the Old Man"


def test_either_effect_can_be_activated() -> None:
    table = Table(yugi=side(hand=[POISON, POISON]))
    offered = table.options
    assert offered.count(f"activate {POISON}") == 2

    table.yugi.activates(POISON)
    table.everyone_passes()
    assert table.yugi.life == 9200
    assert table.kaiba.life == 8000
