"""The Calculator: its ATK is 300 for each Level of its side."""

from tests.table import Table, face_down, side

CARD = "The Calculator"


def test_its_own_level_counts_and_changes_count_at_once() -> None:
    """FAQ 7436."""
    table = Table(
        yugi=side(field=[CARD, "Uraby", face_down("Summoned Skull")], hand=["Kuriboh"]),
        kaiba=side(field=["Battle Ox"]),
    )
    assert table.yugi.sees(CARD).attack == 300 * (2 + 4)
    table.yugi.summons("Kuriboh")

    assert table.yugi.sees(CARD).attack == 300 * (2 + 4 + 1)
