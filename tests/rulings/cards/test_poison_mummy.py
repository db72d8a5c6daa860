"""Poison Mummy: FLIP: inflict 500 damage to the opponent."""

from tests.table import Table, face_down, side


def test_it_inflicts_500_damage_when_it_is_attacked() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down("Poison Mummy")]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "BATTLE", -300), ("yugi", "EFFECT", -500)]
