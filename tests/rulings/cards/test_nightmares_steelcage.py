"""Nightmare's Steelcage: for two turns of the opponent nobody attacks."""

from tests.table import Table, side

CARD = "Nightmare's Steelcage"


def test_no_monster_attacks_until_the_end_of_the_opponents_second_turn() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=["Silver Fang"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    table.yugi.enters_battle_phase()
    assert not table.yugi.may("attack", "Uraby")
    table.turn_ends()
    table.kaiba.enters_battle_phase()
    assert not table.kaiba.may("attack", "Silver Fang")
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.spells == [CARD]
    table.turn_ends()

    assert table.yugi.graveyard == [CARD]
