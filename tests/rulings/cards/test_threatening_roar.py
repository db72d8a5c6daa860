"""Threatening Roar: the opponent cannot declare an attack this turn."""

from tests.table import Table, face_down, side

ROAR = "Threatening Roar"


def test_no_attack_can_be_declared_that_turn_not_even_by_what_comes_later() -> None:
    table = Table(
        yugi=side(
            field=["Gemini Elf"],
            hand=["Silver Fang", "Monster Reborn"],
            graveyard=["Battle Ox"],
        ),
        kaiba=side(field=[face_down(ROAR)]),
    )
    table.yugi.summons("Silver Fang")
    table.kaiba.activates(ROAR)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting="Battle Ox")
    table.everyone_passes()
    table.yugi.enters_battle_phase()
    assert table.yugi.options("attack") == []
    table.turn_ends()
    table.turn_ends()
    table.yugi.enters_battle_phase()
    assert table.yugi.options("attack") == ["Gemini Elf", "Silver Fang", "Battle Ox"]


def test_an_attack_declared_already_goes_on() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down(ROAR)]))
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(ROAR)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1900


def test_it_cannot_be_activated_once_no_attack_can_come() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down(ROAR)]))
    table.yugi.attacks_with("Gemini Elf")
    assert not table.kaiba.may("activate", ROAR, at="start of the damage step")
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.ends_turn()
    assert not table.kaiba.may("activate", ROAR)
