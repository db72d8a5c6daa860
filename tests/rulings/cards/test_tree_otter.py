"""Tree Otter: beside another Beast, a monster gains 1000 ATK."""

from tests.table import Table, face_down, side

CARD = "Tree Otter"


def test_it_needs_another_beast() -> None:
    """FAQ 7844."""
    alone = Table(yugi=side(field=[CARD, "Uraby"]))
    assert not alone.yugi.may("activate", CARD)
    table = Table(yugi=side(field=[CARD, "Silver Fang"]))
    table.yugi.activates(CARD, targeting=CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2200


def test_also_as_it_resolves() -> None:
    """FAQ 7844."""
    table = Table(
        yugi=side(field=[CARD, "Silver Fang"]),
        kaiba=side(field=[face_down("Compulsory Evacuation Device")]),
    )
    table.yugi.activates(CARD, targeting=CARD)
    table.kaiba.activates("Compulsory Evacuation Device", targeting="Silver Fang")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 1200
