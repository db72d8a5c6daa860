"""Tribute Doll: a monster makes way for one of Level 7 from the hand."""

import pytest

from tests.table import Table, side

CARD = "Tribute Doll"


def test_it_brings_a_monster_of_level_7_that_cannot_attack_this_turn() -> None:
    table = Table(yugi=side(hand=[CARD, "Buster Blader"], field=["Kuriboh"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.monsters == ["Buster Blader"]
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Buster Blader")


@pytest.mark.parametrize("held", ["Summoned Skull", "Gorz the Emissary of Darkness"])
def test_only_a_level_7_monster_that_can_be_normal_summoned_will_do(held: str) -> None:
    table = Table(yugi=side(hand=[CARD, held], field=["Kuriboh"]))

    assert table.yugi.may("activate", CARD) is (held != "Summoned Skull")
