"""Attacks that have been declared and cannot go on as they were: they end, or are replayed."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side

RAMPART = "Elemental HERO Rampart Blaster"
ENEMY_CONTROLLER = "Enemy Controller"


@pytest.mark.rule("MR-BATTLE-14")
@pytest.mark.parametrize("trap", ["Fiendish Chain", "Spellbinding Circle", "Shadow Spell"])
def test_an_attacker_that_comes_to_be_unable_to_attack_attacks_no_more(trap: str) -> None:
    table = Table(yugi=side(field=["Cyber Dragon"]), kaiba=side(field=[trap]))
    table.yugi.attacks_with("Cyber Dragon")
    table.kaiba.activates(trap)
    table.everyone_passes()

    assert table.life_changes() == []
    assert table.options == ["enter Main Phase 2", "end the turn"]


@pytest.mark.rule("MR-BATTLE-14")
def test_in_the_damage_step_the_battle_goes_on() -> None:
    table = Table(yugi=side(field=["Cyber Dragon"]), kaiba=side(field=["Shadow Spell"]))
    table.yugi.attacks_with("Cyber Dragon")
    table.kaiba.activates("Shadow Spell", at="start of the damage step")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1400)]


def test_what_may_only_declare_no_attack_goes_on_with_the_one_it_declared() -> None:
    table = Table(
        yugi=side(field=["Silver Fang"], hand=["Rush Recklessly"]),
        kaiba=side(field=[face_up("Messenger of Peace")]),
    )
    table.yugi.attacks_with("Silver Fang")
    table.yugi.activates("Rush Recklessly")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1900)]


@pytest.mark.rule("MR-BATTLE-14")
def test_a_second_attack_ends_with_what_granted_it() -> None:
    table = Table(yugi=side(field=["Hayabusa Knight"]), kaiba=side(field=["Skill Drain"]))
    table.yugi.attacks_with("Hayabusa Knight")
    table.everyone_passes()
    table.yugi.attacks_with("Hayabusa Knight")
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert [why for _, why, _ in table.life_changes()] == ["BATTLE", "COST"]


@pytest.mark.rule("MR-BATTLE-11")
def test_a_direct_attack_past_monsters_is_replayed_once_nothing_allows_it() -> None:
    table = Table(yugi=side(field=["Jinzo #7"]), kaiba=side(field=["Kuriboh", "Skill Drain"]))
    table.yugi.attacks_with("Jinzo #7", at="Direct")
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert (table.asked, table.options) == ("yugi REPLAY", ["Kuriboh"])
    table.yugi.attacks_again(at="Kuriboh")
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Kuriboh"]


@pytest.mark.rule("MR-BATTLE-14")
def test_a_direct_attack_that_is_forbidden_by_then_ends_without_another_target() -> None:
    table = Table(
        yugi=side(field=["Zombyra the Dark"], hand=["Mystical Space Typhoon"]),
        kaiba=side(field=[face_up("Skill Drain")]),
    )
    table.yugi.attacks_with("Zombyra the Dark")
    table.yugi.activates("Mystical Space Typhoon")
    table.everyone_passes()

    assert (table.asked, table.life_changes()) == ("yugi ACT", [])


def turned() -> Table:
    """Rampart Blaster attacks a monster, and is turned to Defense Position meanwhile."""
    table = Table(
        yugi=side(field=[attacking(RAMPART)]),
        kaiba=side(field=["Uraby", face_down(ENEMY_CONTROLLER)]),
    )
    table.yugi.attacks_with(RAMPART, at="Uraby")
    table.kaiba.activates(ENEMY_CONTROLLER)
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-BATTLE-11", "MR-BATTLE-12")
def test_turned_to_defense_position_it_may_go_on_directly_if_it_attacks_from_there() -> None:
    table = turned()
    assert (table.asked, table.options) == ("yugi REPLAY", ["Direct"])
    table.yugi.attacks_again()
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1000)]
    assert table.kaiba.monsters == ["Uraby"]


@pytest.mark.rule("MR-BATTLE-12")
def test_or_it_may_be_called_off() -> None:
    table = turned()
    table.yugi.calls_off()
    table.everyone_passes()

    assert (table.asked, table.life_changes()) == ("yugi ACT", [])


@pytest.mark.rule("MR-BATTLE-14")
def test_an_attack_from_defense_position_ends_with_what_allowed_it() -> None:
    table = Table(yugi=side(field=[defending(RAMPART)]), kaiba=side(field=["Skill Drain"]))
    table.yugi.attacks_with(RAMPART)
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert [why for _, why, _ in table.life_changes()] == ["COST"]
