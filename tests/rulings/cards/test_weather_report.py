"""Weather Report: without the Swords of Revealing Light one may battle twice."""

import pytest

from engine.yugioh.language import Phase
from engine.yugioh.state.events.turns import PhaseBegan
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

REPORT, SWORDS = "Weather Report", "Swords of Revealing Light"
FANG = "Silver Fang"


def battles(table: Table) -> int:
    return sum(event.phase is Phase.BATTLE for event in table.happened(PhaseBegan))


def flipped(*theirs: Lying, swords: int = 1) -> Table:
    table = Table(
        yugi=side(field=[face_down(REPORT), attacking(FANG)]),
        kaiba=side(field=[*(face_up(SWORDS) for _ in range(swords)), *theirs]),
    )
    table.yugi.flip_summons(REPORT)
    table.everyone_passes()
    return table


def test_each_monster_attacks_once_in_each_of_two_battle_phases() -> None:
    table = flipped()
    table.yugi.attacks_with(FANG)
    table.everyone_passes()
    assert not table.yugi.may("attack", FANG)
    table.yugi.leaves_battle_phase()
    table.yugi.agrees()
    table.yugi.attacks_with(FANG)
    table.everyone_passes()

    assert not table.yugi.may("attack", FANG)
    assert table.life_changes() == [("kaiba", "BATTLE", -1200)] * 2
    table.yugi.enters_main_phase_2()
    assert battles(table) == 2


def test_the_second_one_may_be_left_out() -> None:
    table = flipped()
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.yugi.declines()
    table.everyone_passes()

    assert battles(table) == 1
    assert table.phase == "main phase 2"


def test_without_swords_nothing_comes_of_it() -> None:
    table = flipped(swords=0)
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert table.chains() == [[REPORT]]
    assert battles(table) == 1


@pytest.mark.parametrize("mine", [True, False])
def test_swords_that_lie_face_down_or_on_the_own_side_stay(mine: bool) -> None:
    table = Table(
        yugi=side(field=[face_down(REPORT), *([face_up(SWORDS)] if mine else [])]),
        kaiba=side(field=[] if mine else [face_down(SWORDS)]),
    )
    table.yugi.flip_summons(REPORT)
    table.everyone_passes()

    assert SWORDS in table.yugi.spells + table.kaiba.spells


def test_all_swords_are_destroyed_and_two_battle_phases_are_the_most() -> None:
    table = flipped(swords=2)
    assert table.kaiba.graveyard == [SWORDS, SWORDS]
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.yugi.agrees()
    table.everyone_passes()
    table.yugi.enters_main_phase_2()

    assert battles(table) == 2


def test_it_counts_for_one_turn() -> None:
    table = flipped()
    table.yugi.enters_battle_phase()
    table.yugi.leaves_battle_phase()
    table.yugi.declines()
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert battles(table) == 2


def test_flipped_in_the_turn_of_the_opponent_it_counts_for_the_next_own_one() -> None:
    table = Table(
        yugi=side(field=[face_down(REPORT)]),
        kaiba=side(field=[attacking("Petit Dragon"), face_up(SWORDS)]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Petit Dragon")
    table.everyone_passes()
    table.turn_ends()
    table.yugi.changes_position(REPORT)
    table.yugi.attacks_with(REPORT, at="Petit Dragon")
    table.everyone_passes()
    table.yugi.leaves_battle_phase()
    table.yugi.agrees()
    table.yugi.attacks_with(REPORT)
    table.everyone_passes()

    assert battles(table) == 3


def test_an_effect_that_ends_the_first_leaves_the_second() -> None:
    table = flipped(face_down("Negate Attack"))
    table.yugi.attacks_with(FANG)
    table.kaiba.activates("Negate Attack")
    table.yugi.agrees()
    table.yugi.attacks_with(FANG)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1200)]


def test_a_monster_that_attacked_in_the_first_cannot_turn_after_it() -> None:
    table = flipped()
    table.yugi.attacks_with(FANG)
    table.everyone_passes()
    table.yugi.leaves_battle_phase()
    table.yugi.agrees()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("change position", FANG)
