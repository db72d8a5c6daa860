"""Muzurhythm the String Djinn: an attacking "Djinn" Xyz Monster has its ATK doubled."""

import pytest

from tests.table import Table, face_up, side
from tests.table.laying import Lying

DJINN = "Muzurhythm the String Djinn"


@pytest.mark.rule("MR-DSTEP-03")
@pytest.mark.parametrize("at", ["start of the damage step", "before damage calculation"])
def test_its_atk_on_the_field_is_doubled_for_the_turn(at: str) -> None:
    table = Table(
        yugi=side(
            field=[
                Lying(DJINN, materials=("Kuriboh",)),
                face_up("Axe of Despair", on=DJINN),
            ]
        ),
        kaiba=side(field=["Blue-Eyes White Dragon"]),
    )
    table.yugi.attacks_with(DJINN)
    table.yugi.activates(DJINN, at=at)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 2000
    assert table.yugi.sees(DJINN).attack == 5000
    table.turn_ends()
    assert table.yugi.sees(DJINN).attack == 2500


def test_not_when_it_is_attacked_nor_directly_nor_twice_a_turn() -> None:
    attacked = Table(
        yugi=side(field=["Gemini Elf"]),
        kaiba=side(field=[Lying(DJINN, materials=("Kuriboh",))]),
    )
    attacked.yugi.attacks_with("Gemini Elf")
    attacked.everyone_passes()
    assert attacked.chains() == []
    assert attacked.kaiba.graveyard == [DJINN, "Kuriboh"]

    direct = Table(yugi=side(field=[Lying(DJINN, materials=("Kuriboh",))]))
    direct.yugi.attacks_with(DJINN)
    assert not direct.yugi.may("activate", DJINN, at="start of the damage step")
    direct.everyone_passes()
