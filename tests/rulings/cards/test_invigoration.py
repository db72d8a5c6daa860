"""Invigoration: an EARTH monster gains 400 ATK and loses 200 DEF."""

from tests.table import Table, side

CARD = "Invigoration"


def test_an_earth_monster_alone_is_equipped() -> None:
    """FAQ 4330."""
    table = Table(yugi=side(hand=[CARD], field=["Uraby", "Feral Imp"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    uraby = table.yugi.sees("Uraby")
    assert (uraby.attack, uraby.defense) == (1900, 600)
