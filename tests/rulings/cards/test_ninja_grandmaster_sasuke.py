"""Ninja Grandmaster Sasuke: a face-up defender falls before damage is calculated."""

import pytest

from engine.yugioh.state.events.battle import Battled
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

SASUKE = "Ninja Grandmaster Sasuke"
STONE = "Giant Soldier of Stone"


def attack(target: Lying, *more: Lying, mine: tuple[Lying, ...] = ()) -> Table:
    table = Table(
        yugi=side(field=[attacking(SASUKE), *mine]), kaiba=side(field=[target, *more])
    )
    table.yugi.attacks_with(SASUKE)
    table.everyone_passes()
    return table


def test_a_face_up_defender_is_destroyed_and_no_damage_calculated() -> None:
    table = attack(defending(STONE))

    assert table.kaiba.graveyard == [STONE]
    assert table.life_changes() == []
    assert table.happened(Battled) == []
    assert table.chains() == [[SASUKE]]


@pytest.mark.parametrize("target", [face_down(STONE), attacking(STONE)])
def test_any_other_target_is_fought(target: Lying) -> None:
    table = attack(target)

    assert table.chains() == []
    assert len(table.happened(Battled)) == 1


def test_what_it_destroys_is_not_destroyed_by_battle() -> None:
    table = attack(defending("Mystic Tomato"))

    assert table.kaiba.graveyard == ["Mystic Tomato"]
    assert table.chains() == [[SASUKE]]


def test_a_monster_that_stands_in_battle_is_destroyed_all_the_same() -> None:
    table = attack(defending("Marshmallon"))

    assert table.kaiba.graveyard == ["Marshmallon"]
    assert table.life_changes() == []


def test_where_its_effect_is_negated_the_battle_is_fought() -> None:
    table = attack(defending(STONE), face_up("Skill Drain"))

    assert table.kaiba.monsters == [STONE]
    assert table.life_changes() == [("yugi", "BATTLE", -200)]


def test_attacked_in_defense_position_itself_it_does_nothing() -> None:
    table = Table(yugi=side(field=[attacking(STONE)]), kaiba=side(field=[defending(SASUKE)]))
    table.yugi.attacks_with(STONE)
    table.everyone_passes()

    assert table.chains() == []
    assert table.kaiba.graveyard == [SASUKE]


def test_it_does_not_pierce_what_it_destroys() -> None:
    table = attack(defending("Petit Dragon"), mine=(face_up("Fairy Meteor Crush", on=SASUKE),))

    assert table.kaiba.graveyard == ["Petit Dragon"]
    assert table.life_changes() == []


def test_sangan_is_sent_to_the_graveyard_by_it() -> None:
    table = Table(
        yugi=side(field=[attacking(SASUKE)]),
        kaiba=side(field=[defending("Sangan")], deck=["Kuriboh", "Uraby"]),
    )
    table.yugi.attacks_with(SASUKE)
    table.kaiba.chooses("Kuriboh")
    table.everyone_passes()

    assert table.chains() == [[SASUKE], ["Sangan"]]
    assert table.kaiba.hand == ["Kuriboh"]
