"""Gachi Gachi Gantetsu: a material detached in its place; its side grows by the others."""

from tests.table import Table, side

CARD = "Gachi Gachi Gantetsu"
PAIR = ["Key Man the Key Warrior", "Vengeful Shinobi"]


def summoned() -> Table:
    """A table on which it was Xyz Summoned."""
    table = Table(yugi=side(field=[*PAIR, "Uraby"], extra=[CARD], hand=["Dark Hole"]))
    table.yugi.special_summons(CARD, using=PAIR)
    table.everyone_passes()
    return table


def test_monsters_of_its_side_gain_200_for_each_material() -> None:
    table = summoned()

    assert table.yugi.sees("Uraby").attack == 1900
    assert (table.yugi.sees(CARD).attack, table.yugi.sees(CARD).defense) == (900, 2200)


def test_a_material_goes_in_its_place() -> None:
    """FAQ 9576: no chain begins."""
    table = summoned()
    table.yugi.activates("Dark Hole")
    table.yugi.agrees()
    table.yugi.chooses("Vengeful Shinobi")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.sees(CARD).attack == 700
