"""Marshmallon: it stands in battle, and whoever attacks it face-down is hurt."""

import pytest

from tests.table import Table, defending, face_down, side


@pytest.mark.rule("MR-DSTEP-21")
def test_attacked_face_down_it_hurts_after_the_calculation() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[face_down("Marshmallon")]))
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Marshmallon"]
    assert table.life_changes() == [("yugi", "EFFECT", -1000)]


def test_attacked_face_up_it_only_stands() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[defending("Marshmallon")]))
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Marshmallon"]
    assert table.life_changes() == []


def test_turned_up_before_the_damage_step_it_does_not_hurt() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"], hand=["Swords of Revealing Light"]),
        kaiba=side(field=[face_down("Marshmallon")]),
    )
    table.yugi.activates("Swords of Revealing Light")
    table.everyone_passes()
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    assert table.life_changes() == []
