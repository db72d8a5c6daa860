"""Elemental HERO Bladedge: its ATK goes through a monster in Defense Position."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Elemental HERO Bladedge"
ATTACK = 2600


def attacked(target: Lying, *more: Lying) -> Table:
    table = Table(yugi=side(field=[attacking(CARD)]), kaiba=side(field=[target, *more]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    return table


@pytest.mark.parametrize("target", [defending("Gemini Elf"), face_down("Gemini Elf")])
def test_it_pierces_what_lies_face_down_too(target: Lying) -> None:
    assert attacked(target).life_changes() == [("kaiba", "BATTLE", 900 - ATTACK)]


def test_an_attack_position_monster_is_nothing_to_pierce() -> None:
    table = attacked(attacking("Petit Dragon"))

    assert table.life_changes() == [("kaiba", "BATTLE", 600 - ATTACK)]


def test_a_monster_that_stands_in_battle_does_not_stop_the_damage() -> None:
    table = attacked(defending("Marshmallon"))

    assert table.kaiba.monsters == ["Marshmallon"]
    assert table.life_changes()[0] == ("kaiba", "BATTLE", 500 - ATTACK)


def test_with_its_effect_negated_it_does_not_pierce() -> None:
    table = attacked(defending("Gemini Elf"), face_up("Skill Drain"))

    assert table.kaiba.graveyard == ["Gemini Elf"]
    assert table.life_changes() == []
