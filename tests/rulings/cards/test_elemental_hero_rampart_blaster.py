"""Elemental HERO Rampart Blaster: direct attacks from Defense Position, with half its ATK."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side

BLASTER = "Elemental HERO Rampart Blaster"


@pytest.mark.rule("MR-BATTLE-05")
def test_in_defense_it_attacks_past_monsters_with_half_its_atk() -> None:
    table = Table(
        yugi=side(field=[defending(BLASTER)]), kaiba=side(field=["Blue-Eyes White Dragon"])
    )
    table.yugi.attacks_with(BLASTER, at="Direct")
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1000
    assert table.yugi.sees(BLASTER).position == "face-up Defense"
    assert table.yugi.sees(BLASTER).attack == 2000
    assert table.yugi.options("attack") == []


def test_what_it_gained_is_halved_too() -> None:
    table = Table(yugi=side(field=[defending(BLASTER), face_up("Axe of Despair", on=BLASTER)]))
    table.yugi.attacks_with(BLASTER)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1500


def test_in_attack_position_it_attacks_as_any_monster() -> None:
    table = Table(yugi=side(field=[attacking(BLASTER)]))
    table.yugi.attacks_with(BLASTER)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 2000


def test_turned_over_its_attack_ends() -> None:
    table = Table(
        yugi=side(field=[defending(BLASTER)]), kaiba=side(field=[face_down("Book of Moon")])
    )
    table.yugi.attacks_with(BLASTER)
    table.kaiba.activates("Book of Moon", targeting=BLASTER)
    table.everyone_passes()
    assert table.kaiba.life == 8000


def test_its_attack_can_be_negated() -> None:
    table = Table(
        yugi=side(field=[defending(BLASTER)]),
        kaiba=side(field=[face_down("Draining Shield")]),
    )
    table.yugi.attacks_with(BLASTER)
    table.kaiba.activates("Draining Shield", targeting=BLASTER)
    table.everyone_passes()
    assert table.kaiba.life == 8000 + 2000
