"""Ego Boost: 1000 ATK for a Battle Phase, when an attack is declared."""

import pytest

from tests.table import Table, face_down, side


@pytest.mark.parametrize("target", ["Silver Fang", "Battle Ox"])
def test_any_face_up_monster_gains_until_the_battle_phase_ends(target: str) -> None:
    table = Table(
        yugi=side(field=["Silver Fang", "Battle Ox", face_down("Ego Boost")]),
        kaiba=side(field=["Gemini Elf"]),
    )
    before = table.yugi.sees(target).attack
    table.yugi.attacks_with("Silver Fang")
    table.yugi.activates("Ego Boost", targeting=target)
    table.chain_resolves()
    assert table.yugi.sees(target).attack == before + 1000
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    if target in table.yugi.monsters:
        assert table.yugi.sees(target).attack == before


def test_it_waits_for_a_declaration() -> None:
    table = Table(yugi=side(field=["Silver Fang", face_down("Ego Boost")]))
    assert not table.yugi.may("activate", "Ego Boost")
    table.yugi.attacks_with("Silver Fang")
    assert not table.yugi.may("activate", "Ego Boost", at="start of the damage step")
    table.everyone_passes()
