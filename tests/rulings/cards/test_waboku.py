"""Waboku: no battle damage and no destruction by battle for this turn."""

import pytest

from tests.table import Table, defending, side


def test_waboku_spares_the_player_and_their_monsters_until_the_end_of_the_turn() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Dark Magician"]),
        kaiba=side(field=["Uraby", defending("Silver Fang"), "Waboku"]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.yugi.attacks_with("Dark Magician", at="Silver Fang")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby", "Silver Fang"]
    assert table.kaiba.life == 8000


def test_waboku_does_not_spare_the_opponent() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=["Dark Magician", "Waboku"]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Waboku")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Uraby"]
    assert table.yugi.life == 7000


def test_waboku_also_spares_a_monster_that_comes_later() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Waboku", "Call of the Haunted"], graveyard=["Uraby"]),
    )
    table.yugi.ends_turn()
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.yugi.ends_turn()
    table.kaiba.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.life == 8000


def test_waboku_is_over_in_the_next_turn() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", "Waboku"]))
    table.yugi.ends_turn()
    table.kaiba.activates("Waboku")
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.kaiba.life == 7000


@pytest.mark.parametrize("name", ["Waboku", "Jar of Greed", "Mystical Space Typhoon"])
def test_a_card_that_changes_no_atk_is_not_activated_in_the_damage_step(name: str) -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Uraby", name, "Trap Hole"])
    )
    table.yugi.attacks_with("Summoned Skull")

    assert table.kaiba.may("activate", name, at="attack")
    assert not table.kaiba.may("activate", name, at="start of the damage step")
    assert not table.kaiba.may("activate", name, at="before damage calculation")
