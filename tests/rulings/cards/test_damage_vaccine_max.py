"""Damage Vaccine Ω MAX: the damage that was just taken comes back as Life Points."""

from tests.table import Table, face_down, side

VACCINE = "Damage Vaccine Ω MAX"


def test_battle_damage_comes_back() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down(VACCINE)]))
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(VACCINE, at="after damage calculation")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1900), ("kaiba", "GAIN", 1900)]


def test_so_does_the_damage_of_an_effect() -> None:
    table = Table(yugi=side(hand=["Ookazi"]), kaiba=side(field=[face_down(VACCINE)]))
    table.yugi.activates("Ookazi")
    table.chain_resolves()
    table.kaiba.activates(VACCINE)
    table.everyone_passes()

    assert table.kaiba.life == 8000
