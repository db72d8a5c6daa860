"""Aegis of the Ocean Dragon Lord: small WATER monsters are not destroyed for a turn."""

import pytest

from tests.table import Table, attacking, face_down, side

CARD, SMALL = "Aegis of the Ocean Dragon Lord", "Unifrog"


@pytest.mark.parametrize(("name", "stays"), [(SMALL, True), ("Great White", False)])
def test_neither_battle_nor_effects_destroy_those_of_level_3_or_less(
    name: str, stays: bool
) -> None:
    table = Table(
        yugi=side(field=[attacking(name), face_down(CARD)]),
        kaiba=side(hand=["Dark Hole"], field=[attacking("Summoned Skull")]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at=name)
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert (name in table.yugi.monsters) is stays

    table.kaiba.enters_main_phase_2()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    assert (name in table.yugi.monsters) is stays


def test_faq_8366_also_those_that_come_later_in_that_turn_and_not_in_the_next() -> None:
    table = Table(
        yugi=side(field=[face_down(CARD)], hand=[SMALL, "Dark Hole", "Raigeki"]),
        kaiba=side(hand=["Dark Hole"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.summons(SMALL)
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    assert table.yugi.monsters == [SMALL]

    table.turn_ends()
    table.kaiba.activates("Dark Hole")
    table.everyone_passes()
    assert table.yugi.monsters == []
