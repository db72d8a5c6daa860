"""Sorcerous Spell Wall: 300 ATK in the turn of its controller, 300 DEF in the other one."""

from tests.table import Table, face_up, side

CARD = "Sorcerous Spell Wall"


def test_the_number_that_is_raised_goes_by_the_turn() -> None:
    table = Table(yugi=side(field=["Uraby", face_up(CARD)]), kaiba=side(field=["Uraby"]))
    mine = table.yugi.sees("Uraby")
    assert (mine.attack, mine.defense) == (1800, 800)
    assert table.kaiba.sees("Uraby").attack == 1500
    table.turn_ends()

    mine = table.yugi.sees("Uraby")
    assert (mine.attack, mine.defense) == (1500, 1100)
