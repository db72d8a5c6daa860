"""Magna Drago: 200 ATK for each time it inflicts battle damage."""

from tests.table import Table, side


def test_it_grows_with_each_damage_and_stays_so() -> None:
    table = Table(yugi=side(field=["Magna Drago"]))
    table.yugi.attacks_with("Magna Drago")
    table.everyone_passes()
    assert table.yugi.sees("Magna Drago").attack == 1600
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Magna Drago")
    table.everyone_passes()
    assert table.yugi.sees("Magna Drago").attack == 1800
    assert table.kaiba.life == 8000 - 1400 - 1600


def test_damage_that_its_own_player_takes_is_none_of_it() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=["Magna Drago"]))
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    assert table.chains() == []
