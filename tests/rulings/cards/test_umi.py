"""Umi: water-dwellers gain 200 ATK and DEF, machines and fire lose them."""

from tests.table import Table, face_up, side


def test_it_changes_the_monsters_of_both_players_by_their_type() -> None:
    table = Table(
        yugi=side(field=["Great White", "Uraby", face_up("Umi")]),
        kaiba=side(field=["Mechanicalchaser"]),
    )

    assert table.yugi.sees("Great White").attack == 1800
    assert table.yugi.sees("Uraby").attack == 1500
    assert table.kaiba.sees("Mechanicalchaser").attack == 1650
    assert table.kaiba.sees("Mechanicalchaser").defense == 600
