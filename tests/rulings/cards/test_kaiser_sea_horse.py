"""Kaiser Sea Horse: counts as two Tributes for a LIGHT monster."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side

KAISER = "Kaiser Sea Horse"


@pytest.mark.rule("MR-SUM-05")
def test_alone_it_is_enough_for_a_light_monster_of_level_7_or_higher() -> None:
    table = Table(yugi=side(field=[KAISER], hand=["Blue-Eyes White Dragon"]))
    table.yugi.summons("Blue-Eyes White Dragon")
    table.everyone_passes()

    assert table.yugi.monsters == ["Blue-Eyes White Dragon"]
    assert table.yugi.graveyard == [KAISER]


def test_face_down_and_for_a_set_it_counts_twice_as_well() -> None:
    table = Table(yugi=side(field=[face_down(KAISER)], hand=["Blue-Eyes White Dragon"]))

    assert table.yugi.may("Set", "Blue-Eyes White Dragon")
    assert table.yugi.may("Normal Summon", "Blue-Eyes White Dragon")


def test_its_player_may_count_it_once_and_tribute_another_too() -> None:
    table = Table(yugi=side(field=[KAISER, "Kuriboh"], hand=["Blue-Eyes White Dragon"]))
    table.yugi.summons("Blue-Eyes White Dragon", tributing=[KAISER, "Kuriboh"])
    table.everyone_passes()

    assert sorted(table.yugi.graveyard) == [KAISER, "Kuriboh"]


def test_for_another_attribute_it_counts_once() -> None:
    table = Table(yugi=side(field=[KAISER], hand=["Dark Magician", "Summoned Skull"]))

    assert not table.yugi.may("Normal Summon", "Dark Magician")
    assert table.yugi.may("Normal Summon", "Summoned Skull")


def test_while_its_effects_are_negated_it_counts_once_unless_it_lies_face_down() -> None:
    for kaiser, comes in ((attacking(KAISER), False), (face_down(KAISER), True)):
        table = Table(
            yugi=side(field=[kaiser, face_up("Skill Drain")], hand=["Blue-Eyes White Dragon"])
        )
        assert table.yugi.may("Normal Summon", "Blue-Eyes White Dragon") is comes
