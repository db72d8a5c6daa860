"""Sakuretsu Armor: destroy the attacking monster."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side


@pytest.mark.rule("MR-GLOS-31")
def test_sakuretsu_armor_targets_and_destroys_the_attacker() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Silver Fang"]), kaiba=side(field=["Sakuretsu Armor"])
    )
    table.yugi.attacks_with("Silver Fang")
    table.kaiba.activates("Sakuretsu Armor", targeting="Silver Fang")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.TARGET)
    assert table.yugi.monsters == ["Uraby"]


def test_sakuretsu_armor_does_not_destroy_an_attacker_turned_face_down() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Book of Moon"]), kaiba=side(field=["Sakuretsu Armor"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
