"""Wetlands: small WATER Aqua monsters on either field gain 1200 ATK."""

from tests.table import Table, face_up, side

LAND = "Wetlands"


def test_faq_7627_all_three_have_to_be_so_on_either_field() -> None:
    table = Table(
        yugi=side(field=[face_up(LAND), "Swap Frog", "Toon Mermaid", "Kuriboh"]),
        kaiba=side(field=["Unifrog"]),
    )

    assert table.yugi.sees("Swap Frog").attack == 2200
    assert table.kaiba.sees("Unifrog").attack == 1600
    assert table.yugi.sees("Toon Mermaid").attack == 1400
    assert table.yugi.sees("Kuriboh").attack == 300


def test_faq_7627_two_of_them_give_it_twice() -> None:
    table = Table(
        yugi=side(field=[face_up(LAND), "Swap Frog"]), kaiba=side(field=[face_up(LAND)])
    )

    assert table.yugi.sees("Swap Frog").attack == 3400
