"""Sakuretsu Armor: destroy the attacking monster."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side


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


def test_sakuretsu_armor_does_not_destroy_a_monster_whose_attack_was_negated() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Sakuretsu Armor", face_down("Draining Shield")]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.passes()
    table.kaiba.activates("Draining Shield", targeting="Uraby")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "GAIN", 1500)]
    assert table.yugi.monsters == ["Uraby"]


def test_sakuretsu_armor_does_not_destroy_a_monster_that_has_changed_sides() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=["Kuriboh", "Sakuretsu Armor", face_down("Enemy Controller")]),
    )
    table.yugi.attacks_with("Uraby", at="Kuriboh")
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.passes()
    table.kaiba.activates("Enemy Controller", targeting="Uraby", effect=1)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
