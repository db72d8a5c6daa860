"""Ookazi: inflict 800 damage to the opponent."""

from tests.table import Table, side


def test_it_inflicts_800_damage() -> None:
    table = Table(yugi=side(hand=["Ookazi"]))
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "EFFECT", -800)]


def test_it_can_win_the_duel() -> None:
    table = Table(yugi=side(hand=["Ookazi"]), kaiba=side(life=800))
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.result == ("yugi", "LIFE")
