"""Juragedo: comes in the Battle Step, and gives its strength away."""

from tests.table import Table, side

JURAGEDO = "Juragedo"


def test_in_the_battle_step_it_comes_and_1000_life_points_with_it() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(hand=[JURAGEDO]))
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates(JURAGEDO)
    table.yugi.attacks_again(at=JURAGEDO)
    table.everyone_passes()

    assert table.kaiba.life == 9000
    assert table.yugi.graveyard == ["Uraby"]


def test_tributed_it_gives_1000_atk_until_the_end_of_the_next_turn() -> None:
    table = Table(yugi=side(field=[JURAGEDO, "Uraby"]))
    table.yugi.activates(JURAGEDO, targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.sees("Uraby").attack == 2500

    table.turn_ends()
    assert table.yugi.sees("Uraby").attack == 2500
    table.turn_ends()
    assert table.yugi.sees("Uraby").attack == 1500
