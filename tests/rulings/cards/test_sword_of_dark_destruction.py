"""Sword of Dark Destruction: a DARK monster gains 400 ATK and loses 200 DEF."""

from tests.table import Table, side

CARD = "Sword of Dark Destruction"


def test_a_dark_monster_alone_is_equipped() -> None:
    """FAQ 4308."""
    table = Table(yugi=side(hand=[CARD], field=["Uraby", "Feral Imp"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    imp = table.yugi.sees("Feral Imp")
    assert (imp.attack, imp.defense) == (1700, 1200)
