"""Golem Dragon: other Dragons of its side are not attacked."""

from tests.table import Table, face_down, side

CARD = "Golem Dragon"


def test_other_face_up_dragons_cannot_be_attacked() -> None:
    """FAQ 8420: those that lie face-down can, and monsters of other Types."""
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[CARD, "Koumori Dragon", "Uraby", face_down("Luster Dragon")]),
    )
    table.yugi.attacks_with("Summoned Skull")

    assert sorted(table.options) == sorted([CARD, "Uraby", "Luster Dragon"])
    table.yugi.chooses(CARD)
    table.everyone_passes()
