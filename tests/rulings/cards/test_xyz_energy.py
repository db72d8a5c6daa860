"""Xyz Energy: a material of any Xyz Monster of yours destroys a face-up monster."""

import pytest

from tests.table import Table, face_down, side
from tests.table.laying import Lying

UTOPIA = "Number 39: Utopia"


@pytest.mark.rule("MR-XYZ-12")
def test_a_material_of_your_xyz_monster_is_the_price() -> None:
    table = Table(
        yugi=side(hand=["Xyz Energy"], field=[Lying(UTOPIA, materials=("Uraby",))]),
        kaiba=side(field=["Silver Fang", face_down("Summoned Skull")]),
    )
    table.yugi.activates("Xyz Energy")
    assert table.yugi.graveyard == ["Uraby"]
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Silver Fang"]


def test_without_a_material_of_your_own_it_cannot_be_activated() -> None:
    table = Table(
        yugi=side(hand=["Xyz Energy"], field=[UTOPIA]),
        kaiba=side(field=[Lying(UTOPIA, materials=("Uraby",))]),
    )

    assert not table.yugi.may("activate", "Xyz Energy")
