"""Wasteland: Dinosaurs, Zombies, and Rocks gain 200 ATK and DEF."""

from tests.table import Table, face_up, side

CARD = "Wasteland"


def test_monsters_of_both_players_gain() -> None:
    """FAQ 4337."""
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby", "Feral Imp"]),
        kaiba=side(field=["Giant Soldier of Stone"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").attack == 1700
    assert table.yugi.sees("Feral Imp").attack == 1300
    assert table.kaiba.sees("Giant Soldier of Stone").defense == 2200


def test_two_of_them_add_up() -> None:
    """FAQ 4337: one in the Field Zone of each player gives 400."""
    table = Table(yugi=side(field=["Uraby", face_up(CARD)]), kaiba=side(field=[face_up(CARD)]))

    assert table.yugi.sees("Uraby").attack == 1900
