"""Slacker Magician: spared by battle once a turn, and a shield against what targets it."""

import pytest

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

SLACKER = Lying("Slacker Magician", materials=("Kuriboh",))


@pytest.mark.rule("MR-GLOS-27")
def test_it_stands_the_first_battle_of_a_turn_and_falls_in_the_second() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Gemini Elf"]),
        kaiba=side(field=[attacking("Slacker Magician")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Slacker Magician"]
    assert table.kaiba.life == 8000 - 1700

    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Slacker Magician"]


def test_a_battle_it_wins_or_stands_anyway_leaves_it_the_once() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Summoned Skull"]),
        kaiba=side(field=[defending("Slacker Magician")]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Slacker Magician"]


def test_it_is_spared_anew_in_each_turn() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"]), kaiba=side(field=[attacking("Slacker Magician")])
    )
    for _ in range(2):
        table.yugi.attacks_with("Gemini Elf")
        table.everyone_passes()
        table.turn_ends()
        table.turn_ends()
    assert table.kaiba.monsters == ["Slacker Magician"]
    assert table.kaiba.life == 8000 - 2 * 1700


def test_turned_face_down_in_between_it_is_spared_again() -> None:
    table = Table(
        yugi=side(
            field=["Blue-Eyes White Dragon", "Summoned Skull", face_down("Book of Moon")]
        ),
        kaiba=side(field=[attacking("Slacker Magician")]),
    )
    table.yugi.attacks_with("Blue-Eyes White Dragon")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting="Slacker Magician")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()
    assert table.kaiba.monsters == ["Slacker Magician"]


def test_a_material_negates_the_activation_of_what_targets_it() -> None:
    table = Table(
        yugi=side(field=[face_down("Raigeki Break")], hand=["Silver Fang"]),
        kaiba=side(field=[SLACKER, "Mokey Mokey"]),
    )
    table.yugi.activates("Raigeki Break", targeting="Slacker Magician")
    table.kaiba.activates("Slacker Magician")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Slacker Magician", "Mokey Mokey"]
    assert table.kaiba.graveyard == ["Kuriboh"]
    assert table.yugi.graveyard == ["Silver Fang", "Raigeki Break"]


def test_a_monster_whose_effect_targets_it_is_destroyed() -> None:
    table = Table(yugi=side(field=[face_down("Man-Eater Bug")]), kaiba=side(field=[SLACKER]))
    table.yugi.flip_summons("Man-Eater Bug")
    table.yugi.chooses("Slacker Magician")
    table.kaiba.activates("Slacker Magician")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Slacker Magician"]
    assert table.yugi.graveyard == ["Man-Eater Bug"]


def test_what_targets_another_monster_is_not_its_concern() -> None:
    table = Table(yugi=side(field=["Exiled Force"]), kaiba=side(field=[SLACKER, "Silver Fang"]))
    table.yugi.activates("Exiled Force", targeting="Silver Fang")
    assert not table.kaiba.may("activate", "Slacker Magician")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Silver Fang"]
