"""The Unfriendly Amazon: Tribute another monster in each of your Standby Phases, or lose it."""

import pytest

from tests.table import Table, face_down, face_up, side

AMAZON = "The Unfriendly Amazon"


def test_without_another_monster_it_is_destroyed() -> None:
    table = Table(kaiba=side(field=[AMAZON]))
    table.turn_ends()

    assert table.kaiba.graveyard == [AMAZON]


def test_a_face_down_monster_can_be_tributed_for_it() -> None:
    table = Table(kaiba=side(field=[AMAZON, face_down("Uraby")]))
    table.yugi.ends_turn()
    table.kaiba.agrees()
    table.everyone_passes()

    assert table.kaiba.monsters == [AMAZON]
    assert table.kaiba.graveyard == ["Uraby"]


def test_its_controller_may_let_it_go_instead() -> None:
    table = Table(kaiba=side(field=[AMAZON, "Uraby"]))
    table.yugi.ends_turn()
    table.kaiba.declines()
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]


@pytest.mark.rule("MR-GLOS-15")
def test_as_an_equip_card_it_asks_for_nothing() -> None:
    table = Table(
        kaiba=side(field=["Relinquished", "Uraby", face_up(AMAZON, "S1", on="Relinquished")])
    )
    table.turn_ends()

    assert table.kaiba.field == ["Relinquished", "Uraby", AMAZON]
