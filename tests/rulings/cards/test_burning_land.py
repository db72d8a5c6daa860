"""Burning Land: no Field Spells, and 500 damage to whose Standby Phase it is."""

from tests.table import Table, face_down, face_up, side

LAND = "Burning Land"


def test_it_destroys_the_field_spells_of_both_players_of_either_face() -> None:
    table = Table(
        yugi=side(hand=[LAND], field=[face_up("Mystic Plasma Zone")]),
        kaiba=side(field=[face_down("Mystic Plasma Zone")]),
    )
    table.yugi.activates(LAND)
    table.everyone_passes()

    assert table.yugi.field == [LAND]
    assert table.kaiba.field == []


def test_it_can_be_activated_where_there_is_no_field_spell() -> None:
    assert Table(yugi=side(hand=[LAND])).yugi.may("activate", LAND)


def test_the_turn_player_takes_500_damage_in_each_standby_phase() -> None:
    table = Table(yugi=side(field=[face_up(LAND)]))
    table.turn_ends()
    table.turn_ends()

    assert table.life_changes() == [("kaiba", "EFFECT", -500), ("yugi", "EFFECT", -500)]
