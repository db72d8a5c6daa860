"""Sogen: Warriors and Beast-Warriors gain 200 ATK and DEF."""

from tests.table import Table, side

CARD = "Sogen"


def test_monsters_of_both_players_gain() -> None:
    """FAQ 4339."""
    table = Table(
        yugi=side(hand=[CARD], field=["Battle Ox", "Uraby"]),
        kaiba=side(field=["Judge Man"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Battle Ox").attack == 1900
    assert table.yugi.sees("Uraby").attack == 1500
    assert table.kaiba.sees("Judge Man").attack == 2400
