"""Sonic Chick: monsters with 1900 or more ATK do not destroy it by battle."""

import pytest

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD = "Sonic Chick"


@pytest.mark.parametrize(("chick", "life"), [(attacking(CARD), 6400), (face_down(CARD), 8000)])
def test_it_stands_against_the_strong_and_the_damage_is_dealt(chick: Lying, life: int) -> None:
    table = Table(yugi=side(field=["Gemini Elf"]), kaiba=side(field=[chick]))
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]
    assert table.kaiba.life == life


def test_the_atk_at_damage_calculation_counts() -> None:
    weak = Table(yugi=side(field=["Dark Blade"]), kaiba=side(field=[attacking(CARD)]))
    weak.yugi.attacks_with("Dark Blade")
    weak.everyone_passes()
    assert weak.kaiba.graveyard == [CARD]

    rushed = Table(
        yugi=side(field=["Dark Blade", "Rush Recklessly"]), kaiba=side(field=[attacking(CARD)])
    )
    rushed.yugi.attacks_with("Dark Blade")
    rushed.yugi.activates("Rush Recklessly", targeting="Dark Blade")
    rushed.everyone_passes()
    assert rushed.kaiba.monsters == [CARD]
