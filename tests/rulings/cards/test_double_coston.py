"""Double Coston: counts as two Tributes for a DARK monster."""

import pytest

from tests.table import Table, side

CARD = "Double Coston"


@pytest.mark.rule("MR-SUM-05")
def test_alone_it_is_enough_for_a_dark_monster_of_level_7_or_higher() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Dark Magician"]))
    table.yugi.summons("Dark Magician")
    table.everyone_passes()

    assert table.yugi.monsters == ["Dark Magician"]


def test_for_another_attribute_it_counts_once() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Blue-Eyes White Dragon"]))

    assert not table.yugi.may("Normal Summon", "Blue-Eyes White Dragon")
