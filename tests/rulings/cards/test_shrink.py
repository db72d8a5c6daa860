"""Shrink: the original ATK of a monster is halved until the end of the turn."""

import pytest

from tests.table import Table, attacking, face_down, side


@pytest.mark.rule("MR-GLOS-25")
def test_a_second_one_halves_what_is_the_original_atk_now() -> None:
    table = Table(yugi=side(hand=["Shrink", "Shrink"], field=["Dark Magician"]))
    table.yugi.activates("Shrink", targeting="Dark Magician")
    table.everyone_passes()
    table.yugi.activates("Shrink", targeting="Dark Magician")
    table.everyone_passes()

    assert table.yugi.sees("Dark Magician").attack == 625
    table.turn_ends()
    assert table.yugi.sees("Dark Magician").attack == 2500


@pytest.mark.rule("MR-GLOS-25")
def test_what_the_atk_was_set_to_before_is_undone() -> None:
    table = Table(
        yugi=side(hand=["Speed Warrior"]), kaiba=side(field=["Uraby", face_down("Shrink")])
    )
    table.yugi.summons("Speed Warrior")
    table.yugi.enters_battle_phase()
    table.yugi.activates("Speed Warrior")
    table.everyone_passes()
    assert table.yugi.sees("Speed Warrior").attack == 1800
    table.yugi.attacks_with("Speed Warrior")
    table.kaiba.activates("Shrink", targeting="Speed Warrior")
    table.chain_resolves()

    assert table.yugi.sees("Speed Warrior").attack == 450
    table.everyone_passes()


@pytest.mark.rule("MR-GLOS-25", "MR-GLOS-45")
def test_what_was_added_before_is_added_to_the_half() -> None:
    table = Table(
        yugi=side(hand=["Rush Recklessly", "Shrink"], field=[attacking("Dark Magician")])
    )
    table.yugi.activates("Rush Recklessly", targeting="Dark Magician")
    table.everyone_passes()
    table.yugi.activates("Shrink", targeting="Dark Magician")
    table.everyone_passes()

    assert table.yugi.sees("Dark Magician").attack == 1250 + 700
